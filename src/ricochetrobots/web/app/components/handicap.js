// The tag of a handicap, "+1", as the lobby, the order of showing and the record show it (R6.15).

import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {number} handicap */
export const handicapWords = (handicap) => t("handicap-number", { handicap });

/** @param {{handicap: number}} props */
export function Handicap({ handicap }) {
  if (handicap === 0) return null;
  return html`<span class="tag handicap" role="img" aria-label=${t("handicap-of", { handicap })}>+${handicapWords(handicap)}</span>`;
}
