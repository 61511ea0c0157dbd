// Three minutes: the time, what puzzles in a row win, and what a miss costs.

/** The length of a run before anything is won or lost. */
export const RUSH_SECONDS = 180;
/** The seconds that a miss costs. */
const MISS_SECONDS = 10;
/** The puzzles in a row that win seconds. */
const BONUSES = /** @type {const} */ ([{ row: 5, seconds: 3 }, { row: 12, seconds: 5 }, { row: 20, seconds: 7 }, { row: 30, seconds: 10 }]);
/** Every so many solved puzzles the next grade begins. */
const PER_GRADE = 8;
const MOST_GRADE = 5;

/** @typedef {{solved: number, row: number, longest: number, won: number, lost: number}} Rush */

/** @type {Rush} */
export const RUSH_START = { solved: 0, row: 0, longest: 0, won: 0, lost: 0 };

/** @param {Rush} rush @returns {Rush} */
export function afterSolved({ solved, row, longest, won, lost }) {
  const bonus = BONUSES.find((one) => one.row === row + 1)?.seconds ?? 0;
  return { solved: solved + 1, row: row + 1, longest: Math.max(longest, row + 1), won: won + bonus, lost };
}

/** @param {Rush} rush @returns {Rush} */
export function afterMiss(rush) {
  return { ...rush, row: 0, lost: rush.lost + MISS_SECONDS };
}

/** Returns the seconds left. @param {Rush} rush @param {number} elapsed seconds since the start */
export function secondsLeft({ won, lost }, elapsed) {
  return Math.max(0, RUSH_SECONDS + won - lost - elapsed);
}

/**
 * Returns the next bonus: its puzzles in a row and its seconds; null after the last.
 * @param {Pick<Rush, "row">} rush
 */
export function nextBonus({ row }) {
  return BONUSES.find((one) => one.row > row) ?? null;
}

/** Returns the grade of the puzzle after so many solved ones. @param {number} solved */
export function gradeAfter(solved) {
  return Math.min(MOST_GRADE, 1 + Math.floor(solved / PER_GRADE));
}
