// The panels of which the board of a match may consist (R1.3, R1.6).

import { DIAGONAL_PANELS, EDITIONS } from "./constants.js";

/** @typedef {Pick<import("./messages.js").Options, "edition" | "panels">} Options */

/** Whether a board has diagonals (R1.6); chance decides for the others. @type {Record<string, boolean>} */
const DIAGONALS = { plain: false, diagonals: true };

/** Returns the box of panels, and whether the board has diagonals, null if chance decides. @param {Options} options */
export function panelChoice({ edition, panels }) {
  const box = EDITIONS.find(({ id }) => id === (panels === "1999" ? panels : edition))?.panels ?? [];
  return { box, diagonals: DIAGONALS[panels] ?? null };
}

/** Returns whether the options allow a board of panels. @param {string} board as text @param {Options} options */
export function fits(board, options) {
  const { box, diagonals } = panelChoice(options);
  const names = board.match(/../g) ?? [];
  const isDiagonal = (/** @type {string} */ name) => DIAGONAL_PANELS.some((other) => other === name);
  const isAllowed = (/** @type {string} */ name) => box.some((other) => other === name) && (diagonals !== false || !isDiagonal(name));
  return names.every(isAllowed) && (diagonals !== true || names.some(isDiagonal));
}
