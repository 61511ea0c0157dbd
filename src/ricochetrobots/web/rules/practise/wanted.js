// The choice of puzzles, and the text of it in links.

import { gradeOfRating } from "./rating.js";
import { EDITIONS, LONGEST, THEMES } from "../constants.js";
import { editionOf, hasDiagonals } from "../editions.js";

/**
 * Requirements for a generated puzzle.
 * @typedef {{edition: string, robots: number, moves: Ends, grade: Ends, themes: readonly string[]}} Wanted
 */

/** The grade of a choice for puzzles near the player's rating. */
export const NEAR = "near";
export const GRADE_NUMBERS = /** @type {const} */ ([1, 2, 3, 4, 5]);
/** The numbers of moves to choose from; the last stands for itself and more. Shorter puzzles are trivial. */
export const MOVE_NUMBERS = /** @type {const} */ ([3, 4, 5, 6, 7, 8, 9]);
const [LEAST, OPEN_END] = [MOVE_NUMBERS[0], MOVE_NUMBERS[MOVE_NUMBERS.length - 1]];
/** Puzzles near a player's rating are at most this far from it. */
export const NEARBY = 60;
const FOUR_ROBOTS = 4;

/** Both ends of a range. @typedef {readonly [number, number]} Ends */
/** @typedef {{grade: "near" | number, moves: Ends, themes: readonly string[], edition: string}} Choice */

/** @type {Choice} */
export const USUAL_CHOICE = { grade: NEAR, moves: [4, 7], themes: [], edition: "2013" };

/**
 * Returns the moves after a tap on a number: the first tap sets one number, the second the other end.
 * @param {Ends} moves @param {number} tapped @returns {Ends}
 */
export function movesAfterTap([least, most], tapped) {
  return least === most ? [Math.min(least, tapped), Math.max(most, tapped)] : [tapped, tapped];
}

/** Returns the choice with a theme added or removed. @param {Choice} choice @param {string} theme @returns {Choice} */
export function withTheme(choice, theme) {
  const { themes } = choice;
  return { ...choice, themes: themes.includes(theme) ? themes.filter((other) => other !== theme) : [...themes, theme] };
}

/** Returns the themes that an edition's box allows. @param {string} edition */
export function themesIn(edition) {
  const box = editionOf(edition);
  return THEMES.filter((theme) => (theme !== "diagonal" || hasDiagonals(box)) && (theme !== "fifth-robot" || box.fifth_robot_available));
}

/**
 * Returns the choice with another box, without themes that the box lacks.
 * @param {Choice} choice @param {string} edition @returns {Choice}
 */
export function withEdition(choice, edition) {
  return { ...choice, edition, themes: choice.themes.filter((theme) => themesIn(edition).some((other) => other === theme)) };
}

/**
 * Returns the requirements for the puzzle of an index. Chosen themes alternate, so that every puzzle has one of them.
 * @param {Choice} choice @param {number} index @param {number} rating of the player @returns {Wanted}
 */
export function wantedOf({ grade, moves: [least, most], themes, edition }, index, rating) {
  return {
    edition, robots: FOUR_ROBOTS,
    moves: [least, most === OPEN_END ? LONGEST : most],
    grade: grade === NEAR ? [gradeOfRating(rating - NEARBY), gradeOfRating(rating + NEARBY)] : [Number(grade), Number(grade)],
    themes: themes.length ? [themes[index % themes.length]] : [],
  };
}

/** Returns requirements as text, such as "2013.3.4-7.blocker". @param {Wanted} wanted */
export function wantedText({ edition, grade, moves, themes }) {
  return [edition, endsText(grade), endsText(moves), ...themes].join(".");
}

/** @param {Ends} ends */
const endsText = ([least, most]) => (least === most ? String(least) : `${least}-${most}`);

/** Reads requirements, or returns null for text that does not name any. @param {string} text @returns {Wanted | null} */
export function readWanted(text) {
  const [edition, ...rest] = text.split(".");
  const [grade, moves] = [readEnds(rest[0], 1, GRADE_NUMBERS.length), readEnds(rest[1], LEAST, LONGEST)];
  const themes = rest.slice(2);
  if (!EDITIONS.some(({ id }) => id === edition) || !grade || !moves) return null;
  if (!themes.every((theme) => themesIn(edition).some((other) => other === theme))) return null;
  return { edition, robots: FOUR_ROBOTS, grade, moves, themes };
}

/** @param {string | undefined} text @param {number} least @param {number} most @returns {Ends | null} */
function readEnds(text, least, most) {
  const found = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text ?? "");
  if (!found) return null;
  const ends = /** @type {const} */ ([Number(found[1]), Number(found[2] ?? found[1])]);
  return least <= ends[0] && ends[0] <= ends[1] && ends[1] <= most ? ends : null;
}
