// The link from other pages to the ten small boards.

import { Link } from "../frame/router.js";
import { addressOf } from "../../net/address.js";
import { html } from "../../vendor/vendor.js";

/**
 * `apart`: opens a new window, because a room is in progress.
 * @param {{apart?: boolean} & import("../frame/router.js").LinkProps} props
 */
export function LearnLink({ apart = false, children, ...rest }) {
  if (apart) return html`<a href=${addressOf("/learn")} target="_blank" rel="noopener" ...${rest}>${children}</a>`;
  return html`<${Link} to="/learn" ...${rest}>${children}</>`;
}
