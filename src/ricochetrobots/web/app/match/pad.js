// A phone as a pad beside a television: the board is hidden and the keys are larger. The link of a television's QR code
// turns it on for a room; a player may show the board here too.

import { Button } from "../components/button.js";
import { fragment } from "../frame/router.js";
import { forGood } from "../../store/storage.js";
import { html, signal, useLayoutEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

const KEY = "ricochet.pad";
/** Whether this device is a pad in the open room: null before a television's link, false with the board. */
const pad = signal(/** @type {boolean | null} */ (null));

/** Makes the page of a room a pad, if it was opened by a television's link. @param {string} room */
export function usePad(room) {
  useLayoutEffect(() => {
    const [kept, shows] = (forGood.read(KEY) ?? "").split(" ");
    if (fragment.value === "pad" && kept !== room) keep(room, true);
    else pad.value = kept === room ? shows !== "board" : null;
    return () => void (pad.value = null);
  }, [room]);
  useLayoutEffect(() => {
    if (!pad.value) return undefined;
    document.documentElement.dataset.beside = "tv";
    return () => delete document.documentElement.dataset.beside;
  // oxlint-disable-next-line react/exhaustive-deps -- a signal; the effect above may have just set it
  }, [pad.value]);
}

/** @param {string} room @param {boolean} hides */
function keep(room, hides) {
  pad.value = hides;
  forGood.write(KEY, `${room} ${hides ? "pad" : "board"}`);
}

/** Shows the board on a pad, or hides it again. @param {{room: string}} props */
export function PadToggle({ room }) {
  if (pad.value === null) return null;
  return html`<p class="pad-toggle">
    <${Button} onClick=${() => keep(room, !pad.value)}>${pad.value ? t("pad-show-board") : t("pad-hide-board")}</></p>`;
}

/** How far a finger moves for a swipe, in px. */
const SWIPE = 24;

/**
 * An area to swipe on while the board is hidden. `onSwipe` receives the direction on the screen.
 * @param {{onSwipe: (direction: import("../../board/types.js").Direction) => void}} props
 */
export function SwipeArea({ onSwipe }) {
  if (!pad.value) return null;
  /** @param {PointerEvent} down */
  function begin(down) {
    const area = /** @type {HTMLElement} */ (down.currentTarget);
    area.setPointerCapture(down.pointerId);
    area.addEventListener("pointerup", (up) => {
      const [x, y] = [up.clientX - down.clientX, up.clientY - down.clientY];
      if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE) return;
      if (Math.abs(x) > Math.abs(y)) onSwipe(x > 0 ? "e" : "w");
      else onSwipe(y > 0 ? "s" : "n");
    }, { once: true });
  }
  return html`<div class="swipe-area" onPointerDown=${begin}>${t("pad-swipe")}</div>`;
}
