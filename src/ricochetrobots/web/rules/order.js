// The order of demonstration at the table (R6.3, R6.4), with handicaps (R6.15).

import { EDITIONS, TIE_BREAKS } from "./constants.js";

/** A standing bid; `was` is the player's higher bid before it. @typedef {{player: number, moves: number, was: number | null}} Bid */
/** @typedef {{handicap: number, chips: readonly (string | null)[]}} Ranked */
/** Why a bid precedes the next one, which ranks equal. @typedef {typeof TIE_BREAKS[number]} TieBreak */

/**
 * Returns the bids in the order of demonstration.
 * @param {readonly Bid[]} bids the bid that was placed first comes first @param {readonly Ranked[]} people @param {string} edition
 */
export function showingOrder(bids, people, edition) {
  const tie = tieRank(people, edition);
  return bids.toSorted((one, other) => ranked(one, people) - ranked(other, people) || tie(one) - tie(other));
}

/**
 * Returns for each bid of an order the rule that puts it before the next one, or null if their numbers differ.
 * @param {readonly Bid[]} order @param {readonly Ranked[]} people @param {string} edition @returns {(TieBreak | null)[]}
 */
export function tieBreaks(order, people, edition) {
  const tie = tieRank(people, edition);
  return order.map((bid, at) => {
    const next = order[at + 1];
    if (!next || ranked(bid, people) !== ranked(next, people)) return null;
    return tie(bid) === tie(next) ? "first-said" : "fewer-chips";
  });
}

/** @param {Bid} bid @param {readonly Ranked[]} people */
const ranked = ({ player, moves }, people) => moves + people[player].handicap;

/** Returns a function that ranks equal bids; time decides between equal ranks. @param {readonly Ranked[]} people @param {string} edition */
function tieRank(people, edition) {
  const fewer = EDITIONS.find(({ id }) => id === edition)?.tie_break === "fewer-chips";
  return (/** @type {Bid} */ { player }) => (fewer ? people[player].chips.length : 0);
}
