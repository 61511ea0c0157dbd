// A small board, with a path on it if there is one.

import { orientation } from "../frame/boardhost.js";
import { thumbnailSvg } from "../../board/thumbnail.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../board/types.js").View} View */

/** @type {Pick<View, "robots" | "chip" | "trail">} */
const NOTHING = { robots: {}, chip: null, trail: null };

/**
 * Has the orientation of the board. Screen readers read `label`.
 * @param {{data: import("../../board/types.js").BoardData, view?: Pick<View, "robots" | "chip" | "trail">, label?: string}} props
 */
export function Thumbnail({ data, view = NOTHING, label }) {
  const markup = thumbnailSvg(data, view, { label, orientation: orientation.value });
  return html`<span class="thumbnail" dangerouslySetInnerHTML=${{ __html: markup }} />`;
}
