// The order of demonstration (R6.3, R6.4): of a match on the device, and at the table, with handicaps (R6.15).

import { EDITIONS, TIE_BREAKS } from "./constants.js";

/** A standing bid; `was` is the player's higher bid before it. @typedef {{player: number, moves: number, was: number | null}} Bid */
/** @typedef {{handicap: number, chips: readonly (string | null)[]}} Ranked */
/** Why a bid precedes the next one, which ranks equal. @typedef {typeof TIE_BREAKS[number]} TieBreak */

/**
 * How bids rank: by `number`, then by `tie`, which follows from `rule`; of equal bids, the one that was placed first comes first.
 * @template AnyBid @typedef {{number: (bid: AnyBid) => number, tie: (bid: AnyBid) => number, rule: TieBreak}} Ranking
 */

/**
 * Returns the bids in the order of demonstration.
 * @template AnyBid
 * @param {readonly AnyBid[]} bids the bid that was placed first comes first @param {Ranking<AnyBid>} ranking
 */
export function inOrder(bids, { number, tie }) {
  return bids.toSorted((one, other) => number(one) - number(other) || tie(one) - tie(other));
}

/**
 * Returns for each bid of an order the rule that puts it before the next one, or null if their numbers differ.
 * @template AnyBid
 * @param {readonly AnyBid[]} order @param {Ranking<AnyBid>} ranking @returns {(TieBreak | null)[]}
 */
export function tieBreaks(order, { number, tie, rule }) {
  return order.map((bid, at) => {
    if (at === order.length - 1) return null;
    const next = order[at + 1];
    if (number(bid) !== number(next)) return null;
    return tie(bid) === tie(next) ? "first-said" : rule;
  });
}

/** Returns how bids rank at the table. @param {readonly Ranked[]} people @param {string} edition @returns {Ranking<Bid>} */
export function rankingAt(people, edition) {
  const rule = EDITIONS.find(({ id }) => id === edition)?.tie_break ?? "first-said";
  return {
    number: ({ player, moves }) => moves + people[player].handicap,
    tie: ({ player }) => (rule === "fewer-chips" ? people[player].chips.length : 0),
    rule,
  };
}
