// Work that can wait until a frame has been seen.

import { options, useEffect, useState } from "../vendor/vendor.js";

const AFTER_MS = 200;
/** A page that nobody sees makes no frames. */
const LONGEST_FRAME_MS = 100;

/** Returns whether a component's first frame is over; it is drawn again then. */
export function useFrameOver() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setOver(true), AFTER_MS);
    return () => clearTimeout(wait);
  }, []);
  return over;
}

/** Does `work` when the next frame has been made. @param {() => void} work */
export function afterFrame(work) {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME_MS);
}

/** Lets the next frame show what is done to the board, and draws whatever else changes with it right after. */
export function showBoardFirst() {
  options.debounceRendering = afterFrame;
  afterFrame(() => {
    options.debounceRendering = undefined;
  });
}
