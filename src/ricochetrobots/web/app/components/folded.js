// Options below one line that summarises them; a tap opens them.

import { Icon } from "./icon.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */

/** @param {{title: string, note: string, picture?: ComponentChildren, children?: ComponentChildren}} props */
export function Folded({ title, note, picture, children }) {
  return html`
    <details class="more-options setup-rules">
      <summary class="card line">
        ${picture}
        <span class="line-text"><b>${title}</b> <small>${note}</small></span>
        <${Icon} name="down" size=${18} />
      </summary>
      <div class="setup-rules-body">${children}</div>
    </details>
  `;
}
