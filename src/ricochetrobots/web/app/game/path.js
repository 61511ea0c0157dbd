// The paths of a finished round: the one shown and a shortest one, and the robots after any number of their moves.

import { slidesOf } from "../trial.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */

/** Slides made one after another from a start. @typedef {{start: Robots, slides: readonly Slide[]}} Path */

/** A path of a round, with its moves as notation writes them. @typedef {{round: RoundPart, kind: "shown" | "optimum", moves: readonly string[]}} RoundPath */

/**
 * Reads where the robots stand in a position as text, such as "4C3A2C1C Rc4 Gn12".
 * @param {string} position @returns {Robots}
 */
export function readRobots(position) {
  const [, ...robots] = position.split(/[ _]/);
  return Object.fromEntries(robots.map((word) => [word[0], word.slice(1)]));
}

/**
 * Returns the paths of a finished round that can be played: the one shown first.
 * @param {RoundPart} round @returns {RoundPath[]}
 */
export function pathsOf(round) {
  /** @type {RoundPath[]} */
  const paths = [
    { round, kind: "shown", moves: round.steps.map(({ move }) => move) },
    { round, kind: "optimum", moves: round.optimum?.path?.split(" ") ?? [] },
  ];
  return paths.filter(({ moves }) => moves.length > 0);
}

/**
 * Returns a path as the board goes it.
 * @param {RoundPath} path @param {BoardData} board @returns {Path}
 */
export function readPath({ round, moves }, board) {
  const start = readRobots(round.start);
  return { start, slides: slidesOf(board, start, moves).slides };
}

/**
 * Returns where the robots stand after the first `count` slides.
 * @param {Path} path @param {number} count @param {(cell: number) => string} name @returns {Robots}
 */
export function robotsAfter({ start, slides }, count, name) {
  const robots = { ...start };
  for (const { robot, cells } of slides.slice(0, count)) robots[robot] = name(cells[cells.length - 1]);
  return robots;
}
