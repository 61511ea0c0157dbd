// Which drawer is open: help and settings take the column beside the board, and the page waits behind them.

import { signal } from "../vendor/vendor.js";

/** @typedef {"help" | "keys" | "settings" | "room"} Drawer */

export const drawer = signal(/** @type {Drawer | null} */ (null));

/** Draws the menu of the room; null on other pages, and for spectators. */
export const roomMenu = signal(/** @type {(() => unknown) | null} */ (null));

/** @type {Element | null} where the focus goes back to */
let opener = null;

/** Opens a drawer; the same again closes it. @param {Drawer} which */
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
