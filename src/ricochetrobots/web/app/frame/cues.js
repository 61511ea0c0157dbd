// Short cues: a sound and a buzz, each if the settings allow it. The sounds are fetched when first needed.

import { settings } from "../../store/settings.js";

/** @typedef {import("./sounds.js").Sound} Sound */

/** The length of a cue's vibration, in milliseconds. @type {Partial<Record<Sound, number>>} */
const BUZZES = { stop: 10, glass: 30, chord: 30 };

/**
 * Plays a cue.
 * @param {Sound} sound @param {{moves?: number, ms?: number, step?: number}} [details] the number of a bid, the duration of a slide,
 * or how many tones a stop is higher
 */
export function cue(sound, details = {}) {
  const { sound: volume, buzz } = settings.value;
  const ms = BUZZES[sound];
  if (buzz && ms !== undefined) navigator.vibrate?.(ms);
  if (volume === "off" || document.hidden) return;
  void import("./sounds.js").then(({ play }) => play(sound, volume, details), () => undefined); // the game works without sounds
}
