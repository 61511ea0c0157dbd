// A small task of its own on the page's board: a lesson, or a puzzle for players who wait.

import { judgeText } from "../net/api.js";
import { html, signal, useEffect, useMemo } from "../vendor/vendor.js";
import { sayNow } from "./announcer.js";
import { layBoard, useBoard } from "./boardhost.js";
import { Button } from "./components/button.js";
import { showMessage } from "./components/message.js";
import { problemWords } from "./problem.js";
import { HandPad } from "./table/hand.js";
import { useTable } from "./table/table.js";
import { createTask, useTaskKeys } from "./table/task.js";
import { t } from "./text.js";

/** @typedef {import("./boardhost.js").BoardApi} BoardApi */
/** @typedef {ReturnType<typeof createPractice>} Practice */

/**
* The task: a puzzle as NOTATION.md writes it. `bids`: a number of moves must be chosen before robots move, and
 * met exactly; `bid` is that number if it is set already. `symbol` is the target's, known before the board.
 * @typedef {{puzzle: string, symbol?: import("../board/types.js").TargetSymbol, bids?: boolean, bid?: number}} Exercise
 */

/** @param {Exercise} exercise @param {BoardApi} api @param {(moves: number) => void} onDone */
function createPractice({ puzzle, symbol, bids = false, bid: preset = undefined }, api, onDone) {
  const bid = signal(preset ?? null);
  const done = signal(false);
  const task = createTask(api, puzzle, {
    symbol,
    isShut: () => done.value || (bids && bid.value === null),
    exactly: () => bid.value,
    onChange: () => void (done.value = false),
    judge: (path) => judgeText(puzzle, path),
    onSolved(_, { moves }) {
      done.value = true;
      onDone(moves.length);
    },
    onFailed: () => void (bid.value !== null && restart()),
  });

  /** Takes the robots back; another number may be chosen where one was to be chosen. */
  function restart() {
    task.restart();
    bid.value = preset ?? null;
  }

  return { ...task, bid, bids, done, restart };
}

/**
 * Lays an exercise on the page's board for as long as the page is there; null lays nothing.
 * @param {Exercise | null} exercise @param {(moves: number) => void} onDone with the number of moves, when it is solved
 */
export function usePractice(exercise, onDone) {
  const { api } = useBoard();
  const practice = useMemo(() => exercise && createPractice(exercise, api, onDone), [exercise]);
  useTable(practice, practice?.text);
  useTaskKeys(practice);
  useEffect(() => {
    if (practice) layBoard(practice.text).catch((error) => showMessage({ words: problemWords(error), urgent: true }));
  }, [practice]);
  return practice;
}

/** Robots and arrows; where a number was chosen, moves are not taken back one by one. @param {{practice: Practice}} props */
export function Pad({ practice }) {
  const none = practice.trial.value.moves.length === 0;
  return html`
    <${HandPad} table=${practice}>
      ${practice.bid.value === null && html`<${Button} disabled=${none} onClick=${practice.undo}>${t("undo")}</>`}
      <${Button} disabled=${none} onClick=${practice.restart}>${t("start-over")}</>
    </>
  `;
}

/** Shows and says that an exercise is solved. @param {{words: string}} props */
export function Solved({ words }) {
  useEffect(() => sayNow(words), [words]);
  return html`<p class="verdict">${words}</p>`;
}
