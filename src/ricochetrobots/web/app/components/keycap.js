// A key of the keyboard, drawn as a key cap.

import { Icon } from "./icon.js";
import { html } from "../../vendor/vendor.js";

/** The face has no arrows. @type {Record<string, import("./icon.js").IconName>} */
const ICONS = { "↑": "north", "→": "east", "↓": "south", "←": "west" };

/** @param {{words: string}} props may contain arrows */
export function KeyCap({ words }) {
  const parts = words.split(/([↑→↓←])/);
  return html`<kbd>${parts.map((part, index) => (index % 2 ? html`<span key=${index} role="img"
    aria-label=${part}><${Icon} name=${ICONS[part]} /></span>` : part))}</kbd>`;
}

/** @param {{words: string}} props */
export function Keyed({ words }) {
  return words.split(/<key>(.*?)<\/key>/).map((part, index) => (index % 2 ? html`<${KeyCap} key=${index} words=${part} />` : part));
}
