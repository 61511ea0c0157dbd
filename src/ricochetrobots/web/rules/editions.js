// The contents of an edition, its box and its special rules, as in core/edition.py.

import { DIAGONAL_PANELS, EDITIONS } from "./constants.js";

/** @typedef {typeof EDITIONS[number]} Edition */

/** @param {string} id @returns {Edition} */
export function editionOf(id) {
  return /** @type {Edition} */ (EDITIONS.find((edition) => edition.id === id));
}

/** Returns whether any of these panels has coloured diagonals. @param {{panels: readonly string[]}} box */
export function hasDiagonals({ panels }) {
  return panels.some((panel) => DIAGONAL_PANELS.some((other) => other === panel));
}

/** Returns whether a board, given as text, has coloured diagonals. @param {string} board */
export function boardHasDiagonals(board) {
  const panels = panelsOf(board);
  return panels ? hasDiagonals({ panels }) : /[/\\]/.test(board);
}

/** Returns whether the box has only panels of the first edition. @param {Edition} edition */
export function hasFirstPanelsOnly({ panels }) {
  const first = editionOf("1999").panels;
  return panels.every((panel) => first.some((other) => other === panel));
}

/**
 * Returns the four panels NW NE SE SW of a board given as text, or null for a home-made board.
 * @param {string} board
 */
export function panelsOf(board) {
  return /^([1-4][A-D]){4}$/.test(board) ? /** @type {string[]} */ (board.match(/../g)) : null;
}

/** Returns whether the panels of the box can make a board. @param {Edition} edition @param {string} board as text */
export function canLay({ panels }, board) {
  return panelsOf(board)?.every((panel) => panels.some((other) => other === panel)) ?? true;
}
