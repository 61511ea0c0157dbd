// The thoughts of a bot about one puzzle, as bots/thoughts.py has them: they follow from the puzzle, the level, the
// character and the seed alone.

import { createChance } from "./chance.js";
import { BOT_SECONDS, CHARACTERS, LEVELS, PERSON } from "./numbers.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** @typedef {{level: keyof typeof LEVELS, character: keyof typeof CHARACTERS, seed: number}} Mind */
/**
 * A path that a bot believes in, the seconds after the chip at which it bids, and its bid.
 * @typedef {{after: number, bid: number, path: readonly string[]}} Thought
 */

const CHANCES = 2 ** 32;
const FEWEST_MOVES = 2;
/** Where the numbers of a person have the longest line of thought, and where its attention begins. */
const [LINES, ATTENTION] = [1, 5];

/**
 * Returns all thoughts, in the order of their bids.
 * @param {Kernel} kernel @param {SolverPuzzle} puzzle @param {Mind} mind @returns {Thought[]}
 */
export function thoughtsOf(kernel, puzzle, { level, character, seed }) {
  const limits = LEVELS[level];
  const temper = CHARACTERS[character];
  const looks = limits.looks * temper.speed; // in a second
  const [first, longest] = PERSON.slice(LINES);
  const person = [limits.memory, first, longest, temper.patience, rounded(limits.helpers * looks), ...PERSON.slice(ATTENTION)];
  const chance = createChance(seed, 0);
  const slips = /** @type {[number, number]} */ (limits.slips);
  /** @type {Thought[]} */
  const thoughts = [];
  for (const find of kernel.findPaths(puzzle, person, slips, chance.below(CHANCES),
    rounded((BOT_SECONDS.most - BOT_SECONDS.sees) * looks))) {
    const after = BOT_SECONDS.sees + find.looks / looks + limits.checking * temper.checking * find.path.length;
    while ((thoughts.at(-1)?.after ?? 0) >= after) thoughts.pop(); // a shorter path, found while the longer one was checked
    thoughts.push({ after, bid: counted(find.path.length, limits.miscounts, chance), path: find.path });
  }
  return thoughts;
}

/**
 * Returns the number of moves that a bot counts.
 * @param {number} moves @param {number} miscounts @param {import("./chance.js").Chance} chance
 */
function counted(moves, miscounts, chance) {
  if (chance.below(100) >= miscounts) return moves;
  return Math.max(FEWEST_MOVES, moves + chance.choice([-1, 1]));
}

/** Rounds as Python does: a half to the even neighbour. @param {number} value */
function rounded(value) {
  const down = Math.floor(value);
  return value - down === 0.5 ? down + (down % 2) : Math.round(value);
}
