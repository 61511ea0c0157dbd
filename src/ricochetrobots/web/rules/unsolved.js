// Rounds in a row without a winner, which end a match among friends (R8.10).

import { LEAST_UNSOLVED } from "./constants.js";

/** @typedef {import("./messages.js").View} View */

/**
 * Returns the number of last rounds whose chip nobody found. Chips put back because nobody was present do not count.
 * @param {View["history"]} history
 */
function unsolvedRounds(history) {
  const tried = history.filter(({ reason }) => reason !== "nobody-there");
  return tried.length - 1 - tried.findLastIndex(({ outcome }) => outcome !== "returned");
}

/**
 * Returns whether the match ends if nobody finds the current chip or, after a round, the next one.
 * @param {Pick<View, "mode" | "phase" | "history" | "chips_left">} view
 */
export function isLastTry({ mode, phase, history, chips_left: down }) {
  const playing = phase === "thinking" || phase === "bidding" || phase === "showing";
  if (mode !== "friends" || (!playing && phase !== "result")) return false;
  return unsolvedRounds(history) + 1 >= Math.max(LEAST_UNSOLVED, down + Number(playing));
}
