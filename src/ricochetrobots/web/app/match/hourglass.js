// The sand timer of a round. It shows the server's time, not this computer's.

import { useSecondsLeft, useServerNow } from "./now.js";
import { Glass } from "../components/glass.js";
import { paceOf } from "../../rules/botclock.js";
import { CATCHING_UP } from "../../rules/constants.js";
import { isStill } from "../../store/settings.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

const SAND_MS = 100;
const SECOND_MS = 1000;
const LAST_SECONDS = 10;

/**
 * The timer of a phase: a glass and a number while the sand runs until `until`, otherwise a resting glass. With a `pace`, the
 * sand runs faster (R9.5).
 * @param {{session: SessionLike, until: number | null, total: number, pace?: number}} props `total` seconds of sand
 */
export function SandTimer({ session, until, total, pace = 1 }) {
  const running = until !== null;
  const still = isStill();
  const now = useServerNow(session, running, still ? SECOND_MS / 4 : SAND_MS);
  if (!running) return html`<div class="timer resting" role="img" aria-label=${t("timer-resting")}><${Glass} share=${1} /></div>`;
  const left = Math.max(0, until - now) * pace;
  const share = Math.min(1, (still ? Math.ceil(left) : left) / total);
  const paused = session.paused.value;
  return html`
    <div class="timer" role="timer" aria-label=${t("timer-left", { seconds: Math.ceil(left) })}>
      <${Glass} share=${share} running=${left > 0 && !paused} />
      <span class=${left <= LAST_SECONDS ? "timer-number last" : "timer-number"} aria-hidden="true">
        <${Certainty} session=${session} />${clockTime(left)}
      </span>
    </div>
  `;
}

/** Returns the words for the time in which only bots are still thinking (R9.5), or "". @param {View} view */
export function catchingUpWords(view) {
  return paceOf(view) > 1 ? t("catching-up", { times: CATCHING_UP.pace }) : "";
}

/** The word beside a time that the page does not know exactly, or that stands still. @param {{session: SessionLike}} props */
function Certainty({ session }) {
  if (session.paused.value) return html`<small>${t("timer-paused")}</small>`;
  return session.status.value === "lost" && html`<small>${t("timer-about")}</small>`;
}

/**
 * The time left for a demonstration, without a glass.
 * @param {{session: SessionLike, until: number}} props
 */
export function Countdown({ session, until }) {
  const left = useSecondsLeft(session, until);
  return html`
    <div class="countdown" role="timer" aria-label=${t("timer-left", { seconds: left })}>
      <span class=${left <= LAST_SECONDS ? "timer-number last" : "timer-number"}
        aria-hidden="true"><${Certainty} session=${session} />${clockTime(left)}</span>
      <small aria-hidden="true">${t("timer-show")}</small>
    </div>
  `;
}
