// Defers work until a frame has been shown.

import { options, useEffect, useState } from "../../vendor/vendor.js";

const AFTER_MS = 200;
/** The longest wait for a frame, because a hidden page draws none. */
const LONGEST_FRAME_MS = 100;
/** From the page's load to work that no person waits for. */
const IDLE_AFTER_MS = 2000;

/** Returns whether a component's first frame is over, and renders it again then. */
export function useFrameOver() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setOver(true), AFTER_MS);
    return () => clearTimeout(wait);
  }, []);
  return over;
}

/** Calls `work` after the next frame. @param {() => void} work */
export function afterFrame(work) {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME_MS);
}

/** Calls `work` some time after the page has loaded, when the browser has nothing else to do. @param {() => void} work */
export function whenIdle(work) {
  const soon = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => work()), IDLE_AFTER_MS);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/** Lets the next frame show only the changes to the board, and renders all other changes right after it. */
export function showBoardFirst() {
  options.debounceRendering = afterFrame;
  afterFrame(() => {
    options.debounceRendering = undefined;
  });
}
