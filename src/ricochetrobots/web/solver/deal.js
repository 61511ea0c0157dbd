// Random puzzles and random changes of them, as puzzles/boards.py and puzzles/wanted.py deal them, and what chance decides in
// a match without a server.

import { createChance } from "./chance.js";
import { LEAPS, ROBOTS, USUAL_ROBOTS } from "./numbers.js";
import { play } from "./themes.js";
import { cellName, DIRECTIONS } from "../board/cells.js";
import { readBoard } from "../rules/notation.js";
import { panelChoice } from "../rules/panelchoice.js";
import { PANELS } from "../rules/panels.js";

/** @typedef {Pick<import("../rules/messages.js").Options, "edition" | "panels" | "fifth_robot">} Options */
/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("./chance.js").Chance} Chance */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** @typedef {{panels: readonly string[], withDiagonals: boolean, robots: number, vortex: boolean}} Deal */

/**
 * Returns the panels and robots from which puzzles are dealt.
 * @param {readonly string[]} box @param {{diagonals?: boolean | null, robots?: number, themes?: readonly string[]}} wanted @returns {Deal}
 */
export function dealOf(box, { diagonals = null, robots = USUAL_ROBOTS, themes = [] }) {
  const withDiagonals = themes.includes("diagonal") || diagonals === true;
  const panels = box.filter((name) => withDiagonals || diagonals !== false || !hasDiagonals(name));
  if (withDiagonals && !panels.some(hasDiagonals)) throw new RangeError("the box has no panel with diagonals");
  return { panels, withDiagonals, robots: themes.includes("fifth-robot") ? ROBOTS.length : robots, vortex: themes.includes("vortex") };
}

/**
 * Deals a puzzle, or returns null if the board lacks the required target.
 * @param {Deal} deal @param {Chance} chance @returns {SolverPuzzle | null}
 */
export function dealPuzzle(deal, chance) {
  const board = dealBoard(deal, chance);
  const inPlay = ROBOTS.slice(0, deal.robots);
  const robots = dealRobots(board, deal.robots, chance);
  const targets = board.targets.filter(({ robot }) => robot === null || (!deal.vortex && inPlay.includes(robot)));
  if (targets.length === 0) return null;
  const { robot, cell } = chance.choice(targets);
  return { board, robots, target: { robot, cell } };
}

/**
 * Returns the puzzle after a random slide or, now and then, with a robot put elsewhere; null if it cannot be there.
 * @param {SolverPuzzle} puzzle @param {Chance} chance @returns {SolverPuzzle | null}
 */
export function changePuzzle(puzzle, chance) {
  const { board, robots } = puzzle;
  const free = startingCells(board);
  const robot = chance.choice(ROBOTS.filter((name) => robots[name] !== undefined));
  let cell;
  if (chance.below(LEAPS) === 0) cell = chance.choice(free);
  else {
    const made = play(puzzle, robots, robot + chance.choice(DIRECTIONS));
    if (made.refused) return null;
    cell = cellName(made.end, board.width);
  }
  if (Object.values(robots).includes(cell) || !free.includes(cell)) return null;
  return { ...puzzle, robots: { ...robots, [robot]: cell } };
}

/**
 * Deals the starting cells of robots (R2.2).
 * @param {BoardData} board @param {number} count @param {Chance} chance @returns {import("../board/types.js").Robots}
 */
function dealRobots(board, count, chance) {
  const cells = chance.sample(startingCells(board), count);
  return Object.fromEntries(ROBOTS.slice(0, count).map((name, at) => [name, cells[at]]));
}

/** Deals a board of panels with four different markings (R1.2). @param {Deal} deal @param {Chance} chance */
function dealBoard({ panels, withDiagonals }, chance) {
  for (;;) {
    const markings = [...new Set(panels.map(([marking]) => marking))].sort();
    const names = chance.sample(markings, markings.length).map((marking) => chance.choice(panels.filter((name) => name[0] === marking)));
    if (!withDiagonals || names.some(hasDiagonals)) return boardOf(names.join(""));
  }
}

/** @param {string} panel */
const hasDiagonals = (panel) => /[/\\]/.test(PANELS[/** @type {keyof typeof PANELS} */ (panel)]);

/** @type {Map<string, BoardData>} */
const boards = new Map();

/** @param {string} text */
function boardOf(text) {
  const board = boards.get(text) ?? readBoard(text);
  boards.set(text, board);
  return board;
}

/** @type {WeakMap<BoardData, readonly string[]>} */
const starts = new WeakMap();

/** Returns the cells where robots may start, in order (R2.2). @param {BoardData} board */
export function startingCells(board) {
  const known = starts.get(board);
  if (known) return known;
  const taken = new Set([...board.targets.map(({ cell }) => cell), ...board.diagonals.map(({ cell }) => cell), ...board.closed]);
  const free = board.walls.map((_, index) => cellName(index, board.width)).filter((cell) => !taken.has(cell));
  starts.set(board, free);
  return free;
}

/** Creates choices that nobody can predict. */
export function createDeals() {
  const chance = createChance(crypto.getRandomValues(new BigUint64Array(1))[0], 0);
  return {
    board(/** @type {Options} */ options) {
      const { box, diagonals } = panelChoice(options);
      return dealBoard(dealOf(box, { diagonals }), chance).board;
    },
    robots: (/** @type {BoardData} */ board, /** @type {Options} */ { fifth_robot: fifth }) => dealRobots(board, fifth ? 5 : 4, chance),
    /** Returns one of the values. @template Value @param {readonly Value[]} values @returns {Value} */
    chip: (values) => chance.choice(values),
  };
}
