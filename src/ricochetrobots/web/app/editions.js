// The contents of an edition: its box and its differing rules, as core/edition.py has it.

import { DIAGONAL_PANELS, EDITIONS } from "../net/rules.js";
import { t } from "./text.js";

/** @typedef {typeof EDITIONS[number]} Edition */

/** @param {string} id @returns {Edition} */
export function editionOf(id) {
  return /** @type {Edition} */ (EDITIONS.find((edition) => edition.id === id));
}

/** Whether any of these panels has coloured diagonals. @param {{panels: readonly string[]}} box */
export function hasDiagonals({ panels }) {
  return panels.some((panel) => DIAGONAL_PANELS.some((other) => other === panel));
}

/** Whether a board, by its text, has coloured diagonals. @param {string} board */
export function boardHasDiagonals(board) {
  const panels = panelsOf(board);
  return panels ? hasDiagonals({ panels }) : /[/\\]/.test(board);
}

/** Whether the box has no panels beside those of the first edition. @param {Edition} edition */
export function hasFirstPanelsOnly({ panels }) {
  const first = editionOf("1999").panels;
  return panels.every((panel) => first.some((other) => other === panel));
}

/** The four panels NW NE SE SW of a board by its text; null for a home-made one. @param {string} board */
export function panelsOf(board) {
  return /^([1-4][A-D]){4}$/.test(board) ? /** @type {string[]} */ (board.match(/../g)) : null;
}

/** Whether the box can lay a board. @param {Edition} edition @param {string} board as text */
export function canLay({ panels }, board) {
  return panelsOf(board)?.every((panel) => panels.some((other) => other === panel)) ?? true;
}

/** Where the rules of an edition differ: "7 means exactly 7. Equal bids: the player who bid first shows first." `exact`: the rule in force. @param {Edition} edition @param {boolean} [exact] */
export function editionWords(edition, exact = edition.exact) {
  const { tie_break: tie, fifth_robot_available: fifth } = edition;
  const words = [t("edition-reach", { exact: exact ? "yes" : "no" }), t(`tie-rule-${tie}`)];
  if (!fifth) words.push(t("edition-four-robots"));
  if (!hasDiagonals(edition)) words.push(t("edition-no-diagonals"));
  return words.join(" ");
}
