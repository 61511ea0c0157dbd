// The requests of a page to the frame around it: the header's words, and the place of the board. shell.js draws it.

import { signal, useLayoutEffect } from "../vendor/vendor.js";
import { t } from "./text.js";

/**
 * How a page wants its frame. `screen` decides what becomes of the board: "start" and "game" show it in full, "room"
 * makes it a thumbnail on phones, "final" leaves it out on phones, "page" has none. `facts` and `aside` stand in the
 * header: ["Chip 6", "12 left"], "first to 5".
 * @typedef {object} Frame
 * @property {"start" | "room" | "game" | "final" | "page"} screen
 * @property {string} [title]  of the browser's tab, before the product's name
 * @property {string | null} [room]  the room's name
 * @property {readonly string[]} [facts]
 * @property {string} [aside]
 * @property {string | null} [back]  where the arrow on a phone leads; null: no arrow
 * @property {boolean} [asks]  whether the arrow asks first
 */

/** Whether the question of an arrow that asks is open. */
export const leaving = signal(false);

/** @type {import("../vendor/vendor.js").Signal<Frame>} */
export const frame = signal(/** @type {Frame} */ ({ screen: document.documentElement.dataset.screen ?? "page" })); // the server names that of the page

/** Sets the frame while a page is there. @param {Frame} wanted */
export function useFrame(wanted) {
  useLayoutEffect(() => {
    frame.value = wanted;
    document.title = wanted.title ? t("tab-title", { page: wanted.title }) : t("product");
  }, [JSON.stringify(wanted)]);
}
