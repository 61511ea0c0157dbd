// The evening on this device, stored after every event, so that it survives a reload and the sleep of the phone.

import { forGood } from "../../net/kept.js";
import { computed, signal } from "../../vendor/vendor.js";
import { playEvents, refusal } from "./evening.js";
import { added, lastEntered, undone } from "./log.js";

/** @typedef {import("./evening.js").TableEvent} TableEvent */

const KEY = "ricochet.evening";

const events = signal(stopped(stored()));

/** The state of the evening. */
export const evening = computed(() => playEvents(events.value));

/** Whether there is something to undo. */
export const canUndo = computed(() => lastEntered(events.value) !== null);

/** Adds an event. Returns why the rules refuse it, or null. @param {TableEvent} event */
export function enter(event) {
  const why = refusal(evening.peek(), event);
  if (why === null) keep(added(events.peek(), event));
  return why;
}

/** Drops the last event that somebody entered, and gives back the sand since. */
export function undo() {
  const before = undone(events.peek(), Date.now());
  if (before) keep(before);
}

/** Replaces the evening. @param {readonly TableEvent[]} next */
export function keep(next) {
  events.value = next;
  forGood.write(KEY, JSON.stringify(next));
}

/** If the page closed without a word while the sand ran, the sand stands still since the last event. @param {readonly TableEvent[]} found @returns {readonly TableEvent[]} */
function stopped(found) {
  const { timer } = playEvents(found);
  const last = found[found.length - 1];
  return timer?.paused === null && "at" in last ? [...found, { type: "pause", at: last.at }] : found;
}

/** @returns {readonly TableEvent[]} */
function stored() {
  try {
    const found = JSON.parse(forGood.read(KEY) ?? "[]");
    playEvents(found);
    return found;
  } catch {
    return []; // Not readable: a new evening begins.
  }
}
