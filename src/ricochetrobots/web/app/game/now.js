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
