// Whether a match alone is stored on this device. A module of its own, because the start page needs nothing else of it.

import { forGood } from "../../net/kept.js";

export const KEY = "ricochet.alone";

/** Returns whether a stored match is not over. */
export const isPlaying = () => /"phase":"(thinking|showing|result)"/.test(forGood.read(KEY) ?? "");

/** Forgets a match that is over or has not begun, so that the page opens another one. */
export function forgetUnlessPlaying() {
  if (!isPlaying()) forGood.drop(KEY);
}
