// Words for the errors of puzzles made on this device.

import { SolverMissing } from "../../solver/solver.js";
import { t } from "../../words/text.js";

/** @param {unknown} error of solver/solver.js */
export function solverWords(error) {
  if (error instanceof SolverMissing) return t("practise-no-solver");
  console.info("No puzzle was generated.", error);
  return t("practise-nothing");
}
