// Records what came of a puzzle: the ratings, the day, and the list to try again.

import { dateOf, daysBetween, withResult } from "../../rules/practise/diary.js";
import { readName } from "../../rules/practise/puzzlename.js";
import { afterPuzzle, afterRest, ratingOfScore } from "../../rules/practise/rating.js";
import { whyAgain, withFailed, withoutFailed } from "../../rules/practise/retry.js";
import { HINT_PRICES, scoreOf, weightOf } from "../../rules/practise/scoring.js";
import { again, diary, puzzles, rating } from "../../store/practise.js";

/** @typedef {import("../../rules/practise/retry.js").Why} Why */
/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {import("../../rules/practise/rating.js").Rated} Rated */

/** The most puzzles whose ratings are kept. */
const MOST_PUZZLES = 500;

/** Returns today's date. */
export const today = () => dateOf(new Date());

/** Returns the player's rating today. @returns {Rated} */
export function playerNow() {
  const { player, date } = rating.value;
  return date === null ? player : afterRest(player, Math.max(0, daysBetween(date, today()) - 1));
}

/** Returns the rating of a puzzle. @param {Pick<Drawn, "name" | "score">} drawn */
export function puzzleRating({ name, score }) {
  return puzzles.value[name] ?? Math.round(ratingOfScore(score).rating);
}

/**
 * Records a puzzle after its solution, or after it was given up (`moves` null). Returns the change of the player's
 * rating, or null if the player had seen the puzzle before. A `retry` only changes the list to try again.
 * @param {Drawn} drawn @param {{moves: number | null, hints: number, retry?: boolean}} tried
 */
export function record(drawn, { moves, hints, retry = false }) {
  const { name, path } = drawn;
  const best = path.length;
  const shown = hints === HINT_PRICES.length;
  const seen = name in puzzles.value || again.value.some((failure) => failure.name === name);
  const why = whyAgain({ moves, best, shown });
  if (why) failed(drawn, why, moves);
  else if (moves === best) again.change((list) => withoutFailed(list, name));
  if (retry) return null;
  const change = seen ? null : rate(drawn, moves === null ? 0 : scoreOf({ moves, best, hints }));
  if (moves !== null && !shown) note({ solved: 1, shortest: moves === best ? 1 : 0 });
  return change;
}

/** @param {Drawn} drawn @param {number} score */
function rate({ name, score: difficulty }, score) {
  const before = playerNow();
  const weight = weightOf(readName(name)?.wanted.themes ?? []);
  const { player, puzzle } = afterPuzzle(before, ratingOfScore(difficulty), score, weight);
  rating.change(() => ({ player, date: today() }));
  puzzles.change((all) => Object.fromEntries([...Object.entries(all), [name, Math.round(puzzle.rating)]].slice(-MOST_PUZZLES)));
  return Math.round(player.rating) - Math.round(before.rating);
}

/** Adds to today. @param {{solved?: number, shortest?: number, quick?: number}} added */
export function note(added) {
  const { rating: now, deviation } = playerNow();
  diary.change((before) => withResult(before, today(), { ...added, rating: now, deviation }));
}

/**
 * Puts a puzzle on the list to try again.
 * @param {Drawn} drawn @param {Why} why @param {number | null} found the moves of the path found
 */
export function failed(drawn, why, found) {
  again.change((list) => withFailed(list, { ...drawn, why, found, at: Date.now() }));
}
