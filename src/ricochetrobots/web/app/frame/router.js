// The path of the current page, and links that change it without a reload. pages.js lists the pages.

import { addressOf, pathHere } from "../../net/address.js";
import { computed, html, signal } from "../../vendor/vendor.js";

/**
 * The other properties of a link.
 * @typedef {Omit<import("../../vendor/vendor.js").JSX.IntrinsicElements["a"], "href" | "role">} LinkProps
 */

/** Today's puzzle. */
export const TODAY = "/today";
/** The puzzles of past days. */
export const DAYS = "/today/days";

const OLD_TODAY = "/#today";

/** Returns the path of the puzzle of a day. @param {{date: string, today: string}} day */
export function dayPath({ date, today }) {
  return date === today ? TODAY : `${TODAY}/${date}`;
}

const address = signal(here());

/**
 * What lies over the page and has an entry in the history: the function that closes it, and the address below.
 * @type {{close: () => void, at: string} | null}
 */
let cover = null;
/** Whether the entry of a cover that has been closed is still to be left. */
let isLeaving = false;
/** The page to open once that entry is left. @type {(() => void) | null} */
let next = null;
/** The address that the page below a cover has taken meanwhile. @type {string | null} */
let moved = null;

addEventListener("popstate", () => {
  const closed = isLeaving || (cover !== null && here() === cover.at);
  if (moved !== null && closed) history.replaceState(history.state, "", addressOf(moved));
  moved = null;
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (wasLeaving && cover) history.pushState(history.state, ""); // opened again meanwhile
  else {
    const last = cover;
    cover = null;
    last?.close();
  }
  if (next) next();
  else if (!closed) address.value = here();
  next = null;
});

/** Adds an entry to the history that Back leaves, which calls `close`. @param {() => void} close */
export function coverPage(close) {
  if (!cover && !isLeaving) history.pushState(history.state, "");
  cover = { close, at: here() };
}

/** Takes the entry of the cover away again. */
export function uncoverPage() {
  if (!cover) return;
  cover = null;
  if (isLeaving) return;
  isLeaving = true;
  history.back();
}

function here() {
  return pathHere() + location.hash;
}

/** The path of the current page, without its anchor. */
export const path = computed(() => (address.value === OLD_TODAY ? TODAY : address.value.replace(/#.*/, "")));

/** The anchor of the address, without "#". */
export const fragment = computed(() => address.value.split("#")[1] ?? "");

/**
 * Opens a page. `state` is what the browser stores with its entry in the history: the page reads it as `history.state`.
 * @param {string} to @param {unknown} [state]
 */
export function go(to, state = null) {
  if (to === address.value) return;
  if (isLeaving) {
    next = () => go(to, state);
    return;
  }
  const last = cover;
  cover = null;
  if (last) history.replaceState(state, "", addressOf(to)); // in the place of the cover
  else history.pushState(state, "", addressOf(to));
  last?.close();
  address.value = to;
  scrollTo(0, 0);
}

/** Opens a page in place of the current one, so that Back skips the current one. @param {string} to */
export function goInstead(to) {
  nowAt(to);
  address.value = to;
  scrollTo(0, 0);
}

/** Changes the address in the address bar without leaving the page. @param {string} to */
export function nowAt(to) {
  if (cover || isLeaving) moved = to;
  history.replaceState(history.state, "", addressOf(to));
}

/** @param {{to: string, label?: string} & LinkProps} props */
export function Link({ to, label, children, ...rest }) {
  /** @param {MouseEvent} event */
  function onClick(event) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  }
  return html`<a href=${addressOf(to)} aria-label=${label} onClick=${onClick} ...${rest}>${children}</a>`;
}
