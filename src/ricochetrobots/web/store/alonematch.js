// The match, the options and the bots that this device stores. alone.js has what the start page needs of them.

import { KEY, VERSION } from "./alone.js";
import { isBoolean, isChip, isNumber, isText, listOf, mapOf, objectOf, oneOf, orNull } from "./shape.js";
import { forGood, readJson } from "./storage.js";
import { BOT_CHARACTERS, BOT_LEVELS, CHIPS, DEFAULTS, EDITIONS } from "../rules/constants.js";

/** A level that a bot of this device may have. @typedef {Exclude<import("../rules/messages.js").BotLevel, "like-me" | "optimal">} Level */
/**
 * The bots of the next match, their level and the chips that win it.
 * @typedef {{who: readonly import("../rules/messages.js").BotCharacter[], level: Level | "like-me", chips: number}} Bots
 */
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

const BOTS_KEY = "ricochet.alone.bots";
export const MOST_BOTS = 5;
const LEVELS = /** @type {readonly Level[]} */ (BOT_LEVELS.filter((level) => level !== "like-me" && level !== "optimal"));
/** Without the optimal bot, whose search may need minutes and all memory of a phone. */
export const DEVICE_LEVELS = /** @type {const} */ (["like-me", ...LEVELS]);

/** @type {import("./shape.js").Check<Bots>} */
const isBots = objectOf({ who: listOf(oneOf(...BOT_CHARACTERS)), level: oneOf(...DEVICE_LEVELS), chips: oneOf(2, 5, CHIPS) });

/** @type {Bots} */
const FIRST = { who: ["pip", "otto", "nell"], level: "like-me", chips: 2 };

/** Returns the bots of the last choice. */
export const keptBots = () => readJson(BOTS_KEY, isBots, FIRST);

/** @param {Bots} bots */
export const keepBots = (bots) => forGood.write(BOTS_KEY, JSON.stringify(bots));

const LEVEL_KEY = "ricochet.alone.level";

/** Returns the level at which bots that play like the player play the next match. */
export const levelLikeMe = () => readJson(LEVEL_KEY, oneOf(...LEVELS), LEVELS[0]);

/** Moves that level up after a match won, and down after a match lost. @param {boolean} won */
export function moveLevel(won) {
  const at = LEVELS.indexOf(levelLikeMe()) + (won ? 1 : -1);
  forGood.write(LEVEL_KEY, JSON.stringify(LEVELS[Math.min(LEVELS.length - 1, Math.max(0, at))]));
}
