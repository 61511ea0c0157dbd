// Arrow keys that move a square on the board.

import { cellIndex, cellName } from "../../board/cells.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").CellName} CellName */
/** @typedef {import("../../board/types.js").Direction} Direction */

/** The direction on the screen of each key. @type {Record<string, Direction>} */
export const ARROWS = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };

/**
 * Returns the next cell in a direction, or null at the edge.
 * @param {BoardData} board @param {CellName} cell @param {Direction} direction
 */
export function neighbour({ width, height }, cell, direction) {
  const index = cellIndex(cell, width);
  const [x, y] = [index % width, Math.floor(index / width)];
  const [toX, toY] = [x + { n: 0, e: 1, s: 0, w: -1 }[direction], y + { n: -1, e: 0, s: 1, w: 0 }[direction]];
  return toX < 0 || toY < 0 || toX >= width || toY >= height ? null : cellName(toY * width + toX, width);
}
