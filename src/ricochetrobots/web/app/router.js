// The path of the page that is shown, and links that change it without a reload. pages.js lists the pages.

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

const address = signal(here());

addEventListener("popstate", () => {
  address.value = here();
});

function here() {
  return pathHere() + location.hash;
}

/** The path of the page, without its anchor. */
export const path = computed(() => (address.value === OLD_TODAY ? TODAY : address.value.replace(/#.*/, "")));

/** @param {string} to */
export function go(to) {
  if (to === address.value) return;
  history.pushState(null, "", addressOf(to));
  address.value = to;
  scrollTo(0, 0);
}

/** Changes the address of this page in the address bar without leaving it. @param {string} to */
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
