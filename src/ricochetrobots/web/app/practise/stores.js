// Everything that practice stores on this device.

import { USUAL_CHOICE } from "./choice.js";
import { newSeed } from "./named.js";
import { NEWCOMER } from "./rating.js";
import { createStore } from "./store.js";
import { EMPTY_DIARY } from "./year.js";

/** @typedef {import("./again.js").Failed} Failed */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {import("./race.js").Run} Run */
/** @typedef {import("./rating.js").Rated} Rated */
/** @typedef {import("./year.js").Diary} Diary */

/**
 * How the open puzzle was solved: the moves, or null after the path was shown. `change` is that of the player's rating,
 * null for a puzzle that was rated before.
 * @typedef {{moves: readonly string[] | null, change: number | null}} Result
 */
/** The puzzle that is open, the moves so far and the hints taken. @typedef {{drawn: Drawn, moves: readonly string[], hints: number, result: Result | null}} Open */
/** A run of three minutes. @typedef {{at: number, solved: number, longest: number, won: number, lost: number, lasted: number, early: boolean}} RushRun */
/** A race that has begun: its text, the seconds of the puzzles behind, and those spent on the present one. @typedef {{race: string, seconds: readonly number[], spent: number, moves: readonly string[]}} OpenRace */

/** @type {readonly Failed[]} */
const NO_FAILED = [];

/** The rating of the player, and the date of the last change. */
export const rating = createStore("ricochet.practise.rating", /** @type {{player: Rated, date: string | null}} */ ({ player: NEWCOMER, date: null }));
export const diary = createStore("ricochet.practise.days", EMPTY_DIARY);
/** The ratings of puzzles that were rated, by name; the newest last. */
export const puzzles = createStore("ricochet.practise.puzzles", /** @type {Record<string, number>} */ ({}));
export const again = createStore("ricochet.practise.again", NO_FAILED);
/** The choice of puzzles, the seed of this device, and the index of its next puzzle. */
export const choosing = createStore("ricochet.practise.choice", { choice: /** @type {Choice} */ (USUAL_CHOICE), seed: newSeed(), next: 0 });
export const open = createStore("ricochet.practise.open", /** @type {Open | null} */ (null));
export const rushes = createStore("ricochet.practise.rush", { best: 0, runs: /** @type {readonly RushRun[]} */ ([]) });
/** The latest race, and this person's runs by race. */
export const races = createStore("ricochet.practise.race", { latest: /** @type {string | null} */ (null), open: /** @type {OpenRace | null} */ (null), runs: /** @type {Record<string, Run>} */ ({}) });

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
