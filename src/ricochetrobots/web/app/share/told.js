// What a shared text tells of a path: the robot of each move, and no arrow.

/** A robot's move in a text. @type {Readonly<Record<import("../../board/types.js").Robot, string>>} */
export const ROBOT_SIGNS = { R: "🟥", G: "🟩", B: "🟦", Y: "🟨", S: "⬜" };

/** The fewest moves of a path whose robots are told. */
export const LEAST_TOLD = 5;
