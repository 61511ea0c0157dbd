// The paths of finished rounds.

import { pathsOf } from "../hand/path.js";
import { readMoves, readPosition } from "../../rules/position.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */

/**
 * Returns the paths of a round that can be replayed, the shown path first.
 * @param {RoundPart} round
 */
export function pathsOfRound({ round, start, chip, steps, optimum }) {
  const count = optimum?.count ?? null;
  const note = count === null ? "" : t(optimum?.count_capped ? "optimum-count-capped" : "optimum-count", { count });
  return pathsOf({ task: round, start: readPosition(start).robots, chip }, steps.map(({ move }) => move), readMoves(optimum?.path), note);
}
