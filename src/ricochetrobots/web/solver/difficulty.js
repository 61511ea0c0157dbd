// How difficult people find a puzzle, as puzzles/grading.py says, and the path that they see first (puzzles/surprise.py).

import { ACTIVE_ROBOT, GRADES, ROBOTS, SAME_ROBOT, SURPRISE_WEIGHT } from "./numbers.js";
import { after, play } from "./themes.js";
import { DIRECTIONS } from "../board/cells.js";

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

/**
 * Returns the path that a walker who slides at random is most likely to walk; of several, the first.
 * @param {SolverPuzzle} puzzle @param {readonly string[][]} paths at least one
 */
export function likeliestPath(puzzle, paths) {
  const chances = paths.map((path) => chanceOf(puzzle, path));
  return paths[chances.indexOf(Math.max(...chances))];
}

/** Returns the chance that the first moves of a walker are these. @param {SolverPuzzle} puzzle @param {readonly string[]} path */
function chanceOf(puzzle, path) {
  let chance = 1, robots = puzzle.robots;
  for (const [at, move] of path.entries()) {
    const last = path[at - 1]?.[0];
    const weight = (/** @type {string} */ robot) =>
      (robot === last ? SAME_ROBOT : 1) * (puzzle.target.robot === null || puzzle.target.robot === robot ? ACTIVE_ROBOT : 1);
    const legal = ROBOTS.filter((robot) => robots[robot] !== undefined).flatMap((robot) =>
      DIRECTIONS.filter((direction) => !play(puzzle, robots, robot + direction).refused).map(() => weight(robot)));
    chance *= weight(move[0]) / legal.reduce((sum, one) => sum + one, 0);
    robots = after(puzzle, robots, play(puzzle, robots, move));
  }
  return chance;
}
