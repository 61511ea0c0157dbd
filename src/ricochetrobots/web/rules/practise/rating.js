// The ratings of the player and of puzzles by Glicko-2 (Glickman, "Example of the Glicko-2 system", 2022). A puzzle is
// an opponent: the player's score against it is 1 for a shortest path without hints. Every puzzle is a rating period.

import { GRADES } from "../constants.js";
import { glicko2 } from "../../vendor/glicko2.js";

/** @typedef {{rating: number, deviation: number, volatility: number}} Rated */

const [MEAN, MOST_DEVIATION, VOLATILITY] = [1500, 350, 0.06];
/** One unit of Glicko-2's inner scale. */
const SCALE = 173.7178;
/** The score of difficulty in the middle of the middle grade; it has the mean rating. */
const MIDDLE_SCORE = (GRADES[1] + GRADES[2]) / 2;
/**
 * The rating that a score of 1 adds. A move more usually adds 1.5 to the score. The middle grades are 1.7 to 2.4 wide, so
 * ratings within 60 on both sides are of two grades at most.
 */
const PER_SCORE = 100;
/** How far the score may be wrong about a puzzle. */
const PUZZLE_DEVIATION = 120;

/** The rating of a player who has solved nothing. @type {Rated} */
export const NEWCOMER = { rating: MEAN, deviation: MOST_DEVIATION, volatility: VOLATILITY };

/** Returns the rating that a puzzle starts with. @param {number} score of its difficulty @returns {Rated} */
export function ratingOfScore(score) {
  return { rating: MEAN + PER_SCORE * (score - MIDDLE_SCORE), deviation: PUZZLE_DEVIATION, volatility: VOLATILITY };
}

/** Returns the grade, 1 to 5, of puzzles with this rating. @param {number} rating */
export const gradeOfRating = (rating) => gradeOfScore(MIDDLE_SCORE + (rating - MEAN) / PER_SCORE);

/** Returns the grade of puzzles with this score. @param {number} score */
export const gradeOfScore = (score) => 1 + GRADES.filter((begins) => begins <= score).length;

/**
 * Returns both ratings after a puzzle. A `weight` below 1 changes them by that share.
 * @param {Rated} player @param {Rated} puzzle @param {number} score of the player, 0 to 1 @param {number} weight
 */
export function afterPuzzle(player, puzzle, score, weight) {
  return { player: changed(player, puzzle, score, weight), puzzle: changed(puzzle, player, 1 - score, weight) };
}

/** @param {Rated} one @param {Rated} other @param {number} score @param {number} weight @returns {Rated} */
function changed(one, other, score, weight) {
  const { rating, rd, vol } = glicko2(one.rating, one.deviation, one.volatility, [[other.rating, other.deviation, score]]);
  const mix = (/** @type {number} */ before, /** @type {number} */ after) => before + weight * (after - before);
  return { rating: mix(one.rating, rating), deviation: mix(one.deviation, rd), volatility: mix(one.volatility, vol) };
}

/** Returns the rating after days without a puzzle, which is less certain. @param {Rated} rated @param {number} days @returns {Rated} */
export function afterRest(rated, days) {
  const deviation = Math.sqrt(rated.deviation ** 2 + days * (SCALE * rated.volatility) ** 2);
  return { ...rated, deviation: Math.min(MOST_DEVIATION, deviation) };
}
