// The server's time for things that change while nothing happens.

import { useEffect, useState } from "../../vendor/vendor.js";

/** @typedef {import("../../net/session.js").Session} Session */

const LOOKS_MS = 200;
/** A player who loads the page again is back before that. */
const AWAY_AFTER_S = 3;

/**
 * Returns the server's time in seconds and draws again every `everyMs` while `running`.
 * @param {Session} session @param {boolean} running @param {number} everyMs
 */
export function useServerNow(session, running, everyMs) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const pulse = setInterval(() => tick((count) => count + 1), everyMs);
    return () => clearInterval(pulse);
  }, [running, everyMs]);
  return session.serverNow();
}

/**
 * Returns the whole seconds left until a time of the server, 0 without one, and draws again when there is one less.
 * @param {Session} session @param {number | null} until
 */
export function useSecondsLeft(session, until) {
  return useCount(until, () => (until === null ? 0 : Math.max(0, Math.ceil(until - session.serverNow()))));
}

/**
 * Returns the whole seconds since a time of the server, 0 without one, and draws again when there is one more.
 * @param {Session} session @param {number | null} since
 */
export function useSecondsSince(session, since) {
  return useCount(since, () => (since === null ? 0 : Math.max(0, Math.floor(session.serverNow() - since))));
}

/** Returns the seconds that somebody has been away since a time of the server, 0 while it may be a moment. @param {Session} session @param {number | null} since */
export function useAway(session, since) {
  const seconds = useSecondsSince(session, since);
  return seconds < AWAY_AFTER_S ? 0 : seconds;
}

/** A number that changes with time, counted from `start`; null: it stands still. @param {number | null} start @param {() => number} count */
function useCount(start, count) {
  const [, set] = useState(count);
  useEffect(() => {
    if (start === null) return undefined;
    const pulse = setInterval(() => set(count()), LOOKS_MS);
    return () => clearInterval(pulse);
  }, [start]);
  return count();
}
