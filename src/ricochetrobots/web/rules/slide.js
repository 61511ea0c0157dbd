// The only rule that the browser knows: how a robot slides (R3, R4). Tests compare it with the server's by
// golden/slides.txt.

import { cellIndex, DIRECTIONS } from "../board/cells.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Refusal} Refusal */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").SlideResult} SlideResult */

const BOUNCE = {
  "/": /** @type {const} */ ({ n: "e", e: "n", s: "w", w: "s" }),
  "\\": /** @type {const} */ ({ n: "w", w: "n", s: "e", e: "s" }),
};

/**
 * Slides `robot` until a wall or another robot stops it. If the rules refuse the move, `refused` has the reason. For a
 * refused move, `cells` has the cells passed up to the refusal.
 * @param {BoardData} board @param {Robots} robots @param {Robot} robot @param {Direction} direction
 * @returns {SlideResult}
 */
export function slide(board, robots, robot, direction) {
  const name = robots[robot];
  if (name === undefined) throw new RangeError(`robot ${robot} is not in play`);
  const step = { n: -board.width, e: 1, s: board.width, w: -1 };
  const diagonals = new Map(board.diagonals.map((diagonal) => [cellIndex(diagonal.cell, board.width), diagonal]));
  const others = new Map();
  for (const [other, cell] of Object.entries(robots)) {
    if (other !== robot) others.set(cellIndex(cell, board.width), other);
  }
  let cell = cellIndex(name, board.width);
  let heading = direction;
  const cells = [cell];
  const seen = new Set([cell + heading]);
  const end = (/** @type {Refusal | null} */ refused) => ({ robot, cells, heading, refused });
  for (;;) {
    const walled = board.walls[cell] & (1 << DIRECTIONS.indexOf(heading));
    const obstacle = walled ? "wall" : others.get(cell + step[heading]);
    if (obstacle !== undefined) {
      if (cells.length === 1) return end({ code: "move-blocked", by: obstacle });
      return end(diagonals.has(cell) ? { code: "stops-on-diagonal", by: null } : null);
    }
    cell += step[heading];
    const diagonal = diagonals.get(cell);
    if (diagonal && diagonal.robot !== robot) heading = BOUNCE[diagonal.lean][heading];
    const passage = cell + heading;
    if (seen.has(passage)) return end({ code: "endless-slide", by: null });
    seen.add(passage);
    cells.push(cell);
  }
}
