// When players may pass, and what that means (R6.10).

/** @typedef {import("./messages.js").PassMeaning} PassMeaning */

/** Returns what a pass means while these bids stand. @param {{bids: readonly unknown[]}} view @returns {PassMeaning} */
export const passMeaning = ({ bids }) => (bids.length > 0 ? "nothing-lower" : "no-solution");

/**
 * Returns whether players look for a path, before the first bid or after it.
 * @param {Pick<import("./messages.js").View, "phase">} view
 */
export const isThinkingTime = ({ phase }) => phase === "thinking" || phase === "bidding";
