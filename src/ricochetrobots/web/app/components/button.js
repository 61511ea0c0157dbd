// Buttons: the main button of a screen, secondary buttons, and icon buttons.

import { Icon } from "./icon.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../vendor/vendor.js").JSX.IntrinsicElements["button"]} ButtonProps */

/**
 * `kind`: "main" (ink, one per screen), "bid" (violet, only for bids), "second" (outline), "quiet" (only text). A
 * button without words needs `icon` and `label`. Other properties are passed to the button element.
 * @param {{kind?: "main" | "bid" | "second" | "quiet", icon?: import("./icon.js").IconName, label?: string} & ButtonProps} props
 */
export function Button({ kind = "second", icon, label, children, class: extra = "", ...rest }) {
  return html`
    <button type="button" class=${`button ${kind} ${children ? "" : "icon-only"} ${extra}`} aria-label=${label} ...${rest}>
      ${icon && html`<${Icon} name=${icon} />`}${children && html`<span>${children}</span>`}
    </button>
  `;
}
