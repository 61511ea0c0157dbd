// Fetches the puzzle of a day from the server and shows its board.

import { layBoard } from "../frame/boardhost.js";
import { broughtPuzzle, puzzleOf } from "../../net/api.js";

/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */

/** The puzzle that was fetched last. @type {DayPuzzle | null} */
let fetched = null;

/** Fetches the puzzle of a day (today's if `date` is null) and shows its board. @param {string | null} date */
export async function fetchPuzzle(date) {
  const day = await puzzleOf(date);
  await layBoard(day.puzzle.split(" ")[0]);
  if (JSON.stringify(day) !== JSON.stringify(fetched)) fetched = day;
  return /** @type {DayPuzzle} */ (fetched);
}

/**
 * Returns the puzzle of a day if it was the last one fetched or is contained in the page, otherwise null.
 * @param {string | null} date
 */
export function alreadyThere(date) {
  fetched ??= broughtPuzzle(date);
  return fetched && fetched.date === (date ?? fetched.today) ? fetched : null;
}
