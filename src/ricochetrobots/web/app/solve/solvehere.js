// The day's puzzle without a network: the device solves it, and gives the server's judgement and hints.

import { LAST_HINT } from "../../rules/constants.js";
import { readPuzzle } from "../../rules/position.js";
import { createSolver } from "../../solver/solver.js";

/** @typedef {import("../../net/api.js").Hint} Hint */

/** The first hint allows this many moves more than a shortest path (puzzles/daily.py). */
const SPARE = 3;

/** @param {string} puzzle @returns {Promise<readonly string[]>} a shortest path */
export async function solveHere(puzzle) {
  const { readBoard } = await import("../../rules/notation.js");
  const { board, robots, target } = readPuzzle(puzzle);
  const solver = createSolver();
  try {
    const { path } = await solver.solve({ board: readBoard(board), robots, target });
    if (!path) throw new Error(`no solution of ${puzzle}`);
    return path;
  } finally {
    solver.close();
  }
}

/** Returns a hint like the server's. @param {string} puzzle @param {number} grade @returns {Promise<Hint>} */
export async function hintHere(puzzle, grade) {
  const path = await solveHere(puzzle);
  const hint = (/** @type {Partial<Hint> & Pick<Hint, "kind">} */ given) => ({ grade, last: grade === LAST_HINT, moves: null, path: null,
    ...given });
  if (grade <= SPARE) return hint({ kind: "at-most", moves: path.length + SPARE + 1 - grade });
  if (grade === SPARE + 1) return hint({ kind: "exactly", moves: path.length });
  if (grade === SPARE + 2) return hint({ kind: "robot", path: path[0][0] });
  if (grade === SPARE + 3) return hint({ kind: "move", path: path[0] });
  return hint({ kind: "path", moves: path.length, path: path.join(" ") });
}
