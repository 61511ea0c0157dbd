// Buttons: the one main button of a screen, second ones, and icon buttons.

import { html } from "../../vendor/vendor.js";
import { Icon } from "./icon.js";

/**
 * `kind`: "main" (ink, one per screen), "bid" (violet, bids only), "second" (outline), "quiet" (text alone).
 * Without words give `icon` and `label`. Other properties go to the button element.
 * @param {{kind?: "main" | "bid" | "second" | "quiet", icon?: string, label?: string, children?: unknown} & Record<string, unknown>} props
 */
export function Button({ kind = "second", icon, label, children, class: extra = "", ...rest }) {
  return html`
    <button type="button" class=${`button ${kind} ${children ? "" : "icon-only"} ${extra}`} aria-label=${label} ...${rest}>
      ${icon && html`<${Icon} name=${icon} />`}${children && html`<span>${children}</span>`}
    </button>
  `;
}
