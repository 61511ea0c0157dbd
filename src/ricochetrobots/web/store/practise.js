// Everything that practice stores on this device.

import { isBoolean, isNumber, isText, listOf, mapOf, objectOf, oneOf, optional, orNull } from "./shape.js";
import { forGood, readJson } from "./storage.js";
import { EDITIONS } from "../rules/constants.js";
import { EMPTY_DIARY } from "../rules/practise/diary.js";
import { newSeed } from "../rules/practise/puzzlename.js";
import { NEWCOMER } from "../rules/practise/rating.js";
import { GRADE_NUMBERS, NEAR, USUAL_CHOICE } from "../rules/practise/wanted.js";
import { signal } from "../vendor/vendor.js";

/** @template Value @typedef {import("./shape.js").Check<Value>} Check */
/** @typedef {import("../rules/practise/retry.js").Failed} Failed */
/** @typedef {import("../rules/practise/wanted.js").Choice} Choice */
/** @typedef {import("../rules/practise/wanted.js").Ends} Ends */
/** @typedef {import("../rules/practise/puzzlename.js").Drawn} Drawn */
/** @typedef {import("../rules/practise/race.js").Run} Run */
/** @typedef {import("../rules/practise/rating.js").Rated} Rated */
/** @typedef {import("../rules/practise/diary.js").Diary} Diary */

/**
 * How the open puzzle was solved: the moves, or null after the path was shown. `change` is that of the player's rating,
 * null for a puzzle that was rated before.
 * @typedef {{moves: readonly string[] | null, change: number | null}} Result
 */
/**
 * The puzzle that is open, the moves so far and the hints taken.
 * @typedef {{drawn: Drawn, moves: readonly string[], hints: number, result: Result | null}} Open
 */
/**
 * A run of three minutes.
 * @typedef {{at: number, solved: number, longest: number, won: number, lost: number, lasted: number, early: boolean}}
 * RushRun
 */
/**
 * A race that has begun: its text, the seconds of the puzzles behind, and those spent on the present one.
 * @typedef {{race: string, seconds: readonly number[], spent: number, moves: readonly string[]}} OpenRace
 */

/** The version of the stored data. Data with another version is ignored. */
const VERSION = 1;

/** A date such as "2026-11-22". @param {unknown} value @returns {value is string} */
const isDate = (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** A move such as "Rn". @param {unknown} value @returns {value is string} */
const isMove = (value) => isText(value) && /^[RGBYS][nesw]$/.test(value);

/** @param {unknown} value @returns {value is Ends} */
const isEnds = (value) => listOf(isNumber)(value) && value.length === 2;

/** @type {Check<Rated>} */
const isRated = objectOf({ rating: isNumber, deviation: isNumber, volatility: isNumber });

const DRAWN = { name: isText, puzzle: isText, path: listOf(isMove), paths: isNumber, grade: isNumber, score: isNumber,
  surprise: optional(isNumber), themes: listOf(isText) };

/** @type {Check<Diary>} */
const isDiary = objectOf({
  days: mapOf(objectOf({ solved: isNumber, shortest: isNumber, quick: isNumber, rating: isNumber, deviation: isNumber })),
  longest: orNull(objectOf({ days: isNumber, end: isDate })),
});

/** @type {Check<Failed>} */
const isFailed = objectOf({ ...DRAWN, why: oneOf("none", "over", "shown", "moves", "passed", "time"), found: orNull(isNumber),
  at: isNumber });

/** @type {Check<Choice>} */
const isChoice = objectOf({ grade: oneOf(/** @type {Choice["grade"]} */ (NEAR), ...GRADE_NUMBERS), moves: isEnds, themes: listOf(isText),
  edition: oneOf(...EDITIONS.map(({ id }) => id)) });

/** @type {Check<Open>} */
const isOpen = objectOf({
  drawn: objectOf(DRAWN), moves: listOf(isMove), hints: isNumber,
  result: orNull(objectOf({ moves: orNull(listOf(isMove)), change: orNull(isNumber) })),
});

/** @type {Check<RushRun>} */
const isRushRun = objectOf({ at: isNumber, solved: isNumber, longest: isNumber, won: isNumber, lost: isNumber, lasted: isNumber,
  early: isBoolean });

/** @type {Check<OpenRace>} */
const isOpenRace = objectOf({ race: isText, seconds: listOf(isNumber), spent: isNumber, moves: listOf(isMove) });

/** @type {Check<Run>} */
const isRun = objectOf({ name: isText, seconds: listOf(isNumber) });

/** The rating of the player, and the date of the last change. */
export const rating =
  createStore("ricochet.practise.rating", objectOf({ player: isRated, date: orNull(isDate) }), { player: NEWCOMER, date: null });
export const diary = createStore("ricochet.practise.days", isDiary, EMPTY_DIARY);
/** The ratings of puzzles that were rated, by name; the newest last. */
export const puzzles = createStore("ricochet.practise.puzzles", mapOf(isNumber), {});
export const again = createStore("ricochet.practise.again", listOf(isFailed), []);
/** The choice of puzzles, the seed of this device, and the index of its next puzzle. */
export const choosing =
  createStore("ricochet.practise.choice",
  objectOf({ choice: isChoice, seed: isNumber, next: isNumber }), { choice: USUAL_CHOICE, seed: newSeed(), next: 0 });
export const open = createStore("ricochet.practise.open", orNull(isOpen), null);
export const rushes = createStore("ricochet.practise.rush", objectOf({ best: isNumber, runs: listOf(isRushRun) }), { best: 0, runs: [] });
/** The latest race, and this person's runs by race. */
export const races = createStore("ricochet.practise.race",
  objectOf({ latest: orNull(isText), open: orNull(isOpenRace), runs: mapOf(isRun) }), { latest: null, open: null, runs: {} });

/** Every key, with the id of the message that describes it. */
export const PRACTISE_KEPT = /** @type {const} */ ([
  { key: "ricochet.practise.rating", text: "kept-practise-rating" },
  { key: "ricochet.practise.days", text: "kept-practise-days" },
  { key: "ricochet.practise.puzzles", text: "kept-practise-puzzles" },
  { key: "ricochet.practise.again", text: "kept-practise-again" },
  { key: "ricochet.practise.choice", text: "kept-practise-choice" },
  { key: "ricochet.practise.open", text: "kept-practise-open" },
  { key: "ricochet.practise.rush", text: "kept-practise-rush" },
  { key: "ricochet.practise.race", text: "kept-practise-race" },
]);

/** Reads everything again, because another tab or an imported copy may have changed it. */
export function refreshAll() {
  for (const store of [rating, diary, puzzles, again, choosing, open, rushes, races]) store.refresh();
}

/**
 * Makes a store for one value. `change` reads the stored value first, so that two tabs lose nothing.
 * @template Value
 * @param {string} key @param {import("./shape.js").Check<Value>} check @param {Value} nothing the value before anything is stored
 */
function createStore(key, check, nothing) {
  const isKept = objectOf({ version: oneOf(VERSION), value: check });
  const current = signal(read());

  /** @returns {Value} */
  function read() {
    const kept = readJson(key, isKept, null);
    return kept ? kept.value : nothing;
  }

  return {
    /** The value, which components follow. */
    get value() {
      return current.value;
    },

    /** @param {(before: Value) => Value} next */
    change(next) {
      current.value = next(read());
      forGood.write(key, JSON.stringify({ version: VERSION, value: current.value }));
    },

    /** Reads the value again, because another page or tab may have changed it. */
    refresh: () => void (current.value = read()),
  };
}
