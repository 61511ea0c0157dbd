// The puzzle of a day from the server, with its board laid.

import { broughtPuzzle, puzzleOf } from "../../net/api.js";
import { layBoard } from "../boardhost.js";

/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */

/** The puzzle that was fetched last. @type {DayPuzzle | null} */
let fetched = null;

/** Fetches the puzzle of a day, of today without a date, and lays its board. @param {string | null} date */
export async function fetchPuzzle(date) {
  const day = await puzzleOf(date);
  await layBoard(day.puzzle.split(" ")[0]);
  if (JSON.stringify(day) !== JSON.stringify(fetched)) fetched = day;
  return /** @type {DayPuzzle} */ (fetched);
}

/** That puzzle if it was fetched last, or brought by the page. @param {string | null} date */
export function alreadyThere(date) {
  fetched ??= broughtPuzzle(date);
  return fetched && fetched.date === (date ?? fetched.today) ? fetched : null;
}
