// What chance decides in a match without a server: boards, starting cells and chips.

import { createChance } from "../solver/chance.js";
import { dealBoard, dealOf, dealRobots } from "../solver/deal.js";
import { DIAGONAL_PANELS, EDITIONS } from "./rules.js";

/** @typedef {import("../solver/kernel.js").SolverPuzzle["board"]} BoardData */
/** @typedef {Pick<import("./messages.js").Options, "edition" | "panels" | "fifth_robot">} Options */

/** Whether a board has diagonals (R1.6); chance decides for the others. @type {Record<string, boolean>} */
const DIAGONALS = { plain: false, diagonals: true };

/** Returns the panels from which a random board is dealt (R1.3, R1.6). @param {Options} options */
function dealFor({ edition, panels }) {
  const box = EDITIONS.find(({ id }) => id === (panels === "1999" ? panels : edition))?.panels ?? [];
  return dealOf(box, { diagonals: DIAGONALS[panels] ?? null });
}

/** Returns whether the options allow a board of panels. @param {string} board as text @param {Options} options */
export function fits(board, options) {
  const { panels, withDiagonals } = dealFor(options);
  const names = board.match(/../g) ?? [];
  return names.every((name) => panels.includes(name)) && (!withDiagonals || names.some((name) => DIAGONAL_PANELS.some((other) => other === name)));
}

/** Creates choices that nobody can predict. */
export function createDeals() {
  const chance = createChance(crypto.getRandomValues(new BigUint64Array(1))[0], 0);
  return {
    board: (/** @type {Options} */ options) => dealBoard(dealFor(options), chance).board,
    robots: (/** @type {BoardData} */ board, /** @type {Options} */ { fifth_robot: fifth }) => dealRobots(board, fifth ? 5 : 4, chance),
    /** Returns one of the values. @template Value @param {readonly Value[]} values @returns {Value} */
    chip: (values) => chance.choice(values),
  };
}
