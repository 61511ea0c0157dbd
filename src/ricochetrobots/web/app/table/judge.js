// Judges a path on the device (R3 to R5), for use without a network. The server's judgement counts everywhere else.

import { isOffline } from "../../net/api.js";
import { readMoves, readPuzzle } from "./position.js";
import { faultOf, follow } from "./trial.js";

/** @typedef {import("../../net/api.js").Judgement} Judgement */

/**
 * Returns the server's judgement or, without a network, the device's.
 * @param {Promise<Judgement>} answer @param {string} puzzle @param {string} path
 */
export async function judgedAnywhere(answer, puzzle, path) {
  try {
    return await answer;
  } catch (error) {
    if (!isOffline(error)) throw error;
    return judgeHere(puzzle, path);
  }
}

/**
 * Judges a path on the device.
 * @param {string} puzzle @param {string} path legal moves, as the table lets a person make them
 * @returns {Promise<Judgement>}
 */
export async function judgeHere(puzzle, path) {
  const { readBoard } = await import("../../board/notation.js");
  const { board: text, robots, target } = readPuzzle(puzzle);
  const board = readBoard(text);
  const trial = follow(board, robots, readMoves(path));
  const code = faultOf(board, trial, target);
  return { ok: code === null, code, clause: null, move_index: null, sentence: "", moves: trial.moves.length, best: null };
}
