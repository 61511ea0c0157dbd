// Records whether a match was ever played to its end in this browser. A first room has a gentle start, a short match
// and a private board (R8.8).

import { forGood } from "./storage.js";
import { useEffect } from "../vendor/vendor.js";

/** @typedef {import("../rules/messages.js").Options} Options */
/** @typedef {import("../rules/messages.js").View} View */

const KEY = "ricochet.finished";

/** Returns the initial options of a new room. @returns {Partial<Options>} */
export function firstOptions() {
  return forGood.read(KEY) === null ? { gentle_start: true, length: "short", scratch_board: true } : {};
}

/** Records a finished match for somebody who played in it. @param {View | null} view */
export function useFinished(view) {
  const finished = view?.phase === "finished" && view.you !== null;
  useEffect(() => {
    if (finished) forGood.write(KEY, "yes");
  }, [finished]);
}
