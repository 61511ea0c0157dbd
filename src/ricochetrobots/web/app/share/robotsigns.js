// The signs of a path in a shared text: the robot of each move, and no arrow.

/** A robot's move in a text. @type {Readonly<Record<import("../../board/types.js").Robot, string>>} */
export const ROBOT_SIGNS = { R: "🟥", G: "🟩", B: "🟦", Y: "🟨", S: "⬜" };

/** The fewest moves of a path whose robots a result names. */
export const LEAST_NAMED = 5;
