// People at the table: a round with their initials, and chips won.

import { html } from "../../vendor/vendor.js";
import { Icon } from "./icon.js";

/** @param {{name: string, mine?: boolean}} props */
export function Avatar({ name, mine = false }) {
  return html`<span class=${mine ? "avatar own" : "avatar"} aria-hidden="true">${initials(name)}</span>`;
}

/** The first two letters of a name, or the first of its first two words. @param {string} name */
export function initials(name) {
  const [first = "", second] = name.trim().split(/\s+/);
  const letters = Array.from(first);
  return second ? letters[0] + Array.from(second)[0] : letters.slice(0, 2).join("");
}

/** How many chips a player has; `label` says it in words. @param {{count: number, label: string}} props */
export function ChipCount({ count, label }) {
  return html`<span class="chip-count" role="img" aria-label=${label}><${Icon} name="chip" size="16" /> ${count}</span>`;
}
