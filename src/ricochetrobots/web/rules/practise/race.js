// A race of ten puzzles against the recorded run of a friend. The link has the seed and the requirements and, after a
// run, its ten times and the player's name. Nothing else is stored anywhere.

import { readSeed, seedText } from "./puzzlename.js";
import { readWanted, wantedText } from "./wanted.js";
import { MAX_NAME_LENGTH } from "../constants.js";

/** @typedef {import("./wanted.js").Wanted} Wanted */
/** The seconds for each of the ten puzzles, and the player's name. @typedef {{name: string, seconds: readonly number[]}} Run */
/** @typedef {{seed: number, wanted: Wanted, run: Run | null}} Race */

export const RACE_LENGTH = 10;
/** What each move over the shortest costs, and a puzzle that is passed. */
const [OVER_SECONDS, PASS_SECONDS] = [5, 20];
/** Links have tenths of seconds, in base 36. */
const [TENTHS, SIGNS] = [10, 36];

/** Returns the seconds that a solution costs on top of the time. @param {number} moves @param {number} best */
export const overSeconds = (moves, best) => OVER_SECONDS * Math.max(0, moves - best);

/** The seconds that a pass costs on top of the time. */
export const passSeconds = PASS_SECONDS;

/** Returns the place of a run after `elapsed` seconds: how many puzzles it has behind it. @param {Run} run @param {number} elapsed */
export function placeAt({ seconds }, elapsed) {
  let end = 0;
  return seconds.filter((each) => (end += each) <= elapsed).length;
}

/** Returns the seconds of a whole run. @param {Run} run */
export function totalOf({ seconds }) {
  return Math.round(seconds.reduce((sum, each) => sum + each, 0) * TENTHS) / TENTHS;
}

/** Returns a race as the part of a link after "#". @param {Race} race */
export function raceText({ seed, wanted, run }) {
  const parts = [seedText(seed), wantedText(wanted)];
  if (run) parts.push(run.seconds.map((each) => Math.round(each * TENTHS).toString(SIGNS)).join("-"), encodeURIComponent(run.name));
  return parts.join("/");
}

/** Reads a race, or returns null for other text. @param {string} text @returns {Race | null} */
export function readRace(text) {
  const [seedPart = "", wantedPart = "", times, name = "", ...rest] = text.split("/");
  const [seed, wanted] = [readSeed(seedPart), readWanted(wantedPart)];
  if (seed === null || !wanted || rest.length > 0) return null;
  return { seed, wanted, run: times ? readRun(times, name) : null };
}

/** @param {string} times @param {string} name @returns {Run | null} */
function readRun(times, name) {
  const each = times.split("-");
  if (each.length !== RACE_LENGTH || !each.every((one) => /^[0-9a-z]{1,5}$/.test(one))) return null;
  return { name: readPerson(name), seconds: each.map((one) => parseInt(one, SIGNS) / TENTHS) };
}

/** Returns a name from a link without control signs, as long as names may be. @param {string} text */
function readPerson(text) {
  try {
    return Array.from(decodeURIComponent(text).replace(/\p{C}/gu, "").trim()).slice(0, MAX_NAME_LENGTH).join("");
  } catch {
    return ""; // a truncated link
  }
}
