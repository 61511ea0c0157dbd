// Moves that a person tries on their own board. Nothing is sent.

import { slide } from "./slide.js";
import { cellName, DIRECTIONS } from "../board/cells.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Landing} Landing */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").Slide} Slide */

/**
 * Moves such as "Rn" from a start, and the slide of each.
 * @typedef {{start: Robots, moves: readonly string[], slides: readonly Slide[]}} Trial
 */

/** @param {Robots} start @returns {Trial} */
export function startFrom(start) {
  return { start, moves: [], slides: [] };
}

/** Adds a legal move. @param {Trial} trial @param {Direction} direction @param {Slide} made @returns {Trial} */
export function withMove({ start, moves, slides }, direction, made) {
  return { start, moves: [...moves, made.robot + direction], slides: [...slides, made] };
}

/** Keeps the first `count` moves. @param {Trial} trial @param {number} count @returns {Trial} */
export function firstMoves({ start, moves, slides }, count) {
  return { start, moves: moves.slice(0, count), slides: slides.slice(0, count) };
}

/**
 * Plays moves on a board and skips those that the rules refuse.
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
 * Returns the positions of the robots after the first `count` moves, by default after all. Without a board, they are
 * those at the start.
 * @param {Pick<Trial, "start" | "slides">} trial @param {BoardData | null} board @returns {Robots}
 */
export function robotsAfter({ start, slides }, board, count = slides.length) {
  const robots = { ...start };
  for (const made of slides.slice(0, count)) if (board) robots[made.robot] = endOf(made, board);
  return robots;
}

/** Returns the cell on which a slide ends. @param {Pick<Slide, "cells">} slide @param {BoardData} board */
export function endOf({ cells }, { width }) {
  return cellName(cells[cells.length - 1], width);
}

/**
 * Returns where each move of a robot would end.
 * @param {BoardData} board @param {Robots} robots @param {Robot} robot @returns {Landing[]}
 */
export function landings(board, robots, robot) {
  return DIRECTIONS.flatMap((direction) => {
    const made = slide(board, robots, robot, direction);
    return made.refused ? [] : [{ direction, cell: endOf(made, board) }];
  });
}

/** Returns the legal moves after a trial, such as "Rn". @param {BoardData} board @param {Trial} trial */
export function legalMoves(board, trial) {
  const robots = robotsAfter(trial, board);
  return /** @type {Robot[]} */ (Object.keys(robots)).flatMap((robot) =>
    landings(board, robots, robot).map(({ direction }) => robot + direction));
}

/**
 * Returns why moves do not solve a puzzle, or null if they do (R5.1-R5.3).
 * @param {BoardData} board @param {Trial} trial @param {{robot: Robot | null, cell: string}} target
 * @returns {"target-not-reached" | "no-ricochet" | null}
 */
export function faultOf(board, trial, target) {
  const there = Object.entries(robotsAfter(trial, board)).find(([robot, cell]) => cell === target.cell
    && (target.robot ?? robot) === robot);
  if (!there) return "target-not-reached";
  const mine = trial.slides.flatMap(({ robot, heading }, at) => (robot === there[0] ? [{ heading, direction: trial.moves[at][1] }] : []));
  return mine.some(({ heading }, at) => at + 1 < mine.length && isHorizontal(heading) !== isHorizontal(mine[at + 1].direction)) ? null
    : "no-ricochet";
}

/** @param {string} direction */
const isHorizontal = (direction) => direction === "e" || direction === "w";
