// Puzzles on demand, as puzzles/generation.py makes them: a seed and an index alone determine a puzzle.

import { createChance } from "./chance.js";
import { changePuzzle, dealOf, dealPuzzle, startingCells } from "./deal.js";
import { difficultyOf, likeliestPath } from "./difficulty.js";
import { OutOfMemory } from "./kernel.js";
import { ATTEMPTS, CHANGES, LISTED_PATHS, LONG, LONG_CHANGES, LONGEST, PAIRS, ROBOTS, UNPAIRED } from "./numbers.js";
import { singlePairs } from "./pairs.js";
import { after, play, themesOf } from "./themes.js";
import { cellName, DIRECTIONS } from "../board/cells.js";

/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("./chance.js").Chance} Chance */
/** @typedef {import("./deal.js").Deal} Deal */
/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** The numbers that are allowed: one, both ends of a range, or all. @typedef {number | readonly [number, number] | null} Numbers */
/**
 * Requirements for a puzzle, as puzzles.Wanted has them. Without a value, nothing is required.
 * @typedef {object} Wanted
 * @property {string} [edition]
 * @property {boolean | null} [diagonals]
 * @property {number} [robots]
 * @property {Numbers} [moves]
 * @property {Numbers} [paths]
 * @property {Numbers} [movers]
 * @property {boolean | null} [direct]
 * @property {readonly string[]} [themes]
 * @property {Numbers} [grade]
 * @property {Numbers} [surprise]
 */
/**
 * @typedef {{puzzle: string, path: string[], paths: number, grade: number, score: number, surprise: number, themes: string[]}}
 * Generated
 */

/** The misses of a puzzle with an allowed length and several shortest paths, of which only one is allowed. */
const SEVERAL = [0, 1, Infinity];

/** None of many random puzzles meets all requirements. */
export class NothingFound extends Error {}

/**
 * Generates a puzzle on boards of these panels.
 * @param {Kernel} kernel @param {{seed: number | bigint, index: number, wanted: Wanted, box: readonly string[]}} asked @returns {Generated}
 */
export function generate(kernel, { seed, index, wanted, box }) {
  const chance = createChance(seed, index);
  const deal = dealOf(box, wanted);
  const isPaired = isPairedFor(wanted, deal);
  let tried = 0;
  while (tried < ATTEMPTS) {
    const trials = new Trials(kernel, wanted);
    const search = isPaired && chance.below(UNPAIRED) > 0 ? tryPairs : tryChanges;
    tried += search(trials, deal, chance, ATTEMPTS - tried);
    if (trials.found) return trials.found;
  }
  throw new NothingFound(`none of ${ATTEMPTS} random puzzles meets all requirements`);
}

/** @param {Wanted} wanted */
const isLongSingle = ({ moves, paths }) => isSingle(paths) && moves != null && endsOf(moves)[0] >= LONG;

/**
 * Returns whether puzzles that meet the requirements are found sooner among those of two robots.
 * @param {Wanted} wanted @param {Deal} deal
 */
function isPairedFor(wanted, { robots, vortex }) {
  const hasTwo = robots > 1 && !vortex;
  const movesTwo = wanted.movers == null || endsOf(wanted.movers)[0] <= 2;
  return isLongSingle(wanted) && hasTwo && movesTwo;
}

/**
 * Deals a puzzle, and keeps each random change that takes it no farther from the requirements. Returns how many of at
 * most `most` puzzles were tried.
 * @param {Trials} trials @param {Deal} deal @param {Chance} chance @param {number} most
 */
function tryChanges(trials, deal, chance, most) {
  let puzzle = dealPuzzle(deal, chance);
  let best = puzzle && trials.misses(puzzle);
  if (!puzzle || !best || trials.found) return 1;
  let changes = 1;
  for (let tried = 2; tried <= most; tried += 1) {
    const changed = changePuzzle(puzzle, chance);
    const misses = changed && trials.misses(changed);
    if (trials.found) return tried;
    if (changed && misses) {
      const order = compare(misses, best);
      if (order < 0) changes = 0;
      if (order <= 0) [best, puzzle] = [misses, changed];
    }
    changes += 1;
    if (changes > (trials.isLongSingle && compare(best, SEVERAL) === 0 ? LONG_CHANGES : CHANGES)) return tried;
  }
  return most;
}

/**
 * Deals a puzzle, and moves two of its robots to cells from which they alone have a single shortest path. Returns how
 * many of at most `most` puzzles were tried.
 * @param {Trials} trials @param {Deal} deal @param {Chance} chance @param {number} most
 */
function tryPairs(trials, deal, chance, most) {
  const puzzle = dealPuzzle(deal, chance);
  const active = puzzle?.target.robot;
  if (!puzzle || active == null) return 1;
  const { board, robots } = puzzle;
  const helper = chance.choice(ROBOTS.filter((robot) => robots[robot] !== undefined && robot !== active));
  const [least, longest] = endsOf(trials.wanted.moves ?? [1, LONGEST]);
  const pairs = singlePairs(puzzle, helper, least, Math.min(LONGEST, longest));
  const picked = chance.sample(pairs, Math.min(pairs.length, PAIRS));
  const starts = startingCells(board);
  for (const pair of picked.slice(0, most - 1)) {
    const [cell, other] = pair.map((index) => cellName(index, board.width));
    if (!starts.includes(cell) || !starts.includes(other)) continue;
    trials.misses({ ...puzzle, robots: { ...robots, [active]: cell, [helper]: other } });
    if (trials.found) break;
  }
  return Math.min(1 + picked.length, most);
}

/** The trials of a dealt puzzle and its changes. */
class Trials {
  /** The puzzle that meets all requirements, if there was one. @type {Generated | null} */
  found = null;
  /** The misses of each puzzle; null if it has no path. @type {Map<string, number[] | null>} */
  #known = new Map();

  /** @param {Kernel} kernel @param {Wanted} wanted */
  constructor(kernel, wanted) {
    this.kernel = kernel;
    this.wanted = wanted;
    this.isLongSingle = isLongSingle(wanted);
  }

  /** Returns how far the puzzle is from the requirements; null if it has no path. @param {SolverPuzzle} puzzle */
  misses(puzzle) {
    const text = textOf(puzzle);
    let misses = this.#known.get(text);
    if (misses === undefined) {
      misses = this.#measured(puzzle);
      this.#known.set(text, misses);
    }
    return misses;
  }

  /** @param {SolverPuzzle} puzzle */
  #measured(puzzle) {
    const { moves } = this.wanted;
    const path = shortestPath(this.kernel, puzzle, moves == null ? undefined : Math.min(LONGEST, endsOf(moves)[1]));
    if (!path) return this.isLongSingle ? SEVERAL : null;
    const found = new Candidate(this.kernel, puzzle, path);
    const misses = [...missesOf(this.wanted, found)];
    if (!misses.some((miss) => miss > 0)) this.found = found.generated();
    return misses;
  }
}

/** @param {Kernel} kernel @param {SolverPuzzle} puzzle @param {number | undefined} most */
function shortestPath(kernel, puzzle, most) {
  const { status, atLeast, path } = kernel.solve(puzzle, most);
  if (status === "memory") throw new OutOfMemory(atLeast);
  return path;
}

/** A puzzle with a shortest path. It measures each property when somebody first asks. */
class Candidate {
  /** @type {{paths: number, listed: string[][]} | undefined} */
  #shortest;
  /** @type {import("./difficulty.js").Difficulty | undefined} */
  #difficulty;

  /** @param {Kernel} kernel @param {SolverPuzzle} puzzle @param {string[]} path */
  constructor(kernel, puzzle, path) {
    this.kernel = kernel;
    this.puzzle = puzzle;
    this.path = path;
  }

  /** The number of shortest paths, and the paths unless there are too many. */
  get shortest() {
    if (this.#shortest) return this.#shortest;
    const { count, paths, complete } = this.kernel.allPaths(this.puzzle, LISTED_PATHS);
    return (this.#shortest = { paths: count, listed: complete ? paths : [] });
  }

  get difficulty() {
    this.#difficulty ??= difficultyOf(this.kernel, this.puzzle) ?? undefined;
    if (!this.#difficulty) throw new Error("a puzzle with a path has a difficulty");
    return this.#difficulty;
  }

  /** The themes that all shortest paths have. */
  get themes() {
    const [first = [], ...others] = this.shortest.listed.map((path) => themesOf(this.puzzle, path));
    return first.filter((theme) => others.every((themes) => themes.includes(theme))).sort();
  }

  /** @returns {Generated} */
  generated() {
    const { themes, shortest: { paths, listed }, difficulty: { grade, score, surprise } } = this;
    const path = listed.length ? likeliestPath(this.puzzle, listed) : this.path;
    return { puzzle: textOf(this.puzzle), path, paths, grade, score, surprise, themes };
  }
}

/**
 * Yields the distance from each requirement, the cheapest first; after a miss, yields infinity and stops.
 * @param {Wanted} wanted @param {Candidate} found
 */
function* missesOf({ moves, paths, movers, grade, surprise, direct, themes = [] }, found) {
  /** @type {[Numbers | undefined, () => number][]} */
  const requirements = [
    [moves, () => found.path.length],
    [paths, () => (isSingle(paths) ? oneOrTwo(found) : found.shortest.paths)],
    [movers, () => found.difficulty.movers],
    [grade, () => found.difficulty.grade],
    [surprise, () => wholeBits(found.difficulty)],
  ];
  for (const [numbers, number] of requirements) {
    const miss = numbers == null ? 0 : distance(endsOf(numbers), number());
    yield miss;
    if (miss === 0) continue;
    yield Infinity;
    return;
  }
  yield direct == null ? 0 : Number(direct !== isDirect(found.puzzle));
  yield themes.length ? themes.filter((theme) => !found.themes.includes(theme)).length : 0;
}

/** Returns the surprise in whole bits, and the even number of two that are as near. @param {{surprise: number}} difficulty */
function wholeBits({ surprise }) {
  const below = Math.floor(surprise), rest = surprise - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below;
}

/** @param {Numbers | undefined} paths */
const isSingle = (paths) => paths != null && endsOf(paths)[1] === 1;

/** Returns the number of shortest paths, or 2 if there are more. @param {Candidate} found */
const oneOrTwo = (found) => (hasExchange(found) ? 2 : Math.min(2, found.shortest.paths));

/** Returns whether two neighbouring moves can be exchanged, which makes another shortest path. @param {Candidate} found */
function hasExchange({ puzzle, path }) {
  let robots = puzzle.robots;
  return path.some((first, at) => {
    const [before, then] = [robots, plays(puzzle, robots, [first])];
    const second = path[at + 1];
    robots = then ?? robots;
    if (!second || !then || second[0] === first[0]) return false;
    const [one, other] = [plays(puzzle, then, [second]), plays(puzzle, before, [second, first])];
    return Boolean(one && other && ROBOTS.every((robot) => one[robot] === other[robot]));
  });
}

/**
 * Returns the robots after the moves, or null if one is refused.
 * @param {SolverPuzzle} puzzle @param {Robots} robots @param {string[]} moves
 */
function plays(puzzle, robots, moves) {
  /** @type {Robots | null} */
  let now = robots;
  for (const move of moves) {
    const made = play(puzzle, now, move);
    if (made.refused) return null;
    now = after(puzzle, now, made);
  }
  return now;
}

/** Returns whether one move of a robot that may take the chip ends on the target. @param {SolverPuzzle} puzzle */
function isDirect(puzzle) {
  const { robots, target } = puzzle;
  const movers = target.robot === null ? ROBOTS.filter((robot) => robots[robot] !== undefined) : [target.robot];
  return movers.some((robot) => DIRECTIONS.some((direction) => plays(puzzle, robots, [robot + direction])?.[robot] === target.cell));
}

/** @param {number | readonly [number, number]} numbers @returns {readonly [number, number]} */
const endsOf = (numbers) => (typeof numbers === "number" ? [numbers, numbers] : numbers);

/** Returns how far a number is from the allowed numbers. @param {readonly [number, number]} ends @param {number} number */
const distance = ([least, most], number) => Math.max(least - number, number - most, 0);

/** Orders lists by their first different number. @param {readonly number[]} one @param {readonly number[]} other */
function compare(one, other) {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at < 0 ? one.length - other.length : one[at] < (other[at] ?? -1) ? -1 : 1;
}

/** Writes a puzzle in notation. @param {SolverPuzzle} puzzle */
function textOf({ board, robots, target }) {
  const placed = ROBOTS.filter((robot) => robots[robot] !== undefined).map((robot) => robot + robots[robot]);
  return [board.board, ...placed, `>${target.robot ?? "*"}${target.cell}`].join(" ");
}
