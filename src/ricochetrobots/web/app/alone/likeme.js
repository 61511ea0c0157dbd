// The level of a bot that plays like the player: it follows the chips, as bots/like_me.py does.

import { FIRST_LEVEL, LEVELS, PER_LEVEL } from "../../solver/bots.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {keyof typeof LEVELS} Level */

const LADDER = /** @type {Level[]} */ (Object.keys(LEVELS).toSorted());

/** Returns the level at which bots that play like the player play now. @param {View} view @returns {Level} */
export function levelLikeMe({ seats, history }) {
  const people = seats.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const followers = seats.filter(({ bot }) => bot?.level === "like-me").map(({ seat }) => seat);
  let at = LADDER.indexOf(/** @type {Level} */ (FIRST_LEVEL));
  const weights = LADDER.map(() => 1); // of each strength that the player may have
  for (const { seat } of history) {
    if (seat === null || ![...people, ...followers].includes(seat)) continue;
    LADDER.forEach((_, strength) => {
      const share = shareOf(strength, at, followers.length);
      weights[strength] *= people.includes(seat) ? share : 1 - share;
    });
    const distances = LADDER.map((_, level) => Math.abs(expected(weights, level, followers.length) - 0.5));
    at = distances.indexOf(Math.min(...distances));
  }
  return LADDER[at];
}

/** Returns the share of the chips that the player is expected to win. @param {readonly number[]} weights @param {number} level @param {number} bots */
function expected(weights, level, bots) {
  const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((one, other) => one + other, 0);
  return sum(weights.map((weight, strength) => weight * shareOf(strength, level, bots))) / sum(weights);
}

/** Returns the share of the chips that a player of a strength wins from bots of a level. @param {number} strength @param {number} level @param {number} bots */
function shareOf(strength, level, bots) {
  const ours = PER_LEVEL ** strength;
  return ours / (ours + bots * PER_LEVEL ** level);
}
