// The box that was chosen last on this device.

import { forGood } from "../../net/kept.js";
import { EDITIONS } from "../../net/rules.js";

/** @typedef {import("../editions.js").Edition["id"]} EditionId */

const KEY = "ricochet.box";

/** @returns {EditionId | null} */
export function keptBox() {
  return EDITIONS.find(({ id }) => id === forGood.read(KEY))?.id ?? null;
}

/** @param {EditionId} edition */
export function keepBox(edition) {
  forGood.write(KEY, edition);
}
