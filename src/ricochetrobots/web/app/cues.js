// Short signs for ear and hand: a sound, if sounds are wanted, and a buzz. The sounds are fetched when first wanted.

import { settings } from "./settings.js";

/** @typedef {import("./sounds.js").Sound} Sound */

/** The vibration for a sign, in milliseconds. @type {Partial<Record<Sound, number>>} */
const BUZZES = { stop: 10, glass: 30 };

/** Gives a sign. @param {Sound} sound @param {{moves?: number, ms?: number}} [details] a bid's number, or how long a slide takes */
export function cue(sound, details = {}) {
  const { sound: volume, buzz } = settings.value;
  const ms = BUZZES[sound];
  if (buzz && ms !== undefined) navigator.vibrate?.(ms);
  if (volume === "off" || document.hidden) return;
  void import("./sounds.js").then(({ play }) => play(sound, volume, details), () => undefined); // without them all goes on
}
