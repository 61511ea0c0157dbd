// Whether the person at this browser has finished anything here yet: a puzzle, a lesson or a match.

import { recordOf } from "./days.js";
import { forGood } from "./storage.js";

const SOLVED = "ricochet.first";
const FINISHED = [
  SOLVED, "ricochet.finished", "ricochet.learned", "ricochet.practise.days", "ricochet.practise.rush", "ricochet.practise.race",
];
const DAY = /^ricochet\.day\.(.+)$/;

/** Records that the board of a first visit was solved. */
export const noteFirstSolved = () => forGood.write(SOLVED, "yes");

export function isFirstVisit() {
  const names = forGood.names();
  return !names.some((name) => FINISHED.includes(name) || (DAY.test(name) && recordOf(name.replace(DAY, "$1")).result));
}
