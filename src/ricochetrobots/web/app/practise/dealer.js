// Generates puzzles on this device. A name gives the same puzzle on every device.

import { readBoard } from "../../rules/notation.js";
import { nameText } from "../../rules/practise/puzzlename.js";
import { ratingOfScore } from "../../rules/practise/rating.js";
import { NEAR, NEARBY, wantedOf } from "../../rules/practise/wanted.js";
import { createSolver } from "../../solver/solver.js";

/** @typedef {import("../../rules/practise/wanted.js").Choice} Choice */
/** @typedef {import("../../rules/practise/puzzlename.js").PuzzleName} PuzzleName */
/** @typedef {import("../../rules/practise/puzzlename.js").Drawn} Drawn */

/** Puzzles near a rating are looked for among this many. */
const MOST_TRIES = 24;

/** @type {ReturnType<typeof createSolver> | null} */
let solver = null;
/** The puzzles that were generated or are being generated, by name. @type {Map<string, Promise<Drawn>>} */
const drawn = new Map();

/** Returns the puzzle of a name. Rejects with an error of solver/solver.js. @param {PuzzleName} name @returns {Promise<Drawn>} */
export function draw(name) {
  const text = nameText(name);
  const known = drawn.get(text) ?? generate(text, name);
  drawn.set(text, known);
  known.catch(() => drawn.delete(text));
  return known;
}

/** Returns the board of a puzzle. @param {Drawn} puzzle */
export const dataOf = ({ puzzle }) => readBoard(puzzle.split(" ")[0]);

/** Stops generating, because another choice is wanted now. */
export function stopDrawing() {
  solver?.cancel();
}

/** Knows a puzzle that is stored, so that nobody generates it again. @param {Drawn} stored */
export function know(stored) {
  drawn.set(stored.name, Promise.resolve(stored));
}

/** @param {string} text @param {PuzzleName} name @returns {Promise<Drawn>} */
async function generate(text, { seed, index, wanted }) {
  solver ??= createSolver();
  return { ...(await solver.generate({ seed, index, wanted })), name: text };
}

/**
 * Returns the next puzzle of a choice from an index on, and its index. Near a rating, other puzzles are skipped; if none
 * of many is near, the nearest one counts.
 * @param {{choice: Choice, seed: number, next: number}} from @param {number} rating @returns {Promise<{found: Drawn, index: number}>}
 */
export async function drawNext({ choice, seed, next }, rating) {
  let nearest = { found: await drawAt(next), index: next };
  if (choice.grade !== NEAR) return nearest;
  for (let index = next + 1; distance(nearest.found) > NEARBY && index < next + MOST_TRIES; index += 1) {
    const found = await drawAt(index);
    if (distance(found) < distance(nearest.found)) nearest = { found, index };
  }
  return nearest;

  /** @param {number} index */
  function drawAt(index) {
    return draw({ seed, index, wanted: wantedOf(choice, index, rating) });
  }
  /** @param {Drawn} one */
  function distance({ score }) {
    return Math.abs(ratingOfScore(score).rating - rating);
  }
}
