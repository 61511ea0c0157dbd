// People at the table: the sign of each seat with the letters of its player, and chips won.

import { html } from "../../vendor/vendor.js";
import { Icon } from "./icon.js";
import { signOf } from "./signs.js";

/** The sign of a seat; `away` draws it in outline. @param {{seat: number, name: string, away?: boolean}} props */
export function Sign({ seat, name, away = false }) {
  const { colour, outline, below, ringed } = signOf(seat);
  return html`
    <svg class=${away ? "sign away" : "sign"} style=${{ "--sign": `var(--sign-${colour})` }} viewBox="-.54 -.54 1.08 1.08" aria-hidden="true">
      <path d=${outline} />
      ${ringed && html`<circle r=".51" />`}
      <text y=${below} text-anchor="middle" font-size=".36">${initials(name)}</text>
    </svg>
  `;
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
