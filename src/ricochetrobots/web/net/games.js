// The matches played in this browser, newest first. They are stored only here.

import { forGood } from "./kept.js";
import { seatToken } from "./seats.js";

/** The round of a match worth seeing again: who showed it, in how many moves, and how far the next bid was. @typedef {{name: string, moves: number, gap: number}} BestRound */

/**
 * A match. `winners` has names, and is empty while the match runs; `won` is whether this player is among them. `chips`
 * has the number of chips of each place in the ranking; alone, those found and those missed. `at` is the time of the
 * last visit in ms, and `game` the id of the finished match.
 * @typedef {object} GameRecord
 * @property {string} room
 * @property {number} number  of the match in its room
 * @property {"friends" | "alone"} mode
 * @property {string} name  of the room
 * @property {number} at
 * @property {boolean} over
 * @property {string | null} game
 * @property {readonly string[]} winners
 * @property {readonly number[]} [winner_seats]  the seats of the winners in the same order; missing in records of earlier versions
 * @property {boolean} won
 * @property {readonly number[]} chips
 * @property {number} rounds
 * @property {BestRound | null} [best]  missing in records of earlier versions
 */

const KEY = "ricochet.games";
const MOST = 200;

/** @returns {readonly GameRecord[]} */
export function games() {
  try {
    const kept = JSON.parse(forGood.read(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  } catch {
    return []; // foreign or truncated data
  }
}

/**
 * Returns whether a stored value is a match, because another version of the page may have written it.
 * @param {unknown} value @returns {value is GameRecord}
 */
function isRecord(value) {
  const { room, at, winners, chips } = /** @type {Partial<GameRecord>} */ (value ?? {});
  return typeof room === "string" && typeof at === "number" && Array.isArray(winners) && Array.isArray(chips);
}

/**
 * Returns whether a match can continue here: it is not over, and its seat token is still stored.
 * @param {GameRecord} record
 */
export function isRunning({ over, room }) {
  return !over && seatToken(room) !== null;
}

/** @param {GameRecord} record */
export function keepGame(record) {
  const others = games().filter(({ room, number }) => room !== record.room || number !== record.number);
  write([record, ...others].slice(0, MOST));
}

/** Deletes the running match of a room after its seat was lost or left. @param {string} room */
export function dropRunning(room) {
  const kept = games();
  const left = kept.filter((record) => record.over || record.room !== room);
  if (left.length < kept.length) write(left);
}

/** Deletes all matches that cannot continue here. */
export function forgetGames() {
  const running = games().filter(isRunning);
  if (running.length > 0) write(running);
  else forGood.drop(KEY);
}

/** @param {readonly GameRecord[]} records */
const write = (records) => forGood.write(KEY, JSON.stringify(records));
