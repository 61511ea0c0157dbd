// Words for a puzzle whose shortest path is well hidden for its length, or plain to see (puzzles/grading.py).

import { UNUSUAL, USUAL_SURPRISE } from "../../rules/constants.js";
import { t } from "../../words/text.js";

/** @param {number} moves @param {number | undefined} surprise in bits, unless nobody knows it */
export function surpriseWords(moves, surprise) {
  if (surprise === undefined) return "";
  const [base, eachMove] = USUAL_SURPRISE;
  const beyond = surprise - (base + eachMove * moves);
  if (Math.abs(beyond) < UNUSUAL) return "";
  return beyond > 0 ? t("path-hidden", { moves }) : t("path-plain", { moves });
}
