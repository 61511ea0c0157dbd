// Five small bars, as many of them filled as the grade.

import { GRADE_NUMBERS } from "../../rules/practise/wanted.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

const [STEP, WIDTH, HEIGHT, LOWEST, GROWTH] = [7, 5, 14, 6, 2];

/** @param {{grade: number, unseen?: boolean}} props `unseen`: words beside the bars suffice for screen readers */
export function GradeBars({ grade, unseen = false }) {
  const label = unseen ? { "aria-hidden": true } : { role: /** @type {const} */ ("img"), "aria-label": t("grade-bars", { grade }) };
  return html`
    <svg class="grade-bars" viewBox="0 0 34 15" width="34" height="15" ...${label}>
      ${GRADE_NUMBERS.map((number) => {
        const height = LOWEST + GROWTH * (number - 1);
        return html`<rect key=${number} class=${number <= grade ? "full" : ""} x=${STEP * (number - 1) + 0.5} y=${HEIGHT - height + 0.5} width=${WIDTH - 0.5} height=${height} rx="1.2" />`;
      })}
    </svg>
  `;
}
