// The open drawer. It covers the column beside the board, and the page waits behind it.

import { signal } from "../../vendor/vendor.js";

/** @typedef {"help" | "keys" | "settings" | "menu" | "players"} Drawer */

export const drawer = signal(/** @type {Drawer | null} */ (null));

/** The menu of the page, such as that of a room: its name and its content. Null if the page has none. */
export const pageMenu =
  signal(/** @type {{name: string, content: () => import("../../vendor/vendor.js").ComponentChildren} | null} */ (null));

/** The players of a round and their bids, for the drawer that the strip opens. Null outside a round. */
export const playersContent = signal(/** @type {(() => import("../../vendor/vendor.js").ComponentChildren) | null} */ (null));

/** @type {Element | null} the element that gets the focus back */
let opener = null;

/** Opens a drawer, or closes it if it is open already. @param {Drawer} which */
export function openDrawer(which) {
  if (drawer.value === which) {
    closeDrawer();
    return;
  }
  if (drawer.value === null) opener = document.activeElement;
  drawer.value = which;
}

export function closeDrawer() {
  drawer.value = null;
  if (opener instanceof HTMLElement) requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
}
