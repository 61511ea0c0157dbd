// The box that was chosen last on this device.

import { EDITIONS } from "../../rules/constants.js";
import { forGood } from "../../store/storage.js";

/** @typedef {import("../../rules/editions.js").Edition["id"]} EditionId */

const KEY = "ricochet.box";

/** @returns {EditionId | null} */
export function keptBox() {
  return EDITIONS.find(({ id }) => id === forGood.read(KEY))?.id ?? null;
}

/** @param {EditionId} edition */
export function keepBox(edition) {
  forGood.write(KEY, edition);
}
