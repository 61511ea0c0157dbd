// The name of a generated puzzle: seed, index and requirements. A link consists of it, and every device generates the
// same puzzle from it.

import { readWanted, wantedText } from "./wanted.js";

/** @typedef {import("./wanted.js").Wanted} Wanted */
/** @typedef {{seed: number, index: number, wanted: Wanted}} PuzzleName */
/**
 * A puzzle that was generated, with its name. `paths` is the number of shortest paths, 0 if there are too many, and
 * `surprise` that of the paths in bits; a puzzle stored before 0.4 has none.
 * @typedef {{name: string, puzzle: string, path: readonly string[], paths: number, grade: number, score: number,
 * surprise?: number | undefined, themes: readonly string[]}} Drawn
 */

const SEED_SIGNS = 36;
const SEED_LENGTH = 4;

/** Returns a seed of four letters and digits that nobody can predict. */
export function newSeed() {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  const least = SEED_SIGNS ** (SEED_LENGTH - 1);
  return least + (chance % (SEED_SIGNS ** SEED_LENGTH - least));
}

/** Returns a seed as text, such as "7KQ4". @param {number} seed */
export const seedText = (seed) => seed.toString(SEED_SIGNS).toUpperCase();

/** Reads a seed, or returns null. @param {string} text */
export function readSeed(text) {
  return /^[0-9A-Z]{1,8}$/i.test(text) ? parseInt(text, SEED_SIGNS) : null;
}

/** Returns the name as text, such as "7KQ4/0/2013.3.4-7". @param {PuzzleName} name */
export function nameText({ seed, index, wanted }) {
  return `${seedText(seed)}/${index}/${wantedText(wanted)}`;
}

/** Reads a name, or returns null for other text. @param {string} text @returns {PuzzleName | null} */
export function readName(text) {
  const [seedPart = "", indexPart = "", wantedPart = "", ...rest] = text.split("/");
  const [seed, wanted] = [readSeed(seedPart), readWanted(wantedPart)];
  if (seed === null || !wanted || !/^\d{1,9}$/.test(indexPart) || rest.length > 0) return null;
  return { seed, index: Number(indexPart), wanted };
}
