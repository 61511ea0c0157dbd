// The evening on this device, stored after every event, so that it survives a reload and the sleep of the phone.

import { added, lastEntered, undone } from "./log.js";
import { EDITIONS } from "../../rules/constants.js";
import { playEvents, refusal } from "../../rules/tabletop.js";
import { isBoolean, isNumber, isText, listOf, mapOf, objectOf, oneOf, optional, orNull } from "../../store/shape.js";
import { forGood, readJson } from "../../store/storage.js";
import { computed, signal } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/tabletop.js").TableEvent} TableEvent */

const KEY = "ricochet.evening";

const isChipId = orNull(isText);
const isRobots = mapOf(isText);
const isShortest = orNull(objectOf({ moves: isNumber, path: orNull(isText) }));
const timed = objectOf({ at: isNumber });
const nothing = objectOf({});
/** What an event of each type has. @type {Record<TableEvent["type"], import("../../store/shape.js").Check<unknown>>} */
const FIELDS = {
  people: objectOf({ people: listOf(objectOf({ name: isText, handicap: isNumber, plays: isBoolean })) }),
  rules: objectOf({
    edition: oneOf(...EDITIONS.map(({ id }) => id)), sand: isNumber, length: (/** @type {unknown} */ value) => isNumber(value)
      || oneOf("usual", "short")(value),
    goals: optional(objectOf({ toWin: orNull(isNumber), inAll: isNumber })),
  }),
  board: objectOf({ board: isText, robots: isRobots }), robots: objectOf({ robots: isRobots }),
  turn: objectOf({ at: isNumber, chip: isChipId }), bid: objectOf({ at: isNumber, player: isNumber, moves: isNumber }),
    pass: objectOf({ at: isNumber, player: isNumber }),
  sand: timed, pause: timed, resume: timed, close: timed, judge: objectOf({ at: isNumber, shown: isBoolean }),
  shortest: objectOf({ shortest: isShortest }),
    round: objectOf({ chip: isChipId, winner: orNull(isNumber), moves: orNull(isNumber), shortest: isShortest }),
  next: nothing, end: nothing,
};

/** @param {unknown} value @returns {value is TableEvent} */
const isEvent = (value) => objectOf({ type: oneOf(.../** @type {TableEvent["type"][]} */ (Object.keys(FIELDS))) })(value)
  && FIELDS[value.type](value);

const events = signal(stopped(readJson(KEY, listOf(isEvent), [])));

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

/**
 * If the page closed without a word while the sand ran, the sand stands still since the last event.
 * @param {readonly TableEvent[]} found @returns {readonly TableEvent[]}
 */
function stopped(found) {
  const { timer } = playEvents(found);
  const last = found[found.length - 1];
  return timer?.paused === null && "at" in last ? [...found, { type: "pause", at: last.at }] : found;
}
