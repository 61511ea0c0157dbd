// Which puzzle comes next: one of those that are being tried again, or one of the choice.

import { drawNext } from "./dealer.js";
import { giveUpOpen } from "./openpuzzle.js";
import { playerNow } from "./record.js";
import { choosing } from "../../store/practise.js";
import { signal } from "../../vendor/vendor.js";

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
