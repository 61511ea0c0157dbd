// The name of the person, stored in this browser, and whether they enter a room to play or to watch.

import { forGood, forThisTab } from "./storage.js";
import { signal } from "../vendor/vendor.js";

export const myName = signal(forGood.read("ricochet.name") ?? "");

/** @param {string} name */
export function keepName(name) {
  myName.value = name.trim();
  forGood.write("ricochet.name", myName.value);
}

/** "next": take the next free seat; "bots": seat three bots and start. @typedef {"play" | "watch" | "next" | "bots"} Intention */

/**
 * Stores the person's choice for `room`, so that the page does not ask again.
 * @param {string} room @param {Intention} wanted
 */
export function intend(room, wanted) {
  forThisTab.write(`ricochet.intention.${room}`, wanted);
}

/** @param {string} room @returns {string | null} an Intention, or null if none is stored */
export function intention(room) {
  return forThisTab.read(`ricochet.intention.${room}`);
}
