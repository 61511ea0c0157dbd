// Whether a match alone is stored on this device. This is a separate module because the start page needs nothing else.

import { objectOf, oneOf } from "./shape.js";
import { forGood, readJson } from "./storage.js";

export const KEY = "ricochet.alone";
/** The version of the stored form. A match of another version is not continued. */
export const VERSION = 4;

export const forgetMatch = () => forGood.drop(KEY);

const isUnfinished = objectOf({ version: oneOf(VERSION),
  match: objectOf({ view: objectOf({ phase: oneOf("thinking", "bidding", "showing", "result") }) }) });

/** Returns whether a stored match is not over. */
export const isPlaying = () => readJson(KEY, isUnfinished, null) !== null;

/** Forgets a match that is over or has not begun, so that the page opens another one. */
export function forgetUnlessPlaying() {
  if (!isPlaying()) forgetMatch();
}
