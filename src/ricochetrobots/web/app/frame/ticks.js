// Renders a component again and again, for what changes with time alone.

import { useEffect, useState } from "../../vendor/vendor.js";

/** Renders again every `everyMs` while `running`. @param {boolean} running @param {number} everyMs */
export function useTicks(running, everyMs) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const pulse = setInterval(() => tick((count) => count + 1), everyMs);
    return () => clearInterval(pulse);
  }, [running, everyMs]);
}
