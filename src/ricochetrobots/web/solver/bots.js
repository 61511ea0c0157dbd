// What a match on this device knows of its bots; solver/thoughts.js finds what each thinks.

import { createChance } from "./chance.js";

/** @typedef {import("./thoughts.js").Mind} Mind */
/** @typedef {import("./thoughts.js").Thoughts} Thoughts */

export { BOT_SECONDS, CHARACTERS, LEVELS } from "./numbers.js";

const CHANCES = 2 ** 32;

/** Returns a seed that nobody can predict. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/**
 * Returns the seed of a bot's thoughts in a round, as bots/person_bot.py does.
 * @param {number} seed @param {number} match @param {number} round
 */
export const roundSeed = (seed, match, round) => createChance(seed, BigInt(match) * BigInt(CHANCES) + BigInt(round)).below(CHANCES);
