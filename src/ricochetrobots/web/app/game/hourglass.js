// The sand timer: calm, no red, no flashing. It shows the server's time, not this computer's.

import { html, useId } from "../../vendor/vendor.js";
import { isStill } from "../settings.js";
import { t } from "../text.js";
import { useSecondsLeft, useServerNow } from "./now.js";
import { clockTime } from "./words.js";

/** @typedef {import("../../net/session.js").Session} Session */

const SAND_MS = 100;
const SECOND_MS = 1000;
const LAST_SECONDS = 10;

const UPPER = "M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z";
const LOWER = "M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z";
const GLASS = "M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72";
const [TOP, NECK, BOTTOM] = [8, 40, 72];

/**
 * The timer of a phase: glass and number while the sand runs until `until`, a resting glass without it.
 * @param {{session: Session, until: number | null, total: number}} props `total` seconds of sand
 */
export function SandTimer({ session, until, total }) {
  const running = until !== null;
  const still = isStill();
  const now = useServerNow(session, running, still ? SECOND_MS / 4 : SAND_MS);
  if (!running) return html`<div class="timer resting" role="img" aria-label=${t("timer-resting")}><${Glass} share=${1} /></div>`;
  const left = Math.max(0, until - now);
  const share = Math.min(1, (still ? Math.ceil(left) : left) / total);
  const lost = session.status.value === "lost";
  return html`
    <div class="timer" role="timer" aria-label=${t("timer-left", { seconds: Math.ceil(left) })}>
      <${Glass} share=${share} running=${left > 0} />
      <span class=${left <= LAST_SECONDS ? "timer-number last" : "timer-number"} aria-hidden="true">
        ${lost && html`<small>${t("timer-about")}</small>`}${clockTime(left)}
      </span>
    </div>
  `;
}

/**
 * Time left to show, without a glass.
 * @param {{session: Session, until: number}} props
 */
export function Countdown({ session, until }) {
  const left = useSecondsLeft(session, until);
  return html`
    <div class="countdown" role="timer" aria-label=${t("timer-left", { seconds: left })}>
      <span class=${left <= LAST_SECONDS ? "timer-number last" : "timer-number"} aria-hidden="true">${clockTime(left)}</span>
      <small aria-hidden="true">${t("timer-show")}</small>
    </div>
  `;
}

/** @param {{share: number, running?: boolean}} props `share` of the sand that is still above */
function Glass({ share, running = false }) {
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
