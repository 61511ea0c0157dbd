// The name a person goes by, kept in this browser, and whether they go to a room to play or to watch.

import { forGood, forThisTab } from "../net/kept.js";
import { signal } from "../vendor/vendor.js";

export const myName = signal(forGood.read("ricochet.name") ?? "");

/** @param {string} name */
export function keepName(name) {
  myName.value = name.trim();
  forGood.write("ricochet.name", myName.value);
}

/** "next": the next seat that becomes free. @typedef {"play" | "watch" | "next"} Intention */

/** Remembers what one wants in `room`, so that nobody is asked twice. @param {string} room @param {Intention} wanted */
export function intend(room, wanted) {
  forThisTab.write(`ricochet.intention.${room}`, wanted);
}

/** @param {string} room @returns {string | null} an Intention, or null when not said yet */
export function intention(room) {
  return forThisTab.read(`ricochet.intention.${room}`);
}
