// The person at this browser: the name, whether they enter a room to play or to watch, and whether they ever finished a match.

import { forGood, forThisTab } from "./storage.js";
import { signal, useEffect } from "../vendor/vendor.js";

/** @typedef {import("../rules/messages.js").Options} Options */
/** @typedef {import("../rules/messages.js").View} View */

export const myName = signal(forGood.read("ricochet.name") ?? "");

/** @param {string} name */
export function keepName(name) {
  myName.value = name.trim();
  forGood.write("ricochet.name", myName.value);
}

/**
 * "next": take the next free seat; "made": a room that the person has made without being asked for a name; "bots": play with
 * the bots of the last choice, on this device.
 * @typedef {"play" | "watch" | "next" | "made" | "bots"} Intention
 */

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

const KEY = "ricochet.finished";

/** Returns the initial options of a new room. @returns {Partial<Options>} */
export function firstOptions() {
  return forGood.read(KEY) === null ? { gentle_start: true, length: "short", scratch_board: true } : {};
}

/** Records a finished match for somebody who played in it. @param {View | null} view */
export function useFinished(view) {
  const finished = view?.phase === "finished" && view.you !== null;
  useEffect(() => {
    if (finished) forGood.write(KEY, "yes");
  }, [finished]);
}
