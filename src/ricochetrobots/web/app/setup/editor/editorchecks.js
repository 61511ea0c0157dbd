// What may be wrong with a custom board. Nothing here forbids anything.

import { cellIndex, DIRECTIONS } from "../../../board/cells.js";
import { slide } from "../../../rules/slide.js";

/** @typedef {import("../../../board/types.js").CellName} CellName */
/** @typedef {import("../../../board/types.js").Robot} Robot */
/** @typedef {import("./edits.js").Drawing} Drawing */
/** @typedef {{code: "robot-shut" | "diagonal-wall", cell: CellName, robot: Robot}} Problem */

/** Returns the robots that cannot move, and the diagonals on which a move would end (R4.3). @param {Drawing} drawing @returns {Problem[]} */
export function problemsOf({ board, robots }) {
  const shut = /** @type {[Robot, CellName][]} */ (Object.entries(robots)).filter(([robot]) => DIRECTIONS.every((direction) => slide(board, robots, robot, direction).refused));
  const inner = board.diagonals.filter(({ cell }) => board.walls[cellIndex(cell, board.width)] !== 0);
  return [
    ...shut.map(([robot, cell]) => ({ code: /** @type {const} */ ("robot-shut"), cell, robot })),
    ...inner.map(({ cell, robot }) => ({ code: /** @type {const} */ ("diagonal-wall"), cell, robot })),
  ];
}
