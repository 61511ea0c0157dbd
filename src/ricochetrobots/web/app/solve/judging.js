// The judgement of a path: the server's or, without a network, the device's.

import { isOffline } from "../../net/api.js";
import { judgeHere } from "../../rules/judge.js";

/** @typedef {import("../../rules/messages.js").Judgement} Judgement */

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
