// Whether a match alone is stored on this device. This is a separate module because the start page needs nothing else.

import { forGood } from "../../net/kept.js";

export const KEY = "ricochet.alone";
export const BOTS_KEY = `${KEY}.bots`;

/** The level of the bots, and how many there are. @typedef {{count: number, level: import("../../net/messages.js").BotLevel}} Bots */

/** Keeps the bots of the next match. @param {Bots} bots */
export const keepBots = (bots) => forGood.write(BOTS_KEY, JSON.stringify(bots));

/** Returns whether a stored match is not over. */
export const isPlaying = () => /"phase":"(thinking|bidding|showing|result)"/.test(forGood.read(KEY) ?? "");

/** Forgets a match that is over or has not begun, so that the page opens another one. */
export function forgetUnlessPlaying() {
  if (!isPlaying()) forGood.drop(KEY);
}
