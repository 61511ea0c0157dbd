// The words of practice that several pages share.

import { looseBound } from "../../rules/practise/scoring.js";
import { SolverMissing } from "../../solver/solver.js";
import { listed, moveName, robotName } from "../../words/names.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Robot} Robot */

const UNITS = /** @type {const} */ ([["week", 7], ["day", 1]]);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the words of a hint, 1 to 4.
 * @param {number} hint @param {readonly string[]} path a shortest path @param {Robot | null} robot of the chip
 */
export function hintWords(hint, path, robot) {
  switch (hint) {
    case 1:
      return t("practise-hint-bound", { moves: looseBound(path.length) });
    case 2:
      return moverWords(path, robot);
    case 3:
      return t("hint-robot", { robot: path[0][0] });
    default:
      return t("hint-move", { move: moveName(path[0]) });
  }
}

/** @param {readonly string[]} path @param {Robot | null} robot */
function moverWords(path, robot) {
  const movers = [...new Set(path.map(([mover]) => /** @type {Robot} */ (mover)))];
  if (movers.length === 1) return t("practise-hint-alone", { robot: movers[0] });
  const others = movers.filter((mover) => mover !== robot);
  const robots = listed(others.map(robotName));
  return robot === null ? t("practise-hint-movers", { robots }) : t("practise-hint-also", { robots });
}

/** Returns "3 days ago". @param {number} at a time in ms */
export function agoWords(at) {
  const days = Math.floor((Date.now() - at) / DAY_MS);
  const [unit, length] = UNITS.find((one) => days >= one[1]) ?? UNITS[1];
  return new Intl.RelativeTimeFormat(dateLanguage(), { numeric: "auto" }).format(-Math.floor(days / length), unit);
}

/** Returns "One more than needed". @param {number | null} moves null: the path was shown @param {number} best */
export function verdictWords(moves, best) {
  return moves === null ? t("practise-shown") : t("practise-verdict", { over: moves - best });
}

/** @param {unknown} error of solver/solver.js */
export function solverWords(error) {
  if (error instanceof SolverMissing) return t("practise-no-solver");
  console.info("No puzzle was generated.", error);
  return t("practise-nothing");
}
