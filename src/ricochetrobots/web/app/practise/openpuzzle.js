// The puzzle that is open: stored with its moves and hints, so that it can be continued.

import { record } from "./record.js";
import { open } from "../../store/practise.js";

/** @typedef {import("./dealer.js").Drawn} Drawn */

/** Opens a puzzle, unless it is the one that is open. @param {Drawn} drawn */
export function openPuzzle(drawn) {
  if (open.value?.drawn.name === drawn.name) return;
  giveUpOpen();
  open.change(() => ({ drawn, moves: [], hints: 0, result: null }));
}

/** Returns whether the open puzzle is not solved, but has moves or hints. */
export function isTouched() {
  const left = open.value;
  return left !== null && !left.result && (left.moves.length > 0 || left.hints > 0);
}

/** Counts the open puzzle as not found, if its player has touched it. */
export function giveUpOpen() {
  const left = open.value;
  if (left && isTouched()) {
    record(left.drawn, { moves: null, hints: left.hints });
  }
  open.change(() => null);
}
