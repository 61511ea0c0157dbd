// Judges a path on the device (R3 to R5).

import { readMoves, readPuzzle } from "./position.js";
import { faultOf, follow } from "./trial.js";

/** @typedef {import("./messages.js").Judgement} Judgement */

/**
 * Judges a path on the device.
 * @param {string} puzzle @param {string} path legal moves, as the table lets a person make them
 * @returns {Promise<Judgement>}
 */
export async function judgeHere(puzzle, path) {
  const { readBoard } = await import("./notation.js");
  const { board: text, robots, target } = readPuzzle(puzzle);
  const board = readBoard(text);
  const trial = follow(board, robots, readMoves(path));
  const code = faultOf(board, trial, target);
  return { ok: code === null, code, clause: null, move_index: null, sentence: "", moves: trial.moves.length, best: null };
}
