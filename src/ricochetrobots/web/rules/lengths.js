// How many chips win or are played, from the generated rules (R8.1, R8.2, R8.8).

import { CHIPS, CHIPS_BY_PLAYERS, SHORT_CHIPS_BY_PLAYERS, SHORT_CHIPS_IN_ALL } from "./constants.js";

/** @typedef {import("./messages.js").Options["length"]} Length */

/** The fewest players who compete for chips. */
export const FEWEST_PLAYERS = 2;

/** Returns the number of chips in a match that lasts until all are won (R8.2, R8.8). @param {Length} length */
export const chipsInAll = (length) => (length === "short" ? SHORT_CHIPS_IN_ALL : CHIPS);

/**
 * Returns how many chips win unless another number is agreed on, or null if the match lasts until all are won (R8.1,
 * R8.2, R8.8).
 * @param {number} players @param {Length} length @returns {number | null}
 */
export function usualChips(players, length) {
  const usual = /** @type {Record<number, number>} */ (length === "short" ? SHORT_CHIPS_BY_PLAYERS : CHIPS_BY_PLAYERS);
  return usual[Math.max(players, 1)] ?? null;
}

/**
 * Returns the places of the players who win or share the win: those who have enough chips or, if nobody has, those with most (R8.1-R8.4).
 * @param {readonly number[]} counts the chips of each player @param {number | null} toWin
 */
export function winnersOf(counts, toWin) {
  const most = Math.max(...counts);
  const least = toWin !== null && most >= toWin ? toWin : Math.max(most, 1);
  return counts.flatMap((count, at) => (count >= least ? [at] : []));
}
