// Turns and mirrors a board for one person's view. Letters and symbols stay upright: only positions change.

import { cellIndex, DIRECTIONS } from "./cells.js";

/** @typedef {import("./types.js").BoardData} BoardData */
/** @typedef {import("./types.js").CellIndex} CellIndex */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Picture} Picture */

/**
 * Returns the picture of `board` in an orientation.
 * @param {BoardData} board @param {Orientation} orientation @returns {Picture}
 */
export function orient(board, orientation) {
  const { turn, mirror } = orientation;
  const odd = turn % 2 === 1;
  const width = odd ? board.height : board.width;
  const height = odd ? board.width : board.height;

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
    [0, 1, 2, 3].reduce((sum, side) => (mask & (1 << side) ? sum | (1 << turned(side, orientation)) : sum), 0);

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
    toPicture: (direction) => pictureDirection(direction, orientation),
    toBoard: (direction) => DIRECTIONS[(mirror ? 8 - DIRECTIONS.indexOf(direction) + turn : DIRECTIONS.indexOf(direction) + 4 - turn) % 4],
  };
}

/**
 * Returns the direction in the picture for a direction on the board.
 * @param {Direction} direction @param {Orientation} orientation
 */
export function pictureDirection(direction, orientation) {
  return DIRECTIONS[turned(DIRECTIONS.indexOf(direction), orientation)];
}

/** @param {number} side from the north, clockwise @param {Orientation} orientation */
function turned(side, { turn, mirror }) {
  return ((mirror ? 4 - side : side) + turn) % 4;
}
