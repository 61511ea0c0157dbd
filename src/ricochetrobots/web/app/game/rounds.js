// The paths of rounds that are over, and the round worth seeing again.

import { pathsOf } from "../table/path.js";
import { readMoves, readPosition } from "../table/position.js";
import { t } from "../text.js";

/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */

/**
 * Returns the paths of a round that can be played: the one shown first.
 * @param {RoundPart} round
 */
export function pathsOfRound({ round, start, chip, steps, optimum }) {
  const count = optimum?.count ?? null;
  const note = count === null ? "" : t(optimum?.count_capped ? "optimum-count-capped" : "optimum-count", { count });
  return pathsOf({ task: round, start: readPosition(start).robots, chip }, steps.map(({ move }) => move), readMoves(optimum?.path), note);
}

/**
 * Returns the round with the largest gap between the bid that won and the next; without a gap the longest that was shown
 * in the fewest moves.
 * @param {readonly RoundPart[]} rounds
 */
export function bestRound(rounds) {
  const taken = rounds.filter(({ outcome }) => outcome === "taken" || outcome === "face-up");
  const gap = (/** @type {RoundPart} */ { moves, next_bid: next }) => (moves === null || next === null ? 0 : next - moves);
  const [widest] = taken.toSorted((one, other) => gap(other) - gap(one));
  if (widest && gap(widest) > 0) return { round: widest, gap: gap(widest) };
  const shortest = taken.filter(({ optimum, steps }) => optimum?.status === "solved" && steps.length === optimum.moves);
  const [longest] = shortest.toSorted((one, other) => other.steps.length - one.steps.length);
  return longest ? { round: longest, gap: 0 } : null;
}
