// Keeps the screen on, if the browser supports it.

import { useEffect, useState } from "../../vendor/vendor.js";

/**
 * Holds a wake lock while `wanted` is true and the page is visible, because the browser releases it when the tab is
 * hidden. Returns whether the screen stays on; null until that is known.
 * @param {boolean} wanted
 */
export function useWakeLock(wanted) {
  const [held, setHeld] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (!wanted) return undefined;
    if (!("wakeLock" in navigator)) {
      setHeld(false);
      return undefined;
    }
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    let over = false;

    async function hold() {
      if (document.hidden || over || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        if (!over) setHeld(false); // for example, the battery is low: the match continues without it
        return;
      }
      if (over) void lock.release();
      else setHeld(true);
    }

    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [wanted]);
  return held;
}
