// How difficult a person finds a puzzle, as puzzles/grading.py says.

import { GRADES, LOOKS, MOVE_WEIGHT } from "./numbers.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** @typedef {{moves: number, helpers: number, first_looks: number, shortest_looks: number}} Features */
/** @typedef {{score: number, grade: number, features: Features}} Difficulty */

/** The effort of a person who finds nothing counts as half a success. */
const NO_SUCCESS = 0.5;

/**
 * Measures a puzzle with this shortest path.
 * @param {Kernel} kernel @param {SolverPuzzle} puzzle @param {readonly string[]} path @returns {Difficulty}
 */
export function difficultyOf(kernel, puzzle, path) {
  const { solved, shortest } = kernel.lookForPath(puzzle, path.length);
  const features = {
    moves: path.length,
    helpers: new Set(path.map(([robot]) => robot)).size - 1,
    first_looks: LOOKS / Math.max(solved, NO_SUCCESS),
    shortest_looks: LOOKS / Math.max(shortest, NO_SUCCESS),
  };
  const effort = (Math.log2(features.first_looks) + Math.log2(features.shortest_looks)) / 2;
  const score = Number((effort + MOVE_WEIGHT * path.length).toFixed(2));
  return { score, grade: 1 + GRADES.filter((begin) => begin <= score).length, features };
}
