// The way to the page of a room for a television.

import { Link } from "../frame/router.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {string} code as the room shows it */
export const tvPath = (code) => `/tv/${code.replace("-", "")}`;

/** @param {{code: string, class: string}} props `code` as the room shows it */
export function TvLink({ code, class: name }) {
  return html`<${Link} class=${`button ${name}`} to=${tvPath(code)}>${t("tv-link")}</>`;
}
