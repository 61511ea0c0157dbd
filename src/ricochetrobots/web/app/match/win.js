// What the end of a match says about it: its best round, the sentence about the player, and the robots that line up.

/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../board/types.js").Robot} Robot */

/** @type {readonly Robot[]} */
const IN_LINE = ["R", "G", "B", "Y", "S"];
/** The fewest moves of a path that is worth praise. */
export const LEAST_PRAISED = 4;

/** @param {RoundPart} round */
const isTaken = ({ outcome }) => outcome === "taken" || outcome === "face-up";

/** Returns how many moves the next bid was longer, 0 without one. @param {RoundPart} round */
const gapOf = ({ moves, next_bid: next }) => (moves === null || next === null ? 0 : next - moves);

/** @param {readonly RoundPart[]} rounds */
const longestOf = (rounds) => rounds.toSorted((one, other) => other.steps.length - one.steps.length).at(0);

/**
 * Returns the round with the largest gap between the winning bid and the next one. Without a gap, returns the longest
 * round that was solved in the fewest moves.
 * @param {readonly RoundPart[]} rounds
 */
export function bestRound(rounds) {
  const taken = rounds.filter(isTaken);
  const [widest] = taken.toSorted((one, other) => gapOf(other) - gapOf(one));
  if (widest && gapOf(widest) > 0) return { round: widest, gap: gapOf(widest) };
  const longest = longestOf(taken.filter(({ optimum, steps }) => optimum?.status === "solved" && steps.length === optimum.moves));
  return longest ? { round: longest, gap: 0 } : null;
}

/**
 * Returns the round that the end praises, and what it praises: for a player one of their own if it can, and nothing under
 * `LEAST_PRAISED` moves.
 * @param {Pick<View, "history" | "you" | "mode">} view
 * @returns {{kind: "gap" | "shortest" | "longest" | "hard", round: RoundPart} | null}
 */
export function praised({ history, you, mode }) {
  const long = history.filter((round) => isTaken(round) && round.steps.length >= LEAST_PRAISED);
  const isMine = (/** @type {RoundPart} */ { seat }) => you === null || mode === "alone" || seat === you;
  const mine = long.filter(isMine);
  const best = bestRound(mine);
  if (best) return { kind: best.gap > 0 ? "gap" : "shortest", round: best.round };
  const longest = longestOf(mine);
  if (longest) return { kind: "longest", round: longest };
  const hard = longestOf(long);
  return hard ? { kind: "hard", round: hard } : null;
}

/** Returns the robot that took the last chip, or null. @param {Pick<View, "history">} view */
export function scorerOf({ history }) {
  return /** @type {Robot | undefined} */ (history.findLast(isTaken)?.steps.at(-1)?.move[0]) ?? null;
}

/** Returns the robots in play, in the order in which they line up. @param {Pick<View, "robots">} view */
export function lineOf({ robots }) {
  return IN_LINE.filter((robot) => robots[robot] !== undefined);
}
