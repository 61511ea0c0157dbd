// The puzzle that is open, stored with its moves and hints so that it can be continued, and the puzzle that comes next.

import { drawNext } from "./dealer.js";
import { playerNow, record } from "./record.js";
import { choosing, open } from "../../store/practise.js";
import { signal } from "../../vendor/vendor.js";

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

/** The names of the puzzles to try again that are still to come. @type {import("../../vendor/vendor.js").Signal<readonly string[]>} */
const waiting = signal(/** @type {readonly string[]} */ ([]));

/** Begins with the first of some puzzles; the others follow. Returns its path. @param {readonly string[]} names */
export function beginWith(names) {
  giveUpOpen();
  waiting.value = names.slice(1);
  return `/practise#${names[0]}`;
}

/** Returns the path of the next puzzle after one. @param {string} name */
export async function nextOf(name) {
  const [first, ...rest] = waiting.value.filter((other) => other !== name);
  waiting.value = rest;
  giveUpOpen();
  if (first) return `/practise#${first}`;
  const { found, index } = await drawNext(choosing.value, playerNow().rating);
  choosing.change((before) => ({ ...before, next: index + 1 }));
  return `/practise#${found.name}`;
}
