// Moves the focus to another place when the focused element has disappeared.

import { useLayoutEffect, useRef } from "../../vendor/vendor.js";

const FOCUSABLE = "button, input, [tabindex]";

/**
 * Returns a ref for the element that gets the focus, itself or its first control, if a rendering of the component
 * removes the focused element. The component itself must stay, because a new one is rendered too late; the element may
 * come with a later rendering. The type of the ref fits elements of every kind.
 */
export function useRefocus() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const lost = useRef(false);
  const focused = document.activeElement;
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) lost.current = true;
    if (document.activeElement !== document.body) lost.current = false;
    const element = place.current;
    if (!lost.current || !element) return;
    lost.current = false;
    const control = element.matches(FOCUSABLE) ? element : /** @type {HTMLElement | null} */ (element.querySelector(FOCUSABLE));
    control?.focus({ preventScroll: true });
  });
  return /** @type {import("../../vendor/vendor.js").RefObject<null>} */ (place);
}
