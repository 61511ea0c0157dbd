// Words for the errors of puzzles made on this device.

import { SolverMissing } from "../../net/solver.js";
import { t } from "../text.js";

/** @param {unknown} error of net/solver.js */
export function solverWords(error) {
  if (error instanceof SolverMissing) return t("practise-no-solver");
  console.info("No puzzle was generated.", error);
  return t("practise-nothing");
}
