// The way to the ten small boards from other pages.

import { html } from "../vendor/vendor.js";
import { addressOf } from "../net/address.js";
import { Link } from "./router.js";

/** `apart`: in a window of its own, since there is a room that goes on. @param {{apart?: boolean, children?: unknown} & Record<string, unknown>} props */
export function LearnLink({ apart = false, children, ...rest }) {
  if (apart) return html`<a href=${addressOf("/learn")} target="_blank" rel="noopener" ...${rest}>${children}</a>`;
  return html`<${Link} to="/learn" ...${rest}>${children}</>`;
}
