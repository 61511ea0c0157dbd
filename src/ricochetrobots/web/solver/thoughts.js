// The thoughts of a bot about one puzzle, as bots/thoughts.py has them: they follow from the puzzle, the level, the
// character and the seed alone.

import { createChance } from "./chance.js";
import { BOT_SECONDS, CHARACTERS, LEVELS, SPEEDS, UNIT, WRONG_BY } from "./numbers.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** @typedef {{level: keyof typeof LEVELS, character: keyof typeof CHARACTERS, seed: number}} Mind */
/**
 * A path that a bot believes in, the seconds after the chip at which it bids, and its bid.
 * @typedef {{after: number, bid: number, path: readonly string[]}} Thought
 */
/**
 * Thoughts in the order of their bids, and the seconds after which the search is over.
 * @typedef {{known: Thought[], overAfter: number | null}} Thoughts
 */

const CHANCES = 2 ** 32;
const FEWEST_MOVES = 2;

/**
 * Returns the thoughts of the first `seconds`; later ones add to them.
 * @param {Kernel} kernel @param {SolverPuzzle} puzzle @param {Mind} mind @param {number} seconds @returns {Thoughts}
 */
export function thoughtsOf(kernel, puzzle, { level, character, seed }, seconds) {
  const limits = LEVELS[level];
  const temper = CHARACTERS[character];
  const chance = createChance(seed, 0);
  const speed = SPEEDS[chance.below(SPEEDS.length)];
  const positions = limits.positions * temper.speed * speed; // in a second
  const checking = limits.checking * temper.checking / speed;
  const [weight, ...habits] = limits.habits;
  const most = Math.min(BOT_SECONDS.most_positions, Math.floor((seconds - BOT_SECONDS.sees) * positions));
  const found = kernel.think(puzzle, [Math.max(UNIT, weight + temper.weight), ...habits], chance.below(CHANCES), most);
  /** @type {Thought[]} */
  const known = [];
  for (const find of found.finds) {
    const after = BOT_SECONDS.sees + find.positions / positions + checking * find.path.length;
    while ((known.at(-1)?.after ?? 0) >= after) known.pop(); // a shorter path, found while the longer one was checked
    known.push({ after, bid: counted(find.path.length, limits.miscounts, chance), path: find.path });
  }
  const over = BOT_SECONDS.sees + found.positions / positions;
  return { known, overAfter: found.isOver ? Math.max(over, known.at(-1)?.after ?? 0) : null };
}

/**
 * Returns the number of moves that a bot counts.
 * @param {number} moves @param {number} miscounts @param {import("./chance.js").Chance} chance
 */
function counted(moves, miscounts, chance) {
  if (chance.below(100) >= miscounts) return moves;
  return Math.max(FEWEST_MOVES, moves + chance.choice(WRONG_BY));
}
