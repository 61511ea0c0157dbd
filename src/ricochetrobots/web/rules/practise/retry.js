// The list of puzzles to try again. A puzzle comes here when no path was found, when the path found was two or more
// moves over, or when the path was shown. It leaves when a shortest path is found.

/** Why a puzzle is here. @typedef {"none" | "over" | "shown" | "moves" | "passed" | "time"} Why */

/**
 * A puzzle on the list: why, the moves of the path found, if there is one, and since when, in ms.
 * @typedef {import("./puzzlename.js").Drawn & {why: Why, found: number | null, at: number}} Failed
 */

/** The most puzzles on the list; the oldest leave. */
const MOST_FAILED = 200;
/** A path this many moves over the shortest brings a puzzle here. */
const OVER = 2;

/**
 * Returns why a puzzle comes to the list after it was left or solved, or null if it does not.
 * @param {{moves: number | null, best: number, shown: boolean}} tried `moves`: null for no path
 * @returns {Why | null}
 */
export function whyAgain({ moves, best, shown }) {
  if (shown) return "shown";
  if (moves === null) return "none";
  return moves >= best + OVER ? "over" : null;
}

/** Adds a puzzle as the newest. @param {readonly Failed[]} list @param {Failed} failed */
export function withFailed(list, failed) {
  return [failed, ...list.filter(({ name }) => name !== failed.name)].slice(0, MOST_FAILED);
}

/** Removes a puzzle. @param {readonly Failed[]} list @param {string} name */
export function withoutFailed(list, name) {
  return list.filter((failed) => failed.name !== name);
}
