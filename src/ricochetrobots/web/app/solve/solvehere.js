// The day's puzzle without a network: the device solves it, and gives the server's judgement and hints.

import { LAST_HINT } from "../../rules/constants.js";
import { readPuzzle } from "../../rules/position.js";
import { createSolver } from "../../solver/solver.js";

/** @typedef {import("../../net/api.js").Hint} Hint */

/** The first hint allows this many moves more than a shortest path (puzzles/daily.py). */
const SPARE = 3;

/**
 * Asks a solver about a puzzle.
 * @template Value @param {string} text
 * @param {(solver: ReturnType<typeof createSolver>, puzzle: import("../../solver/kernel.js").SolverPuzzle) => Promise<Value | null>} ask
 */
async function askHere(text, ask) {
  const { readBoard } = await import("../../rules/notation.js");
  const { board, robots, target } = readPuzzle(text);
  const solver = createSolver();
  try {
    const answer = await ask(solver, { board: readBoard(board), robots, target });
    if (answer === null) throw new Error(`no solution of ${text}`);
    return answer;
  } finally {
    solver.close();
  }
}

/**
 * Returns a shortest path. Rejects if there is none, or none of at most `most` moves.
 * @param {string} puzzle @param {number} [most] @returns {Promise<readonly string[]>}
 */
export const solveHere = (puzzle, most) => askHere(puzzle, async (solver, asked) => (await solver.solve(asked, { most })).path);

/**
 * Returns the moves left before each move of a path and after its last, which reaches the target; none if memory ran out.
 * @param {string} puzzle @param {readonly string[]} path @param {number} best the moves left before the first
 */
export const leftHere = (puzzle, path, best) => askHere(puzzle, async (solver, asked) => {
  const left = [best];
  for (let made = 1; made < path.length; made += 1) {
    const rest = await solver.solve({ ...asked, made: path.slice(0, made) });
    if (!rest.path) return [];
    left.push(rest.path.length);
  }
  return [...left, 0];
});

/** Returns the surprise of a puzzle, in bits. @param {string} puzzle */
export const surpriseHere = async (puzzle) => (await askHere(puzzle, (solver, asked) => solver.difficulty(asked))).surprise;

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
