// The sheet with the players, the help, what the page itself offers, and the settings. It covers the page of a phone; beside a
// board it stands in the column, and the page waits behind it.

import { coverPage, uncoverPage } from "./router.js";
import { computed, signal, useLayoutEffect } from "../../vendor/vendor.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** A tab, or the list of keys in the help. @typedef {"players" | "help" | "keys" | "menu" | "settings"} Drawer */
/**
 * What a page adds to the sheet: the players at the table, a tab such as that of a room, and the head of a round.
 * @typedef {{players: () => ComponentChildren, menu: {name: string, content: () => ComponentChildren},
 * head: () => ComponentChildren}} Parts
 */

export const drawer = signal(/** @type {Drawer | null} */ (null));

/** The parts of the page that is open. */
export const parts = signal(/** @type {Partial<Parts>} */ ({}));

/** The player whose row is open. */
export const openSeat = signal(/** @type {number | null} */ (null));

/** One column, or a low screen, as in layout.css. */
const SMALL = matchMedia("(width < 900px), (height < 500px) and (orientation: landscape)");
const isSmall = signal(SMALL.matches);
SMALL.addEventListener("change", () => void (isSmall.value = SMALL.matches));

/** Whether the sheet covers the page, whose keys rest. */
export const isCovered = computed(() => drawer.value !== null && isSmall.value);

/** Returns whether a key belongs to the page, and not to the sheet. */
export const isPageFree = () => drawer.value === null || !(isSmall.value || document.activeElement?.closest(".drawer"));

/** The tabs of this page, in their order. */
export function tabsNow() {
  const { players, menu } = parts.value;
  return /** @type {Drawer[]} */ ([players && "players", "help", menu && "menu", "settings"].filter(Boolean));
}

/** @type {Drawer} */
let last = "menu";

/** @type {Element | null} the element that gets the focus back */
let opener = null;

/** Opens the sheet at a tab, or closes it if that is open already. @param {Drawer} which */
export function openDrawer(which) {
  if (drawer.value === which) {
    closeDrawer();
    return;
  }
  if (drawer.value === null) {
    opener = document.activeElement;
    coverPage(shut);
  }
  if (which !== "keys") last = which;
  drawer.value = which;
}

/** Opens the sheet at the tab used last, or closes it. */
export function openLastTab() {
  const tabs = tabsNow();
  if (drawer.value !== null) closeDrawer();
  else openDrawer(tabs.includes(last) ? last : tabs[tabs.length - 1]);
}

export function closeDrawer() {
  uncoverPage();
  shut();
}

function shut() {
  if (drawer.value === null) return;
  drawer.value = null;
  const [back] = [opener, document.querySelector(".header-menu")].filter((one) => one instanceof HTMLElement && one.isConnected);
  requestAnimationFrame(() => back instanceof HTMLElement && back.focus());
}

/**
 * Adds a part to the sheet while a component is mounted.
 * @template {keyof Parts} P @param {P} name @param {Parts[P] | null} part the same one in each rendering, or null
 */
export function useSheetPart(name, part) {
  useLayoutEffect(() => {
    if (!part) return undefined;
    parts.value = { ...parts.peek(), [name]: part };
    return () => {
      if (parts.peek()[name] === part) parts.value = { ...parts.peek(), [name]: undefined };
    };
  }, [name, part]);
}
