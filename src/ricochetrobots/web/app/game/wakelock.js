// Keeps the screen on during a match, where the browser can.

import { useEffect } from "../../vendor/vendor.js";

/** Holds a wake lock while `wanted` and the page is visible: the browser releases it with every hidden tab. @param {boolean} wanted */
export function useWakeLock(wanted) {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return undefined;
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    let over = false;

    async function hold() {
      if (document.hidden || over || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        return; // the battery is low: the match goes on without it
      }
      if (over) void lock.release();
    }

    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [wanted]);
}
