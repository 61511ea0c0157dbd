// The board that was drawn last on this device.

import { BoardTextError } from "../../../rules/notation.js";
import { writePuzzle } from "../../../rules/position.js";
import { readValue } from "../../../rules/readtext.js";
import { forGood } from "../../../store/storage.js";

/** @typedef {import("./edits.js").Drawing} Drawing */

const KEY = "ricochet.own-board";

/** @returns {Drawing | null} */
export function keptDrawing() {
  const text = forGood.read(KEY);
  if (!text) return null;
  try {
    const { board, robots } = readValue(text);
    return { board, robots };
  } catch (error) {
    if (!(error instanceof BoardTextError)) throw error;
    return null; // written by another version
  }
}

/** @param {Drawing} drawing */
export function keepDrawing({ board, robots }) {
  forGood.write(KEY, writePuzzle({ board: board.board, robots }));
}
