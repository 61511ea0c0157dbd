// The chips that nobody finds, which end a match among friends (R8.10).

/** @typedef {import("./messages.js").ChipPart} ChipPart */
/** @typedef {import("./messages.js").View} View */

/**
 * Returns which of the chips face down have not come back since a chip was last won.
 * @param {readonly ChipPart[]} down @param {View["history"]} history
 */
export function untried(down, history) {
  const back = history.slice(history.findLastIndex(({ outcome }) => outcome !== "returned") + 1);
  const tried = back.filter(({ reason }) => reason !== "nobody-there");
  return down.filter(({ robot, cell }) => !tried.some(({ chip }) => chip.robot === robot && chip.cell === cell));
}

/**
 * Returns whether the match ends if nobody finds the present chip or, after a round, the next one.
 * @param {Pick<View, "mode" | "phase" | "history">} view @param {readonly ChipPart[]} down
 */
export function isLastTry({ mode, phase, history }, down) {
  if (mode !== "friends") return false;
  if (phase === "result") return untried(down, history).length === 1;
  const playing = phase === "thinking" || phase === "bidding" || phase === "showing";
  return playing && untried(down, history).length === 0;
}
