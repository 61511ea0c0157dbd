// The numbers of moves left: how much a move adds to the shortest path, and the words for it.

import { directionName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */

/** The moves left after a move; "none" if no path is left, null while it is unknown. @typedef {number | "none" | null} Left */
/** How much a move adds to the shortest path. @typedef {"best" | "one" | "few" | "many" | "none" | "open"} Kind */
/** A number on a key, a mark or a square. @typedef {{left: Left, kind: Kind}} Count */

/** From this addition on, a number is drawn as "many". */
const MANY = 4;

/**
 * Returns the number for a move. `now` is the number of moves left before it.
 * @param {Left} left @param {Left} now @returns {Count}
 */
export function countOf(left, now) {
  if (left === null) return { left, kind: "open" };
  if (left === "none") return { left, kind: "none" };
  const more = typeof now === "number" ? left + 1 - now : 0;
  return { left, kind: more <= 0 ? "best" : more === 1 ? "one" : more < MANY ? "few" : "many" };
}

/** Returns the lowest of several numbers, an open one if none is known. @param {readonly Count[]} counts @returns {Count} */
export function lowest(counts) {
  const known = counts.filter(({ left }) => typeof left === "number").toSorted((one, other) => Number(one.left) - Number(other.left));
  return known[0] ?? counts.find(({ left }) => left === null) ?? { left: "none", kind: "none" };
}

/** Returns the number as a sign: "3", "·" while it is unknown, "–" if no path is left. @param {Left} left */
export function signOf(left) {
  return left === null ? "·" : left === "none" ? "–" : String(left);
}

/** Returns "Silver east, 3 to go, on a shortest path". @param {string} move @param {Count} count */
export function countWords(move, { left, kind }) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  return t("analyse-move", { robot, direction: directionName(direction), kind, left: typeof left === "number" ? left : 0 });
}

/** Returns "green: 3 to go, on a shortest path". @param {Robot} robot @param {Count} count */
export function robotWords(robot, { left, kind }) {
  return t("analyse-robot", { robot, kind, left: typeof left === "number" ? left : 0 });
}
