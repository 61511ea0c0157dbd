// The themes of a path, as puzzles/themes.py defines them.

import { cellIndex, cellName, DIRECTIONS } from "../board/cells.js";
import { slide } from "../rules/slide.js";

/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/**
 * A slide, and the direction in which it began.
 * @typedef {import("../board/types.js").SlideResult & {direction: Direction, end: number}} Made
 */

/** Returns the slide of a move such as "Gn". @param {SolverPuzzle} puzzle @param {Robots} robots @param {string} move @returns {Made} */
export function play({ board }, robots, move) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  const made = slide(board, robots, robot, direction);
  return { ...made, direction, end: made.cells[made.cells.length - 1] };
}

/** Returns the robots after a slide. @param {SolverPuzzle} puzzle @param {Robots} robots @param {Made} made @returns {Robots} */
export function after({ board }, robots, { robot, end }) {
  return { ...robots, [robot]: cellName(end, board.width) };
}

/** Returns the themes of a path that solves the puzzle. @param {SolverPuzzle} puzzle @param {readonly string[]} path */
export function themesOf(puzzle, path) {
  let robots = puzzle.robots;
  const slides = path.map((move) => {
    const made = play(puzzle, robots, move);
    robots = after(puzzle, robots, made);
    return made;
  });
  const movers = slides.map(({ robot }) => robot);
  const runs = movers.filter((robot, at) => movers[at - 1] !== robot);
  /** @type {[string, boolean][]} */
  const themes = [
    ["vortex", puzzle.target.robot === null],
    ["fifth-robot", movers.includes("S")],
    ["diagonal", slides.some((made) => bounces(puzzle, made))],
    ["there-and-back", movers.some((robot) => turnsBack(slides.filter((made) => made.robot === robot)))],
    ["wait", runs.length > new Set(runs).size],
    ["blocker", hasBlocker(puzzle, slides)],
  ];
  return themes.filter(([, has]) => has).map(([theme]) => theme);
}

/** @param {SolverPuzzle} puzzle @param {Made} made */
function bounces({ board }, { robot, cells }) {
  return board.diagonals.some((diagonal) => diagonal.robot !== robot && cells.includes(cellIndex(diagonal.cell, board.width), 1));
}

/** Returns whether two slides of one robot in a row have opposite directions. @param {readonly Made[]} slides */
function turnsBack(slides) {
  return slides.some(({ direction }, at) => at > 0
    && DIRECTIONS.indexOf(direction) === (DIRECTIONS.indexOf(slides[at - 1].heading) + 2) % 4);
}

/** Returns whether a robot that has moved stops another. @param {SolverPuzzle} puzzle @param {readonly Made[]} slides */
function hasBlocker(puzzle, slides) {
  const { board } = puzzle;
  const steps = { n: -board.width, e: 1, s: board.width, w: -1 };
  /** @type {Set<string>} */
  const moved = new Set();
  let robots = puzzle.robots;
  for (const made of slides) {
    robots = after(puzzle, robots, made);
    if (!(board.walls[made.end] & (1 << DIRECTIONS.indexOf(made.heading)))) {
      const ahead = cellName(made.end + steps[made.heading], board.width);
      if (Object.entries(robots).some(([robot, cell]) => cell === ahead && robot !== made.robot && moved.has(robot))) return true;
    }
    moved.add(made.robot);
  }
  return false;
}
