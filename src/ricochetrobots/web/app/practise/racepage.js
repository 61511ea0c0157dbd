// A race of ten puzzles by link: the link and who has run it, then the race beside the friend's recorded run.

import { RaceHome } from "./racehome.js";
import { RaceRun } from "./racerun.js";
import { playerNow } from "./record.js";
import { Button } from "../components/button.js";
import { Problem } from "../frame/problem.js";
import { fragment, goInstead } from "../frame/router.js";
import { newSeed } from "../../rules/practise/puzzlename.js";
import { raceText, readRace } from "../../rules/practise/race.js";
import { gradeOfRating } from "../../rules/practise/rating.js";
import { NEAR, wantedOf } from "../../rules/practise/wanted.js";
import { choosing, races } from "../../store/practise.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/practise/race.js").Race} Race */

export function RacePage() {
  const [race, setRace] = useState(() => readRace(fragment.value) ?? latestRace() ?? newRace());
  const [running, setRunning] = useState(false);
  const text = raceText({ ...race, run: null });
  const anchor = fragment.value;
  useEffect(() => {
    const linked = readRace(anchor);
    if (linked) setRace(linked);
  }, [anchor]);
  useEffect(() => {
    races.change((before) => ({ ...before, latest: raceText(race) }));
  // oxlint-disable-next-line react/exhaustive-deps -- stored once for each race
  }, [text]);

  function another() {
    const made = newRace();
    setRace(made);
    goInstead("/practise/race");
  }

  if (anchor && !readRace(anchor)) {
    return html`<${Problem} title=${t("race-title")}
      words=${t("race-link-faulty")}><${Button} kind="main" onClick=${another}>${t("race-new")}</></>`;
  }

  return running
    ? html`<${RaceRun} race=${race} onDone=${() => setRunning(false)} />`
    : html`<${RaceHome} race=${race} onStart=${() => setRunning(true)} onNew=${another} />`;
}


function latestRace() {
  const { latest } = races.value;
  return latest === null ? null : readRace(latest);
}

/** Returns a race of the grade, the moves and the box of the choice. @returns {Race} */
function newRace() {
  const { choice } = choosing.value;
  const { rating } = playerNow();
  const grade = choice.grade === NEAR ? gradeOfRating(rating) : choice.grade;
  return { seed: newSeed(), wanted: wantedOf({ ...choice, grade, themes: [] }, 0, rating), run: null };
}
