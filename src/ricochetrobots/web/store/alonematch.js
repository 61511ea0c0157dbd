// The match, the options and the bots that this device stores. alone.js has what the start page needs of them.

import { BOTS_KEY, KEY, VERSION } from "./alone.js";
import { isBoolean, isChip, isNumber, isText, listOf, mapOf, objectOf, oneOf, orNull } from "./shape.js";
import { forGood, readJson } from "./storage.js";
import { DEFAULTS, EDITIONS } from "../rules/constants.js";

/** @typedef {import("./alone.js").Bots} Bots */
/**
 * A match, its events, the time of its last change, and the seed of its bots.
 * @typedef {{match: import("../rules/bidding.js").Match, events: readonly import("../rules/messages.js").GameEvent[], at:
 * number, seed: number}} Kept
 */

const OPTIONS_KEY = "ricochet.alone.options";

/**
 * Options, perhaps those of a version that had fewer.
 * @param {unknown} value @returns {value is Partial<import("../rules/messages.js").Options>}
 */
function isOptions(value) {
  if (!mapOf(orNull(isPlain))(value) || !EDITIONS.some(({ id }) => id === value.edition)) return false;
  return Object.entries(DEFAULTS).every(([name, usual]) => usual === null || (value[name] ?? null) === null
    || typeof value[name] === typeof usual);
}

/** @param {unknown} value @returns {value is string | number | boolean} */
const isPlain = (value) => isText(value) || isNumber(value) || isBoolean(value);

const isPlaced = listOf(objectOf({ seat: isNumber, moves: isNumber }));
const isRobots = mapOf(isText);
const isView = objectOf({
  number: isNumber, mode: oneOf("friends", "alone"), phase: oneOf("lobby", "thinking", "bidding", "showing", "result", "finished"),
    options: isOptions,
  board: isText, robots: isRobots, markers: isRobots, chips_total: isNumber, round: isNumber, chip: orNull(isChip), until: orNull(isNumber),
  seats: listOf(objectOf({ seat: isNumber, name: isText, chips: listOf(isChip) })), bids: isPlaced,
  history: listOf(objectOf({ round: isNumber, chip: isChip, start: isText, steps: listOf(objectOf({ move: isText })) })),
});

/** Checks what the rules read first; the rest comes from the same text. @type {import("./shape.js").Check<unknown>} */
const isKept = objectOf({
  version: oneOf(VERSION),
    match: objectOf({ view: isView, placed: isPlaced, order: listOf(isNumber), failures: listOf(listOf(orNull(isPlain))) }),
  events: listOf(objectOf({ type: isText, at: isNumber })), at: isNumber, seed: isNumber,
});

/** Returns the stored match, or null. */
export const keptMatch = () => /** @type {Kept | null} */ (readJson(KEY, isKept, null));

/** @param {Kept} kept */
export const keepMatch = (kept) => forGood.write(KEY, JSON.stringify({ version: VERSION, ...kept }));

/** Returns the options of the last match, or the usual ones. */
export const keptOptions = () => ({ ...DEFAULTS, ...readJson(OPTIONS_KEY, isOptions, {}) });

/** @param {import("../rules/messages.js").Options} options */
export const keepOptions = (options) => forGood.write(OPTIONS_KEY, JSON.stringify(options));

const isBots = objectOf({ count: oneOf(0, 1, 2, 3), level: oneOf("1", "2", "3", "4", "5", "6", "like-me", "optimal") });

/** Returns the bots of the last match, or none. */
export const keptBots = () => readJson(BOTS_KEY, isBots, /** @type {Bots} */ ({ count: 0, level: "like-me" }));
