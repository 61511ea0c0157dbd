// The rules by which one plays, for the pages that explain them: those of the room one is in, else the usual ones.

import { DEFAULTS } from "../net/rules.js";
import { signal, useLayoutEffect } from "../vendor/vendor.js";
import { editionOf } from "./editions.js";

/** @typedef {import("../net/messages.js").View} View */

/** The options in force, and the room if one is in any. @typedef {Pick<View, "options" | "exact" | "tie_break" | "timer_seconds"> & {room: View | null}} Agreed */

/** @type {Agreed} */
const USUAL = { ...editionOf(DEFAULTS.edition), options: DEFAULTS, room: null };

export const agreed = signal(USUAL);

/** Lets the pages that explain speak of this room while one is there. @param {View | null} view */
export function useAgreed(view) {
  useLayoutEffect(() => {
    if (view) agreed.value = { ...view, room: view };
  }, [view]);
  useLayoutEffect(() => () => void (agreed.value = USUAL), []);
}
