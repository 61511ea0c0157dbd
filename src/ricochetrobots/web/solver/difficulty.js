// How difficult people find a puzzle, as puzzles/grading.py says.

import { GRADES, SURPRISE_WEIGHT } from "./numbers.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** @typedef {{score: number, grade: number, moves: number, surprise: number, movers: number}} Difficulty */

/** Measures a puzzle; null if it has no path. @param {Kernel} kernel @param {SolverPuzzle} puzzle @returns {Difficulty | null} */
export function difficultyOf(kernel, puzzle) {
  const found = kernel.walk(puzzle);
  if (!found) return null;
  const { moves, movers } = found;
  const surprise = Number(found.surprise.toFixed(3));
  const score = Number((moves + SURPRISE_WEIGHT * surprise).toFixed(2));
  return { score, grade: 1 + GRADES.filter((begin) => begin <= score).length, moves, surprise, movers };
}
