// The rules in force, for the pages that explain them: those of the player's room or, outside a room, the usual ones.

import { DEFAULTS } from "../../rules/constants.js";
import { editionOf } from "../../rules/editions.js";
import { signal, useLayoutEffect } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/messages.js").View} View */

/**
 * The options in force, and the room, if the player is in one.
 * @typedef {Pick<View, "options" | "exact" | "tie_break" | "timer_seconds"> & {room: View | null}} Agreed
 */

/** @type {Agreed} */
const USUAL = { ...editionOf(DEFAULTS.edition), options: DEFAULTS, room: null };

export const agreed = signal(USUAL);

/** Makes the rules pages describe this room while its page is open. @param {View | null} view */
export function useAgreed(view) {
  useLayoutEffect(() => {
    if (view) agreed.value = { ...view, room: view };
  }, [view]);
  useLayoutEffect(() => () => void (agreed.value = USUAL), []);
}
