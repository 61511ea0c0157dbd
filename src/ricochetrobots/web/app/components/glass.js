// A picture of the sand timer: calm, without red or flashing.

import { html, useId } from "../../vendor/vendor.js";

const UPPER = "M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z";
const LOWER = "M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z";
const GLASS = "M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72";
const [TOP, NECK, BOTTOM] = [8, 40, 72];

/** @param {{share: number, running?: boolean}} props `share` is the part of the sand in the upper half */
export function Glass({ share, running = false }) {
  const id = useId();
  const upper = NECK - (NECK - TOP) * 0.82 * share;
  const lower = BOTTOM - (BOTTOM - NECK) * (0.16 + 0.66 * (1 - share));
  return html`
    <svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
      <clipPath id=${`${id}-upper`}><path d=${UPPER} /></clipPath>
      <clipPath id=${`${id}-lower`}><path d=${LOWER} /></clipPath>
      <rect class="sand" clip-path=${`url(#${id}-upper)`} x="0" y=${upper} width="48" height=${NECK - upper + 1} />
      <rect class="sand" clip-path=${`url(#${id}-lower)`} x="0" y=${lower} width="48" height=${BOTTOM - lower} />
      ${running && share > 0 && html`<line class="stream" x1="24" x2="24" y1=${NECK - 1} y2=${lower + 1} />`}
      <path class="glass-wall" d=${GLASS} />
      <path class="glass-cap" d="M4 5H44M4 75H44" />
    </svg>
  `;
}
