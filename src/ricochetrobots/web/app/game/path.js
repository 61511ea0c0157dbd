// A way over the board: the moves somebody made from a start, and the picture after any number of them.

import { cellIndex } from "../../board/cells.js";

/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../net/messages.js").StepPart} StepPart */

/** @typedef {{start: Robots, slides: readonly Slide[]}} Way */

/** A way that can be played: the one shown in a round, or a shortest one. @typedef {{round: RoundPart, kind: "shown" | "best", steps: readonly StepPart[]}} Told */

/**
 * Reads where the robots stand in a position as text, such as "4C3A2C1C Rc4 Gn12".
 * @param {string} position @returns {Robots}
 */
export function readRobots(position) {
  const [, ...robots] = position.split(/[ _]/);
  return Object.fromEntries(robots.map((word) => [word[0], word.slice(1)]));
}

/**
 * Returns a step of the server's as a slide of the board's.
 * @param {StepPart} step @param {number} width of the board @returns {Slide}
 */
export function readStep({ move, cells }, width) {
  const indices = cells.map((cell) => cellIndex(cell, width));
  const robot = /** @type {Robot} */ (move[0]);
  return { robot, cells: indices, heading: lastHeading(indices, width) ?? /** @type {Direction} */ (move[1]) };
}

/** @param {readonly number[]} cells @param {number} width @returns {Direction | null} */
function lastHeading(cells, width) {
  if (cells.length < 2) return null;
  const step = cells[cells.length - 1] - cells[cells.length - 2];
  return step === 1 ? "e" : step === -1 ? "w" : step === width ? "s" : "n";
}

/**
 * Returns the ways of a finished round that can be played: the one shown first.
 * @param {RoundPart} round @returns {Told[]}
 */
export function toldWays(round) {
  /** @type {Told[]} */
  const ways = [{ round, kind: "shown", steps: round.steps }, { round, kind: "best", steps: round.best?.steps ?? [] }];
  return ways.filter(({ steps }) => steps.length > 0);
}

/**
 * Returns a way as the board goes it.
 * @param {Told} told @param {number} width of the board @returns {Way}
 */
export function readWay({ round, steps }, width) {
  return { start: readRobots(round.start), slides: steps.map((step) => readStep(step, width)) };
}

/**
 * Returns where the robots stand after the first `count` slides.
 * @param {Way} way @param {number} count @param {(cell: number) => string} name @returns {Robots}
 */
export function robotsAfter({ start, slides }, count, name) {
  const robots = { ...start };
  for (const { robot, cells } of slides.slice(0, count)) robots[robot] = name(cells[cells.length - 1]);
  return robots;
}
