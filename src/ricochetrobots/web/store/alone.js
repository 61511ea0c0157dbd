// Whether a match alone is stored on this device. This is a separate module because the start page needs nothing else.

import { objectOf, oneOf } from "./shape.js";
import { forGood, readJson } from "./storage.js";

export const KEY = "ricochet.alone";
export const BOTS_KEY = "ricochet.alone.bots";
/** The version of the stored form. A match of another version is not continued. */
export const VERSION = 3;

/** The level of the bots, and how many there are. @typedef {{count: number, level: import("../rules/messages.js").BotLevel}} Bots */

export const forgetMatch = () => forGood.drop(KEY);

/** Keeps the bots of the next match. @param {Bots} bots */
export const keepBots = (bots) => forGood.write(BOTS_KEY, JSON.stringify(bots));

const isUnfinished = objectOf({ version: oneOf(VERSION),
  match: objectOf({ view: objectOf({ phase: oneOf("thinking", "bidding", "showing", "result") }) }) });

/** Returns whether a stored match is not over. */
export const isPlaying = () => readJson(KEY, isUnfinished, null) !== null;

/** Forgets a match that is over or has not begun, so that the page opens another one. */
export function forgetUnlessPlaying() {
  if (!isPlaying()) forgetMatch();
}
