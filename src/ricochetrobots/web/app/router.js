// Which page the address asks for, and links that change it without a reload.

import { computed, html, signal } from "../vendor/vendor.js";
import { addressOf, pathHere } from "../net/address.js";

/** Today's puzzle. */
export const TODAY = "/today";
/** The puzzles of past days. */
export const DAYS = "/today/days";

const OLD_TODAY = "/#today";

/** Where the puzzle of a day is. @param {{date: string, today: string}} day */
export function dayPath({ date, today }) {
  return date === today ? TODAY : `${TODAY}/${date}`;
}

const path = signal(here());

addEventListener("popstate", () => {
  path.value = here();
});

function here() {
  return pathHere() + location.hash;
}

/**
 * @typedef {{page: "start"} | {page: "puzzle", date: string | null} | {page: "archive"} | {page: "rules"} | {page: "learn"} | {page: "room", room: string} | {page: "game", game: string} | {page: "nowhere"}} Route
 */

export const route = computed(() => routeOf(path.value));

/** @param {string} to @returns {Route} */
export function routeOf(to) {
  if (to === "/") return { page: "start" };
  if (to === TODAY || to === OLD_TODAY) return { page: "puzzle", date: null };
  if (to === DAYS) return { page: "archive" };
  if (to.startsWith(`${TODAY}/`)) return { page: "puzzle", date: to.slice(TODAY.length + 1) };
  if (to.startsWith("/rules")) return { page: "rules" };
  if (to === "/learn") return { page: "learn" };
  const [, kind, id] = /^\/(r|games)\/([A-Za-z0-9_.-]+)$/.exec(to) ?? [];
  if (kind === "r") return { page: "room", room: id };
  if (kind === "games") return { page: "game", game: id };
  return { page: "nowhere" };
}

/** @param {string} to */
export function go(to) {
  if (to === path.value) return;
  history.pushState(null, "", addressOf(to));
  path.value = to;
  scrollTo(0, 0);
}

/** Says in the address bar where this page is found from now on, without going anywhere. @param {string} to */
export function nowAt(to) {
  history.replaceState(null, "", addressOf(to));
}

/** @param {{to: string, label?: string, children?: unknown} & Record<string, unknown>} props */
export function Link({ to, label, children, ...rest }) {
  /** @param {MouseEvent} event */
  function onClick(event) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  }
  return html`<a href=${addressOf(to)} aria-label=${label} onClick=${onClick} ...${rest}>${children}</a>`;
}
