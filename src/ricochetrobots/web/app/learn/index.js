// The page for learning by playing: ten small boards, solved with keys, mouse or finger.

import { LESSONS } from "./lessons.js";
import { learned, noteLearned } from "./progress.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { go } from "../frame/router.js";
import { MoveList } from "../hand/handpad.js";
import { Pad, Solved, usePractice } from "../solve/exercise.js";
import { Aim } from "../solve/solvable.js";
import { BIDS } from "../../rules/constants.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../solve/exercise.js").Practice} Practice */
/** @typedef {import("./lessons.js").Lesson} Lesson */

/** The number of keys that fit on a pad. */
const KEYS = 7;
const NUMBERS = Array.from({ length: KEYS }, (_, index) => BIDS.least + index);
/** Matches a board of 6 x 5, for which learn.css reserves room before it is loaded. */
const SMALL = /^6x5:/;

export function LearnPage() {
  const [at, setAt] = useState(firstNew);
  const lesson = LESSONS[at];
  const [solvedIn, setSolvedIn] = useState(/** @type {number | null} */ (null));
  const practice = /** @type {Practice} */ (usePractice(lesson, (moves) => {
    noteLearned(lesson.id);
    setSolvedIn(moves);
  }));
  const solved = practice.done.value && solvedIn !== null;
  const last = at === LESSONS.length - 1;
  useFrame({ screen: "game", title: t("learn-title"),
    facts: [t("learn-title"), t("learn-place", { place: at + 1, total: LESSONS.length })] });
  useKeys([{ keys: [" "], text: "key-learn-next", when: () => solved, run: next }]);

  /** @param {number} place */
  function open(place) {
    setSolvedIn(null);
    setAt(place);
  }

  function next() {
    if (last) go("/");
    else open(at + 1);
  }

  return html`
    <${Panel} class=${SMALL.test(lesson.puzzle) ? "learn small" : "learn"}>
      <${Card} class="puzzle-head">
        <${Title} focusOn=${lesson.id}>${t(`learn-${lesson.id}`)}</>
        <${Aim} table=${practice} />
      </>
      <p class="task">${t(`learn-${lesson.id}-how`)}</p>
      ${practice.trial.value.moves.length > 0 && html`<${MoveList} moves=${practice.trial.value.moves} label=${t("moves-so-far")} />`}
      ${solved && html`<${Solved} words=${solvedWords(lesson, solvedIn)} />`}
      ${at === 0 && !solved && html`<p class="note">${t("puzzle-how")}</p>`}
      <${Places} at=${at} onOpen=${open} />
    </>
    <${Sheet}>
      ${solved
        ? html`
            <div class="buttons">
              <${Button} onClick=${practice.restart}>${t("start-over")}</>
              <${Button} kind="main" class="wide" onClick=${next}>${last ? t("learn-end") : t("learn-next")}</>
            </div>
          `
        : practice.bids && practice.bid.value === null
          ? html`<${BidKeys} practice=${practice} />`
          : html`<${Pad} practice=${practice} />`}
    </>
  `;
}

/** Returns the first lesson that was not solved in this browser, or the first of all. */
function firstNew() {
  return Math.max(0, LESSONS.findIndex(({ id }) => !learned.value.includes(id)));
}

/** @param {Lesson} lesson @param {number} moves */
function solvedWords({ id, moves: fewest }, moves) {
  const longer = moves > fewest && id !== "showing" ? ` ${t("learn-longer", { moves, best: fewest })}` : "";
  return t(`learn-${id}-done`) + longer;
}

/** All lessons, with the solved ones marked. @param {{at: number, onOpen: (place: number) => void}} props */
function Places({ at, onOpen }) {
  return html`
    <ol class="lessons" aria-label=${t("learn-title")}>
      ${LESSONS.map(({ id }, place) => {
        const state = learned.value.includes(id) ? "solved" : "new";
        return html`
          <li key=${id}>
            <button
              type="button" class=${`lesson ${state}`} aria-current=${place === at ? "step" : undefined}
              aria-label=${t("learn-lesson", { place: place + 1, name: t(`learn-${id}`), state })} onClick=${() => onOpen(place)}
            >${place + 1}</button>
          </li>
        `;
      })}
    </ol>
  `;
}

/** The numbers to bid, before any robot moves. @param {{practice: Practice}} props */
function BidKeys({ practice }) {
  const choose = (/** @type {number} */ moves) => void (practice.bid.value = moves);
  useKeys([{ keys: NUMBERS.map(String), shown: `${NUMBERS[0]}–${NUMBERS[KEYS - 1]}`, text: "key-bid",
    run: ({ key }) => choose(Number(key)) }]);
  return html`
    <p class="note">${t("bid-title")}</p>
    <div class="learn-bids" role="group" aria-label=${t("bid-title")}>
      ${NUMBERS.map((moves) => html`<button type="button" key=${moves} class="key" aria-label=${t("move-count", { moves })}
        onClick=${() => choose(moves)}>${moves}</button>`)}
    </div>
  `;
}
