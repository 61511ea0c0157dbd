// The choice of the round that is most worth replaying, in one match and in several.

/** @typedef {import("../../store/games.js").BestRound} BestRound */
/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */

/**
 * Returns the round with the largest gap between the winning bid and the next one. Without a gap, returns the longest
 * round that was solved in the fewest moves.
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

/** The best of the best rounds of several matches. @param {readonly (BestRound | null)[]} rounds @returns {BestRound | null} */
export function widest(rounds) {
  const [best = null] = rounds.filter((one) => one !== null).toSorted((one, other) => other.gap - one.gap || other.moves - one.moves);
  return best;
}
