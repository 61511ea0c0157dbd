// The puzzles of days that this browser keeps for use without a network.

import { isChip, isText, listOf, objectOf } from "./shape.js";
import { forGood, readJson } from "./storage.js";

/** @typedef {import("../rules/messages.js").DayPuzzle} DayPuzzle */

const KEY = "ricochet.puzzles";
/** Older days are dropped. */
const MOST = 30;

/** @type {import("./shape.js").Check<DayPuzzle>} */
const isDay = objectOf({ date: isText, today: isText, puzzle: isText, chip: isChip });

/** Returns the puzzles that are kept, the oldest day first. */
const keptDays = () => readJson(KEY, listOf(isDay), []);

/** @param {readonly DayPuzzle[]} days */
export function keepDays(days) {
  const byDate = new Map([...keptDays(), ...days].map((day) => [day.date, day]));
  const sorted = [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  forGood.write(KEY, JSON.stringify(sorted.slice(-MOST)));
}

/** Returns the puzzle of a day (today's if `date` is null) by this device's clock, or null. @param {string | null} date */
export function keptDay(date) {
  const today = new Date().toISOString().slice(0, 10);
  const kept = keptDays().find((day) => day.date === (date ?? today));
  return kept && kept.date <= today ? { ...kept, today } : null;
}
