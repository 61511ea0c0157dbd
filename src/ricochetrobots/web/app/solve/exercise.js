// A small exercise on the page's board: a lesson, or a puzzle for players who wait.

import { createSolvable, useSolvable, useSolvableKeys } from "./solvable.js";
import { Button } from "../components/button.js";
import { sayNow } from "../frame/announcer.js";
import { HandPad } from "../hand/handpad.js";
import { judge } from "../../net/api.js";
import { html, signal, useEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {ReturnType<typeof createPractice>} Practice */

/**
 * The exercise: a puzzle in the notation of docs/notation.md. `bids`: the player must choose a number of moves first and
 * then use exactly that many. `bid` is that number if it is preset. `symbol` is the target's symbol, known before the
 * board.
 * @typedef {{puzzle: string, symbol?: import("../../board/types.js").TargetSymbol, bids?: boolean, bid?: number}} Exercise
 */

/** @param {Exercise} exercise @param {BoardApi} api @param {(moves: number) => void} onDone */
function createPractice({ puzzle, symbol, bids = false, bid: preset = undefined }, api, onDone) {
  const bid = signal(preset ?? null);
  const solvable = createSolvable(api, puzzle, {
    symbol,
    isShut: () => bids && bid.value === null,
    exactly: () => bid.value,
    judge: (path) => judge(puzzle, path),
    onSolved: (_, moves) => onDone(moves.length),
    onFailed: () => void (bid.value !== null && restart()),
  });

  /** Puts the robots back. If the player had to choose a number, they may choose another. */
  function restart() {
    solvable.restart();
    bid.value = preset ?? null;
  }

  return { ...solvable, bid, bids, restart };
}

/**
 * Shows an exercise on the page's board while the component is mounted. With null, it shows none.
 * @param {Exercise | null} exercise @param {(moves: number) => void} onDone called with the number of moves when it is
 * solved
 */
export function usePractice(exercise, onDone) {
  const practice = useSolvable(exercise, (given, api) => createPractice(given, api, onDone));
  useSolvableKeys(practice);
  return practice;
}

/**
 * Robots and arrows. After a number was chosen, single moves cannot be taken back.
 * @param {{practice: Practice}} props
 */
export function Pad({ practice }) {
  const none = practice.trial.value.moves.length === 0;
  return html`
    <${HandPad} table=${practice}>
      ${practice.bid.value === null && html`<${Button} disabled=${none} onClick=${practice.undo}>${t("undo")}</>`}
      <${Button} disabled=${none} onClick=${practice.restart}>${t("start-over")}</>
    </>
  `;
}

/** Shows and speaks that an exercise is solved. @param {{words: string}} props */
export function Solved({ words }) {
  useEffect(() => sayNow(words), [words]);
  return html`<p class="verdict">${words}</p>`;
}
