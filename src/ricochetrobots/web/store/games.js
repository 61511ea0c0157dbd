// The matches played in this browser, newest first. They are stored only here.

import { seatToken } from "./seats.js";
import { isBoolean, isNumber, isText, listOf, objectOf, oneOf, optional, orNull } from "./shape.js";
import { forGood, readJson } from "./storage.js";

/**
 * The round of a match worth seeing again: who showed it, in how many moves, and how far the next bid was.
 * @typedef {{name: string, moves: number, gap: number}} BestRound
 */

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
  return readJson(KEY, Array.isArray, []).filter(isRecord); // a match of another version hides no other match
}

/** @type {import("./shape.js").Check<GameRecord>} */
const isRecord = objectOf({
  room: isText, number: isNumber, mode: oneOf("friends", "alone"), name: isText, at: isNumber, over: isBoolean, game: orNull(isText),
  winners: listOf(isText), winner_seats: optional(listOf(isNumber)), won: isBoolean, chips: listOf(isNumber), rounds: isNumber,
  best: optional(orNull(objectOf({ name: isText, moves: isNumber, gap: isNumber }))),
});

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
