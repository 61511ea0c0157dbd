// The title of a part of the analysis: the only one on a phone, which shows one part, and below the first on a desk.

import { isWide } from "./analysistable.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */

/** @param {{id: string, children?: ComponentChildren}} props */
export function PartTitle({ id, children }) {
  return isWide.value ? html`<h2 id=${id}>${children}</h2>` : html`<h1 id=${id}>${children}</h1>`;
}
