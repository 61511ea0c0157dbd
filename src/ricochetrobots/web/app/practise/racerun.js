// The race itself: ten puzzles on the board, the player's row and the friend's row. The clock stands still while the page
// is hidden, and the board is then empty.

import { draw } from "./dealer.js";
import { solverWords } from "./practisewords.js";
import { QuickPad, quickWords, useQuick } from "./quick.js";
import { friendName } from "./racehome.js";
import { note } from "./record.js";
import { createStopwatch } from "./stopwatch.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { Sign } from "../components/sign.js";
import { say, sayNow } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { useWakeLock } from "../frame/wakelock.js";
import { ChipSigns } from "../hand/chipline.js";
import { MoveList } from "../hand/handpad.js";
import { overSeconds, passSeconds, placeAt, RACE_LENGTH, raceText } from "../../rules/practise/race.js";
import { myName } from "../../store/person.js";
import { races } from "../../store/practise.js";
import { html, useEffect, useMemo, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {import("../../rules/practise/race.js").Race} Race */

const TICK_MS = 200;
/** While the puzzles are made, the progress is spoken at most this often. */
const SPOKEN_MS = 5000;

/** @param {{race: Race, onDone: () => void}} props */
export function RaceRun({ race, onDone }) {
  const [ready, setReady] = useState(/** @type {readonly Drawn[]} */ ([]));
  useFrame({ screen: "game", title: t("race-title"), facts: [t("race-title")], back: "/practise" });
  useEffect(() => {
    let over = false;
    let spoken = performance.now();
    (async () => {
      /** @type {Drawn[]} */
      const found = [];
      for (let index = 0; index < RACE_LENGTH; index += 1) {
        found.push(await draw({ seed: race.seed, index, wanted: race.wanted }));
        if (over) return;
        setReady([...found]);
        if (found.length < RACE_LENGTH && performance.now() - spoken < SPOKEN_MS) continue;
        spoken = performance.now();
        say(t("race-preparing", { count: found.length }));
      }
    })().catch((error) => {
      if (over) return;
      showMessage({ words: solverWords(error), urgent: true });
      onDone();
    });
    return () => void (over = true);
  // oxlint-disable-next-line react/exhaustive-deps -- the race stays the same while it is run
  }, []);
  if (ready.length === RACE_LENGTH) return html`<${Running} race=${race} puzzles=${ready} onDone=${onDone} />`;
  return html`<${Panel}><${Title}>${t("race-title")}</><p>${t("race-preparing", { count: ready.length })}</p></>`;
}

/** Returns what is left of a race that was interrupted, or its beginning. @param {string} key */
function begunRace(key) {
  const { open } = races.value;
  return open?.race === key ? open : { race: key, seconds: [], spent: 0, moves: [] };
}

/** @param {{race: Race, puzzles: readonly Drawn[], onDone: () => void}} props */
function Running({ race, puzzles, onDone }) {
  const key = raceText({ ...race, run: null });
  // oxlint-disable-next-line react/exhaustive-deps -- read once, because `keep` changes it
  const begun = useMemo(() => begunRace(key), []);
  const [seconds, setSeconds] = useState(begun.seconds);
  const [paused, setPaused] = useState(begun.seconds.length > 0 || begun.spent > 0);
  const [now, setNow] = useState(0);
  const at = seconds.length;
  const watch = useMemo(() => createStopwatch(at === begun.seconds.length ? begun.spent : 0), [at, begun]);
  const quick = useQuick(puzzles[at] ?? null, {
    exact: false, kept: at === begun.seconds.length ? begun.moves : [],
    onSolved: (moves) => finish(overSeconds(moves, puzzles[at].path.length)),
  }, paused);
  const shown = Boolean(quick?.board.value);
  const moves = quick?.trial.value.moves ?? [];
  const elapsed = seconds.reduce((sum, each) => sum + each, 0) + watch.seconds();
  const ghost = race.run;
  useWakeLock(!paused);
  useFrame({ screen: "game", title: t("race-title"), facts: [t("race-title")], aside: placeWords(at, ghost, elapsed), back: "/practise" });

  /** Ends a puzzle; `more` seconds are added. @param {number} more */
  function finish(more) {
    watch.stop();
    const next = [...seconds, watch.seconds() + more];
    if (more > 0) sayNow(t("race-over-say", { seconds: more }));
    else cue("success");
    keep(next, 0, []);
    if (next.length < RACE_LENGTH) {
      setSeconds(next);
      return;
    }
    races.change((before) => ({ ...before, open: null, runs: { ...before.runs, [key]: { name: myName.value, seconds: next } } }));
    note({ quick: RACE_LENGTH });
    onDone();
  }

  function pass() {
    if (quick && !paused && !quick.done.value) finish(passSeconds);
  }

  /** @param {readonly number[]} behind @param {number} spent @param {readonly string[]} made */
  function keep(behind, spent, made) {
    races.change((before) => ({ ...before, open: { race: key, seconds: behind, spent, moves: made } }));
  }

  useEffect(() => {
    if (shown && !paused) watch.start();
  }, [shown, quick, paused, watch]);
  useEffect(() => {
    const rest = () => {
      if (quick?.done.value) return;
      watch.stop();
      keep(seconds, watch.seconds(), quick?.trial.value.moves ?? []);
    };
    const hidden = () => {
      if (!document.hidden) return;
      rest();
      setPaused(true);
    };
    document.addEventListener("visibilitychange", hidden);
    const ticks = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      clearInterval(ticks);
      if (!paused) rest();
    };
  // oxlint-disable-next-line react/exhaustive-deps -- `watch` and `keep` change with `seconds`
  }, [quick, paused, seconds]);
  return html`
    <${Panel} class="practise-running" data-now=${now > 0}>
      <${Title} class=${paused ? "" : "unseen"}
        focusOn=${`${at} ${paused}`}>
        ${paused ? t("race-paused") : quick ? quickWords(quick) : t("race-title")}</>
      ${paused && html`<p class="note">${t("race-paused-note")}</p>`}
      <${Row} name=${myName.value || t("race-you")} seat=${0} done=${at} time=${elapsed} />
      ${ghost && html`<${Row} name=${friendName(ghost)} seat=${1} done=${placeAt(ghost, elapsed)}
        time=${Math.min(elapsed, ghost.seconds.reduce((sum, each) => sum + each, 0))} />`}
      ${quick && !paused && html`<p class="rush-aim"><${ChipSigns} chip=${quick.chip.value} /><b>${t("rush-in", { moves: quick.best })}</b>
        </p>`}
      ${moves.length > 0 && !paused && html`<${MoveList} moves=${moves} label=${t("moves-so-far")} />`}
    </>
    <${Sheet}>
      ${paused
        ? html`<div class="buttons"><${Button} kind="main" onClick=${() => setPaused(false)}>${t("race-continue")}</></div>`
        : quick && html`<${QuickPad} quick=${quick} onPass=${pass} />`}
    </>
  `;
}

/** @param {number} at @param {Race["run"]} ghost @param {number} elapsed */
function placeWords(at, ghost, elapsed) {
  if (!ghost) return t("race-place", { count: Math.min(at + 1, RACE_LENGTH) });
  const places = placeAt(ghost, elapsed) - at;
  const values = { name: friendName(ghost), places: Math.abs(places) };
  return places > 0 ? t("race-ahead", values) : places < 0 ? t("race-behind", values) : t("race-level", values);
}

/**
 * A row of ten boxes: ticks for the puzzles behind, the number of the present one, and the time.
 * @param {{name: string, seat: number, done: number, time: number}} props
 */
function Row({ name, seat, done, time }) {
  return html`
    <div class="race-row" role="img" aria-label=${t("race-row", { name, done, time: clockTime(time) })}>
      <${Sign} seat=${seat} name=${name} />
      <span class="race-boxes">
        ${Array.from({ length: RACE_LENGTH }, (_, place) => html`<span key=${place}
        class=${place < done ? "full" : place === done ? "now" : ""}>${place < done ? html`<${Icon} name="check" size=${14} />` : place + 1}
        </span>`)}</span>
      <b>${clockTime(time)}</b>
    </div>
  `;
}
