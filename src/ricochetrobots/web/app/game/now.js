// The server's time for things that change while nothing happens.

import { useEffect, useState } from "../../vendor/vendor.js";

/** @typedef {import("../../net/session.js").Session} Session */

/**
 * Returns the server's time in seconds and draws again every `everyMs` while `running`.
 * @param {Session} session @param {boolean} [running] @param {number} [everyMs]
 */
export function useServerNow(session, running = true, everyMs = 200) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const pulse = setInterval(() => tick((count) => count + 1), everyMs);
    return () => clearInterval(pulse);
  }, [running, everyMs]);
  return session.serverNow();
}

/**
 * Returns the whole seconds left until a time of the server, and draws again when there is one less.
 * @param {Session} session @param {number} until
 */
export function useSecondsLeft(session, until) {
  const left = () => Math.max(0, Math.ceil(until - session.serverNow()));
  const [, count] = useState(left);
  useEffect(() => {
    const pulse = setInterval(() => count(left()), 200);
    return () => clearInterval(pulse);
  }, [until]);
  return left();
}
