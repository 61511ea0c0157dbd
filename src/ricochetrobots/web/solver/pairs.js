// The positions from which two robots alone have a single shortest path, as puzzles/pairs.py defines them. The steps are
// those of native/pairs/pairs.cpp.

import { ROBOTS } from "./numbers.js";
import { cellIndex } from "../board/cells.js";

/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/**
 * `step`: from a cell to the next one, by direction. `diagonals`: by cell.
 * @typedef {{cells: number, steps: readonly number[], walls: readonly number[], diagonals: Map<number,
 * import("../board/types.js").BoardData["diagonals"][number]>, standing: Set<number>}} Ground
 */
/** A slide from a cell, and the cells it passes. @typedef {{from: number, passed: Set<number>}} Slide */
/**
 * By cell: slides that end there, and starts of slides that a robot on the cell `other` stops there.
 * @typedef {{free: Slide[], stopped: {other: number, from: number}[]}[]} Arrivals
 */

const UNKNOWN = 255;

/**
 * Returns the cells, as indices, from which the robot that the target requires and the helper have exactly one shortest
 * path, if it has `least` to `most` moves. The others stand still, and no path needs a ricochet.
 * @param {SolverPuzzle} puzzle @param {Robot} helper @param {number} least @param {number} most @returns {[number, number][]}
 */
export function singlePairs(puzzle, helper, least, most) {
  const { board, target } = puzzle;
  const active = /** @type {Robot} */ (target.robot);
  const ground = groundOf(puzzle, [active, helper]);
  const { cells } = ground;
  const [ofActive, ofHelper] = [arrivalsOf(ground, active), arrivalsOf(ground, helper)];
  /** By position: twice the moves, plus 1 if there are several shortest paths. */
  const found = new Uint8Array(cells * cells).fill(UNKNOWN);
  const goal = cellIndex(target.cell, board.width);
  /** @type {number[]} */
  let reached = [];
  for (let cell = 0; cell < cells && canStop(ground, goal); cell += 1) {
    if (cell === goal || !canStop(ground, cell)) continue;
    found[goal * cells + cell] = 0;
    reached.push(goal * cells + cell);
  }
  for (let moves = 1; moves <= most && reached.length > 0; moves += 1) {
    /** @type {number[]} */
    const next = [];
    const reach = (/** @type {number} */ position, /** @type {number} */ several) => {
      if (found[position] === UNKNOWN) {
        found[position] = 2 * moves + several;
        next.push(position);
      } else if (found[position] >> 1 === moves) found[position] |= 1;
    };
    for (const position of reached) {
      const [at, other, several] = [Math.floor(position / cells), position % cells, found[position] & 1];
      each(ofActive[at], other, (from) => reach(from * cells + other, several));
      each(ofHelper[other], at, (from) => reach(at * cells + from, several));
    }
    reached = next;
  }
  /** @type {[number, number][]} */
  const pairs = [];
  found.forEach((value, position) => {
    if (value !== UNKNOWN && value % 2 === 0
      && value >= 2 * Math.max(least, 1)) pairs.push([Math.floor(position / cells), position % cells]);
  });
  return pairs;
}

/** @param {SolverPuzzle} puzzle @param {readonly Robot[]} movers @returns {Ground} */
function groundOf({ board, robots }, movers) {
  const index = (/** @type {import("../board/types.js").CellName} */ cell) => cellIndex(cell, board.width);
  const standing = ROBOTS.filter((robot) => !movers.includes(robot)).flatMap((robot) => robots[robot] ?? []);
  return {
    cells: board.walls.length,
    steps: [-board.width, 1, board.width, -1],
    walls: board.walls,
    diagonals: new Map(board.diagonals.map((diagonal) => [index(diagonal.cell), diagonal])),
    standing: new Set(standing.map(index)),
  };
}

/** Returns whether one of the two robots can stop on the cell. @param {Ground} ground @param {number} cell */
const canStop = ({ diagonals, standing }, cell) => !standing.has(cell) && !diagonals.has(cell);

/**
 * Calls `visit` with the start of each slide that ends at the arrivals while the other robot is on `other`.
 * @param {Arrivals[number]} arrivals @param {number} other @param {(from: number) => void} visit
 */
function each({ free, stopped }, other, visit) {
  for (const { from, passed } of free) if (!passed.has(other)) visit(from);
  for (const slide of stopped) if (slide.other === other) visit(slide.from);
}

/** @param {Ground} ground @param {Robot} robot @returns {Arrivals} */
function arrivalsOf(ground, robot) {
  /** @type {Arrivals} */
  const arrivals = Array.from({ length: ground.cells }, () => ({ free: [], stopped: [] }));
  for (let from = 0; from < ground.cells; from += 1) {
    if (!canStop(ground, from)) continue;
    for (let direction = 0; direction < ground.steps.length; direction += 1) {
      const passed = new Set([from]);
      const { cells, ends } = slideOver(ground, robot, from, direction);
      let last = from;
      for (const cell of cells) {
        if (!passed.has(cell) && last !== from && canStop(ground, last)) arrivals[last].stopped.push({ other: cell, from });
        passed.add(cell);
        last = cell;
      }
      if (ends && last !== from && canStop(ground, last)) arrivals[last].free.push({ from, passed });
    }
  }
  return arrivals;
}

/**
 * Returns the cells of a slide that no other robot of the two stops, and whether it ends.
 * @param {Ground} ground @param {Robot} robot @param {number} cell @param {number} heading a direction's number
 */
function slideOver({ cells: all, steps, walls, diagonals, standing }, robot, cell, heading) {
  const cells = [];
  while (!((walls[cell] >> heading) & 1) && !standing.has(cell + steps[heading])) {
    cell += steps[heading];
    cells.push(cell);
    const diagonal = diagonals.get(cell);
    if (!diagonal) continue;
    if (diagonal.robot !== robot) heading = diagonal.lean === "/" ? heading ^ 1 : 3 - heading;
    if (cells.length > 4 * all) return { cells, ends: false };
  }
  return { cells, ends: true };
}
