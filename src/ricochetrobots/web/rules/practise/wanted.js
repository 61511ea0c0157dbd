// The choice of puzzles, and the text of it in links.

import { gradeOfRating, gradeOfScore } from "./rating.js";
import { EDITIONS, LONGEST, SURPRISE_WEIGHT, THEMES, USUAL_SURPRISE } from "../constants.js";
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
/** The score of nine of ten puzzles is at most this far from the usual one of their length. */
const USUALLY_WITHIN = 0.8;

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

/**
 * Returns the grades that are usual for puzzles of these moves, from the lowest to the highest. A grade is mostly the
 * length, so the device would search long for others.
 * @param {Ends} moves @returns {Ends}
 */
export function usualGrades([least, most]) {
  const [base, eachMove] = USUAL_SURPRISE;
  const score = (/** @type {number} */ moves) => moves + SURPRISE_WEIGHT * (base + eachMove * moves);
  return [gradeOfScore(score(least) - USUALLY_WITHIN), gradeOfScore(score(most >= OPEN_END ? LONGEST : most) + USUALLY_WITHIN)];
}

/** Returns whether a grade is usual for these moves. @param {Choice["grade"]} grade @param {Ends} moves */
function isUsual(grade, moves) {
  const [lowest, highest] = usualGrades(moves);
  return grade === NEAR || (lowest <= grade && grade <= highest);
}

/**
 * Returns the choice with another grade, and with its usual moves if it is not usual for those chosen.
 * @param {Choice} choice @param {Choice["grade"]} grade @returns {Choice}
 */
export function withGrade(choice, grade) {
  if (isUsual(grade, choice.moves)) return { ...choice, grade };
  const moves = MOVE_NUMBERS.filter((number) => isUsual(grade, [number, number]));
  return { ...choice, grade, moves: [moves[0], moves[moves.length - 1]] };
}

/**
 * Returns the choice after a tap on a number of moves. A grade that is not usual for them gives way.
 * @param {Choice} choice @param {number} tapped @returns {Choice}
 */
export function withMoves(choice, tapped) {
  const moves = movesAfterTap(choice.moves, tapped);
  return { ...choice, moves, grade: isUsual(choice.grade, moves) ? choice.grade : NEAR };
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
  const ends = grade === NEAR ? [gradeOfRating(rating - NEARBY), gradeOfRating(rating + NEARBY)] : [Number(grade), Number(grade)];
  const [lowest, highest] = usualGrades([least, most]);
  const [low, high] = ends.map((end) => Math.max(lowest, Math.min(highest, end)));
  return {
    edition, robots: FOUR_ROBOTS,
    moves: [least, most === OPEN_END ? LONGEST : most],
    grade: [low, high],
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
