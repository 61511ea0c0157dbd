// Turns and mirrors a board for one person's view. Letters and symbols stay upright: only places change.

import { cellIndex } from "./cells.js";
import { DIRECTIONS } from "./slide.js";

/** @typedef {import("./types.js").BoardData} BoardData */
/** @typedef {import("./types.js").CellIndex} CellIndex */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Picture} Picture */

/**
 * Lays `board` out for `orientation`.
 * @param {BoardData} board @param {Orientation} orientation @returns {Picture}
 */
export function orient(board, { turn, mirror }) {
  const odd = turn % 2 === 1;
  const width = odd ? board.height : board.width;
  const height = odd ? board.width : board.height;
  const turned = (/** @type {number} */ side) => ((mirror ? 4 - side : side) + turn) % 4;
  const unturned = (/** @type {number} */ side) => (mirror ? 8 - side + turn : side + 4 - turn) % 4;

  const spot = (/** @type {CellIndex | CellName} */ cell) => {
    const index = typeof cell === "string" ? cellIndex(cell, board.width) : cell;
    let x = index % board.width;
    const y = Math.floor(index / board.width);
    if (mirror) x = board.width - 1 - x;
    if (turn === 1) return { x: board.height - 1 - y, y: x };
    if (turn === 2) return { x: board.width - 1 - x, y: board.height - 1 - y };
    if (turn === 3) return { x: y, y: board.width - 1 - x };
    return { x, y };
  };
  const turnMask = (/** @type {number} */ mask) =>
    [0, 1, 2, 3].reduce((sum, side) => (mask & (1 << side) ? sum | (1 << turned(side)) : sum), 0);

  const cells = new Array(width * height);
  const walls = new Array(width * height);
  board.walls.forEach((mask, index) => {
    const { x, y } = spot(index);
    cells[y * width + x] = index;
    walls[y * width + x] = turnMask(mask);
  });
  const { markings } = board;
  return {
    width,
    height,
    cells,
    walls,
    markings: markings && [0, 1, 2, 3].map((corner) => markings[(mirror ? 5 - corner + turn : corner + 4 - turn) % 4]),
    spot,
    lean: (lean) => (odd === mirror ? lean : lean === "/" ? "\\" : "/"),
    toPicture: (direction) => DIRECTIONS[turned(DIRECTIONS.indexOf(direction))],
    toBoard: (direction) => DIRECTIONS[unturned(DIRECTIONS.indexOf(direction))],
  };
}
