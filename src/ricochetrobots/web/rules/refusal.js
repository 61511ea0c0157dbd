// Refused commands, with the codes and facts of game/errors.py.

import { BIDS } from "./constants.js";

/** A command that the rules refuse. */
export class Refusal extends Error {
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  constructor(code, facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Throws a Refusal of a number that cannot be bid (R6.2). @param {number} moves */
export function checkNumber(moves) {
  if (moves < BIDS.least) throw new Refusal("bid-too-small", { offered: moves, least: BIDS.least });
  if (moves > BIDS.most) throw new Refusal("bid-too-large", { offered: moves, most: BIDS.most });
}
