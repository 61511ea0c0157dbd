// The settings of a person, stored in this browser.

import { isBoolean, isText, objectOf, oneOf, optional, orNull } from "./shape.js";
import { forGood, readJson } from "./storage.js";
import { effect, signal } from "../vendor/vendor.js";

const KEY = "ricochet.settings"; // early.js reads it too

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {boolean} contrast  more contrast, whatever the system's setting
 * @property {boolean} stillness  no motion, whatever the system's setting
 * @property {boolean} oneTapBid  a tap on a bid key sends it
 * @property {boolean} singleKeys  single letters and digits work as keys
 * @property {boolean} letters  letters in place of faces on small robots
 * @property {boolean} coordinates  letters and numbers around the board
 * @property {"off" | "quiet" | "full"} sound
 * @property {boolean} soundOffered  whether the first room has offered to turn sound on
 * @property {boolean} buzz  a short vibration at a stop and at the first bid, if the device supports it
 * @property {string | null} language  the name of its file in locales/; null: the browser's language
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "system", contrast: false, stillness: false, oneTapBid: false, singleKeys: true, letters: false, coordinates: false,
    sound: "off", soundOffered: false, buzz: false, language: null,
};

/** @type {import("./shape.js").Check<Partial<Settings>>} */
const isSettings = objectOf({
  theme: optional(oneOf("system", "light", "dark")), contrast: optional(isBoolean), stillness: optional(isBoolean),
    oneTapBid: optional(isBoolean),
  singleKeys: optional(isBoolean), letters: optional(isBoolean), coordinates: optional(isBoolean),
    sound: optional(oneOf("off", "quiet", "full")), soundOffered: optional(isBoolean),
  buzz: optional(isBoolean), language: optional(orNull(isText)),
});

export const settings = signal({ ...DEFAULTS, ...readJson(KEY, isSettings, {}) });

/**
 * @template {keyof Settings} Name
 * @param {Name} name @param {Settings[Name]} value
 */
export function set(name, value) {
  settings.value = { ...settings.value, [name]: value };
  forGood.write(KEY, JSON.stringify(settings.value));
}

/** Returns whether nothing may move across the screen. */
export function isStill() {
  return settings.value.stillness || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

effect(() => {
  const { theme, contrast, stillness, letters } = settings.value;
  mark("theme", theme === "system" ? null : theme);
  mark("contrast", contrast ? "more" : null);
  mark("motion", stillness ? "still" : null);
  mark("letters", letters ? "on" : null);
});

/** @param {string} name @param {string | null} value */
function mark(name, value) {
  if (value === null) document.documentElement.removeAttribute(`data-${name}`);
  else document.documentElement.setAttribute(`data-${name}`, value);
}
