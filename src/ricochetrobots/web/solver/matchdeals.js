// What chance decides in a match without a server: boards, starting cells and chips.

import { createChance } from "./chance.js";
import { dealBoard, dealOf, dealRobots } from "./deal.js";
import { panelChoice } from "../rules/panelchoice.js";

/** @typedef {import("./kernel.js").SolverPuzzle["board"]} BoardData */
/** @typedef {Pick<import("../rules/messages.js").Options, "edition" | "panels" | "fifth_robot">} Options */

/** Creates choices that nobody can predict. */
export function createDeals() {
  const chance = createChance(crypto.getRandomValues(new BigUint64Array(1))[0], 0);
  return {
    board(/** @type {Options} */ options) {
      const { box, diagonals } = panelChoice(options);
      return dealBoard(dealOf(box, { diagonals }), chance).board;
    },
    robots: (/** @type {BoardData} */ board, /** @type {Options} */ { fifth_robot: fifth }) => dealRobots(board, fifth ? 5 : 4, chance),
    /** Returns one of the values. @template Value @param {readonly Value[]} values @returns {Value} */
    chip: (values) => chance.choice(values),
  };
}
