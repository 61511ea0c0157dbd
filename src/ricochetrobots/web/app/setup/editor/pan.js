// A large board on a phone: it is twice as wide as its place, and two fingers pan it.

import { useEffect, useRef } from "../../../vendor/vendor.js";

/** The longest side that a phone shows whole. */
const WHOLE = 16;

/**
 * Returns a value whose `current` is true from the second finger until all are lifted.
 * @param {{width: number, height: number}} board
 */
export function usePan({ width, height }) {
  const panning = useRef(false);
  const large = Math.max(width, height) > WHOLE;
  useEffect(() => {
    const place = document.querySelector(".board-place");
    if (!large || !(place instanceof HTMLElement)) return undefined;
    place.classList.add("large");
    /** @type {{x: number, y: number} | null} */
    let before = null;
    const middle = (/** @type {TouchList} */ { 0: one, 1: other }) => ({ x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2 });
    /** @param {TouchEvent} event */
    function touch({ touches }) {
      if (touches.length === 2) {
        const now = middle(touches);
        if (before) place?.scrollBy(before.x - now.x, before.y - now.y);
        before = now;
        panning.current = true;
        return;
      }
      before = null;
      if (touches.length === 0) setTimeout(() => void (panning.current = false)); // after the pointer of the last finger
    }
    const kinds = /** @type {const} */ (["touchstart", "touchmove", "touchend", "touchcancel"]);
    for (const kind of kinds) place.addEventListener(kind, touch, { passive: true });
    return () => {
      place.classList.remove("large");
      for (const kind of kinds) place.removeEventListener(kind, touch);
    };
  }, [large]);
  return panning;
}
