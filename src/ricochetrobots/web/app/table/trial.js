// Moves made one after another on one's own board. Nothing is sent.

import { cellName } from "../../board/cells.js";
import { DIRECTIONS, slide } from "../../board/slide.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Landing} Landing */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */

/** Moves such as "Rn" from a start, and the slide that each makes. @typedef {{start: Robots, moves: readonly string[], slides: readonly Slide[]}} Trial */

/** @param {Robots} start @returns {Trial} */
export function startFrom(start) {
  return { start, moves: [], slides: [] };
}

/** Adds a move that the rules allow. @param {Trial} trial @param {Direction} direction @param {Slide} made @returns {Trial} */
export function withMove({ start, moves, slides }, direction, made) {
  return { start, moves: [...moves, made.robot + direction], slides: [...slides, made] };
}

/** Keeps the first `count` moves. @param {Trial} trial @param {number} count @returns {Trial} */
export function firstMoves({ start, moves, slides }, count) {
  return { start, moves: moves.slice(0, count), slides: slides.slice(0, count) };
}

/**
 * Follows moves on a board; a move that the rules refuse is left out.
 * @param {BoardData} board @param {Robots} start @param {readonly string[]} moves @returns {Trial}
 */
export function follow(board, start, moves) {
  let trial = startFrom(start);
  for (const move of moves) {
    const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
    const made = slide(board, robotsAfter(trial, board), robot, direction);
    if (!made.refused) trial = withMove(trial, direction, made);
  }
  return trial;
}

/**
 * Returns where the robots stand after the first `count` moves, by default after all; before the board is there, at the start.
 * @param {Pick<Trial, "start" | "slides">} trial @param {BoardData | null} board @returns {Robots}
 */
export function robotsAfter({ start, slides }, board, count = slides.length) {
  const robots = { ...start };
  for (const made of slides.slice(0, count)) if (board) robots[made.robot] = endOf(made, board);
  return robots;
}

/** The cell that a slide ends on. @param {Pick<Slide, "cells">} slide @param {BoardData} board */
export function endOf({ cells }, { width }) {
  return cellName(cells[cells.length - 1], width);
}

/** Where each move of a robot would end. @param {BoardData} board @param {Robots} robots @param {Robot} robot @returns {Landing[]} */
export function landings(board, robots, robot) {
  return DIRECTIONS.flatMap((direction) => {
    const made = slide(board, robots, robot, direction);
    return made.refused ? [] : [{ direction, cell: endOf(made, board) }];
  });
}
