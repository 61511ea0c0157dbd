// Small pictures of numbers: the bars of a grade, and the line of ratings.

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
        return html`<rect key=${number} class=${number <= grade ? "full" : ""} x=${STEP * (number - 1) + 0.5} y=${HEIGHT - height + 0.5}
          width=${WIDTH - 0.5} height=${height} rx="1.2" />`;
      })}
    </svg>
  `;
}

const MARGIN = 5;
/** The sizes of the line alone, and with the band. */
const [SMALL, LARGE] = /** @type {const} */ ([[120, 36], [360, 96]]);

/** @param {{days: readonly {rating: number, deviation: number}[], band?: boolean}} props */
export function Sparkline({ days, band = false }) {
  if (days.length < 2) return null;
  const [width, height] = band ? LARGE : SMALL;
  const spread = (/** @type {number} */ sign) => days.map(({ rating, deviation }) => rating + (band ? sign * deviation : 0));
  const [least, most] = [Math.min(...spread(-1)), Math.max(...spread(1), Math.min(...spread(-1)) + 1)];
  const points = (/** @type {number[]} */ values) => values.map((value, at) => {
    const x = MARGIN + (at / (days.length - 1)) * (width - 2 * MARGIN);
    return `${x.toFixed(1)},${(height - MARGIN - ((value - least) / (most - least)) * (height - 2 * MARGIN)).toFixed(1)}`;
  });
  const line = points(days.map(({ rating }) => rating));
  const [x, y] = line[line.length - 1].split(",");
  return html`
    <svg class="sparkline" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
      ${band && html`<polygon points=${[...points(spread(1)), ...points(spread(-1)).reverse()].join(" ")} />`}
      <polyline points=${line.join(" ")} />
      <circle cx=${x} cy=${y} r="3" />
    </svg>
  `;
}
