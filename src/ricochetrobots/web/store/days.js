// Days as dates in UTC ("2026-11-22"), the record that this browser stores for the puzzle of each day, and the puzzles that it
// keeps for use without a network.

import { isBoolean, isChip, isNumber, isText, listOf, objectOf, oneOf, optional, orNull } from "./shape.js";
import { forGood, readJson } from "./storage.js";

/** @typedef {import("../rules/messages.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../rules/messages.js").Hint} Hint */

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How a puzzle was solved. `shortest` is a shortest path once the player has requested it; after that, no further
 * attempt counts. `first` is the first finished path, with its seconds. Records of earlier versions lack both.
 * @typedef {{path: string, moves: number, best: number, inTime: boolean, shortest?: string | null, first?: {path: string, seconds:
 * number}}} DayResult
 */

/**
 * The moves so far, the hints taken, the time of the first move in ms, and the result.
 * @typedef {{moves: string, hints: readonly Hint[], since?: number, result: DayResult | null}} DayRecord
 */

/** @type {DayRecord} */
const NOTHING = { moves: "", hints: [], result: null };

/** Moves in a row, such as "Rn Ge". @param {unknown} value @returns {value is string} */
const isPath = (value) => isText(value) && /^([RGBYS][nesw] ?)*$/.test(value);

/** @type {import("./shape.js").Check<DayRecord>} */
const isRecord = objectOf({
  moves: isPath,
  hints: listOf(objectOf({ grade: isNumber, last: isBoolean, kind: oneOf("at-most", "exactly", "move", "path", "robot"),
    moves: orNull(isNumber), path: orNull(isText) })),
  result: orNull(objectOf({ path: isPath, moves: isNumber, best: isNumber, inTime: isBoolean, shortest: optional(orNull(isPath)),
    first: optional(objectOf({ path: isPath, seconds: isNumber })) })),
  since: optional(isNumber),
});

/** @param {string} date */
export const recordOf = (date) => readJson(nameOf(date), isRecord, NOTHING);

/** @param {string} date @param {DayRecord} record */
export function keepRecord(date, record) {
  forGood.write(nameOf(date), JSON.stringify(record));
}

/** @param {string} date */
const nameOf = (date) => `ricochet.day.${date}`;

/**
 * Returns how many puzzles in a row, up to today's or yesterday's, were solved on their own day.
 * @param {string} today
 */
export function streakOn(today) {
  const solved = (/** @type {string} */ date) => recordOf(date).result?.inTime === true;
  let days = 0;
  for (let date = solved(today) ? today : dayAfter(today, -1); solved(date); date = dayAfter(date, -1)) days += 1;
  return days;
}

/** Returns the date that many days later. @param {string} date @param {number} [days] */
export function dayAfter(date, days = 1) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns 0 for Monday to 6 for Sunday. @param {string} date */
export function weekday(date) {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** Returns the dates of a week, Monday first. @param {string} date a day of it */
export function weekOf(date) {
  const monday = dayAfter(date, -weekday(date));
  return Array.from({ length: 7 }, (_, days) => dayAfter(monday, days));
}

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
