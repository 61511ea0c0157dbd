// The box that was chosen last on this device, and the board that was drawn last.

import { EDITIONS } from "../../rules/constants.js";
import { BoardTextError } from "../../rules/notation.js";
import { writePuzzle } from "../../rules/position.js";
import { readValue } from "../../rules/readtext.js";
import { forGood } from "../../store/storage.js";

/** @typedef {import("../../rules/editions.js").Edition["id"]} EditionId */
/** @typedef {{board: import("../../board/types.js").BoardData, robots: import("../../board/types.js").Robots}} Drawing */

const BOX = "ricochet.box";
const BOARD = "ricochet.own-board";

/** @returns {EditionId | null} */
export function keptBox() {
  return EDITIONS.find(({ id }) => id === forGood.read(BOX))?.id ?? null;
}

/** @param {EditionId} edition */
export function keepBox(edition) {
  forGood.write(BOX, edition);
}

/** @returns {Drawing | null} */
export function keptDrawing() {
  const text = forGood.read(BOARD);
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
  forGood.write(BOARD, writePuzzle({ board: board.board, robots }));
}
