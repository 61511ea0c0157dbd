// What a pass means (R6.10).

/** @typedef {import("./messages.js").PassMeaning} PassMeaning */

/** Returns what a pass means while these bids stand. @param {{bids: readonly unknown[]}} view @returns {PassMeaning} */
export const passMeaning = ({ bids }) => (bids.length > 0 ? "nothing-lower" : "no-solution");
