// The events of an evening in a list: what to add, and what Undo drops.

import { sandLeft } from "../../rules/sand.js";
import { NEW_EVENING, evolve, playEvents } from "../../rules/tabletop.js";

/** @typedef {import("../../rules/tabletop.js").TableEvent} TableEvent */

/** The events of the set-up; before the first chip, a new one replaces the one before. */
const SETUP = ["people", "rules", "board"];
/** Events that nobody entered. */
const NOTES = ["pause", "resume", "shortest"];
const ON_THE_SAND = ["bid", "pass", "close", "sand"];

/** @param {readonly TableEvent[]} events @param {TableEvent} event @returns {readonly TableEvent[]} */
export function added(events, event) {
  const before = SETUP.includes(event.type) && playEvents(events).phase === "setup" ? events.filter(({ type }) => type !== event.type)
    : events;
  return [...before, event];
}

/**
 * Returns the events without the last one that somebody entered, or null if there is none. If that event fell while
 * the sand ran, the timer shows the same seconds as then: the time since does not count.
 * @param {readonly TableEvent[]} events @param {number} now @returns {readonly TableEvent[] | null}
 */
export function undone(events, now) {
  const at = lastEntered(events);
  if (at === null) return null;
  const [dropped, before] = [events[at], events.slice(0, at)];
  const { timer } = playEvents(before);
  if (!timer || timer.paused !== null || !ON_THE_SAND.includes(dropped.type) || !("at" in dropped)) return before;
  return [...before, { type: "pause", at: dropped.at }, { type: "resume", at: Math.max(now, dropped.at) }];
}

/** Returns the place of the event that Undo drops, or null. @param {readonly TableEvent[]} events */
export function lastEntered(events) {
  let [found, state] = [/** @type {number | null} */ (null), NEW_EVENING];
  for (const [at, event] of events.entries()) {
    const ranOut = event.type === "close" && state.timer && sandLeft(state.timer, event.at) === 0;
    if (!NOTES.includes(event.type) && event.type !== "round" && !ranOut
      && !(SETUP.includes(event.type) && state.phase === "setup")) found = at;
    state = evolve(state, event);
  }
  return found;
}
