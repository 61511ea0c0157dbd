// Robots that one person moves on one's own board: slides made, taken back, started over. Nothing is sent.

import { cellName } from "../board/cells.js";
import { DIRECTIONS, slide } from "../board/slide.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Landing} Landing */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").SlideResult} SlideResult */

/** Slides made from a start, each with the direction it set out in. @typedef {{start: Robots, moves: readonly {direction: Direction, slide: SlideResult}[]}} Trial */

/** @param {Trial} trial @param {number} width of the board @returns {Robots} */
export function robotsIn({ start, moves }, width) {
  const robots = { ...start };
  for (const { slide: { robot, cells } } of moves) robots[robot] = cellName(cells[cells.length - 1], width);
  return robots;
}

/**
 * Makes a move; a refused one leaves the trial as it is.
 * @param {Trial} trial @param {BoardData} board @param {Robot} robot @param {Direction} direction
 * @returns {{trial: Trial, made: SlideResult}}
 */
export function tryMove(trial, board, robot, direction) {
  const made = slide(board, robotsIn(trial, board.width), robot, direction);
  return { made, trial: made.refused ? trial : { ...trial, moves: [...trial.moves, { direction, slide: made }] } };
}

/**
 * Follows moves such as "Rn", "Be" that are all allowed.
 * @param {BoardData} board @param {Robots} start @param {readonly string[]} moves
 */
export function slidesOf(board, start, moves) {
  const empty = /** @type {Trial} */ ({ start, moves: [] });
  const trial = moves.reduce((gone, [robot, direction]) => {
    return tryMove(gone, board, /** @type {Robot} */ (robot), /** @type {Direction} */ (direction)).trial;
  }, empty);
  return { robots: robotsIn(trial, board.width), slides: trial.moves.map((move) => move.slide) };
}

/** The path as NOTATION.md writes it: "Rn Be". @param {Trial} trial */
export function pathText({ moves }) {
  return moves.map(({ direction, slide: { robot } }) => robot + direction).join(" ");
}

/** Where each move of a robot would end. @param {BoardData} board @param {Robots} robots @param {Robot} robot @returns {Landing[]} */
export function landings(board, robots, robot) {
  return DIRECTIONS.flatMap((direction) => {
    const { cells, refused } = slide(board, robots, robot, direction);
    return refused ? [] : [{ direction, cell: cellName(cells[cells.length - 1], board.width) }];
  });
}
