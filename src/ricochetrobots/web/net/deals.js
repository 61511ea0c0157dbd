// What chance decides in a match without a server: boards, starting cells and chips.

import { createChance } from "../solver/chance.js";
import { dealBoard, dealOf, dealRobots } from "../solver/deal.js";
import { EDITIONS } from "./rules.js";

/** @typedef {import("../solver/kernel.js").SolverPuzzle["board"]} BoardData */

const ROBOTS = 4;

/** Creates choices that nobody can predict. */
export function createDeals() {
  const chance = createChance(crypto.getRandomValues(new BigUint64Array(1))[0], 0);
  return {
    /** Deals a board without diagonals from an edition's box (R1.6). @param {{edition: string}} options */
    board({ edition }) {
      const panels = EDITIONS.find(({ id }) => id === edition)?.panels ?? [];
      return dealBoard(dealOf(panels, { diagonals: false }), chance).board;
    },
    robots: (/** @type {BoardData} */ board) => dealRobots(board, ROBOTS, chance),
    /** Returns one of the values. @template Value @param {readonly Value[]} values @returns {Value} */
    chip: (values) => chance.choice(values),
  };
}
