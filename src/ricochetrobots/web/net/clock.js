// The browser's estimate of the server's time: its own steady clock plus an offset measured with Ping and Pong. The clock of
// a screen shows it, and stands still while the server restarts.

import { signal } from "../vendor/vendor.js";

const KEPT = 9;
const STEP_SECONDS = 1;
/**
 * A server that restarts has been away for more than 2 s, and extends every deadline, if no attempt in this time has found
 * it (`game.automatic.OUTAGE_SECONDS`, and the longest wait between these attempts).
 */
const PAUSED_MS = 3000;

/** Returns steady seconds since 1970, unaffected by changes of the system's clock. */
export function steadyNow() {
  return (performance.timeOrigin + performance.now()) / 1000;
}

/** @param {() => number} [local] seconds */
export function createClock(local = steadyNow) {
  /** @type {number[]} */
  let offsets = [];
  let offset = 0;

  return {
    local,

    /** The server's time in seconds. */
    now: () => local() + offset,

    /**
     * Uses a server time from a message that was not an answer. It is good enough until the first pong, and never later
     * than the current time.
     * @param {number} now
     */
    hint(now) {
      const least = now - local();
      if (least > offset + STEP_SECONDS) offsets = []; // the server's clock was set forward
      if (offsets.length === 0 || least > offset) offset = least;
    },

    /**
     * Uses the answer to a ping that was sent at `sent` by the local clock.
     * @param {number} sent @param {number} now
     */
    learn(sent, now) {
      offsets = [...offsets, now - (sent + local()) / 2].slice(-KEPT);
      const sorted = offsets.toSorted((a, b) => a - b);
      offset = sorted[Math.floor(sorted.length / 2)];
    },
  };
}

/** @param {Pick<ReturnType<typeof createClock>, "now">} clock */
export function createScreenClock(clock) {
  const stopped = signal(false);
  /** Whether it has stood still for so long that the server will extend the running deadline by this time. */
  const paused = signal(false);
  let stoppedAt = /** @type {number | null} */ (null);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pausing;

  return {
    stopped, paused,

    stop() {
      stopped.value = true;
      stoppedAt ??= clock.now();
      pausing ??= setTimeout(() => (paused.value = true), PAUSED_MS);
    },

    start() {
      clearTimeout(pausing);
      pausing = undefined;
      stoppedAt = null;
      stopped.value = false;
      paused.value = false;
    },

    /**
     * The server's time in seconds, less a spectator's delay, but then not before the newest update.
     * @param {number} behind @param {number} updated
     */
    now(behind, updated) {
      const now = stoppedAt ?? clock.now();
      return behind > 0 ? Math.max(now - behind, updated) : now;
    },
  };
}

/** Returns a spectator's delay in seconds, 0 for a player. @param {import("../rules/messages.js").View} view */
export const secondsBehind = ({ you, spectator_delay }) => (you === null ? spectator_delay : 0);
