// The way to the page of a room for a television.

import { html } from "../vendor/vendor.js";
import { Link } from "./router.js";
import { t } from "./text.js";

/** @param {{code: string, class: string}} props `code` as the room shows it */
export function TvLink({ code, class: name }) {
  return html`<${Link} class=${`button ${name}`} to=${`/tv/${code.replace("-", "")}`}>${t("tv-link")}</>`;
}
