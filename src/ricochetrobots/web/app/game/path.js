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

/**
 * Returns the round worth seeing again: the largest gap between the bid that won and the next, else the longest that was
 * as short as can be.
 * @param {readonly RoundPart[]} rounds
 */
export function bestRound(rounds) {
  const taken = rounds.filter(({ outcome }) => outcome === "taken" || outcome === "face-up");
  const gap = (/** @type {RoundPart} */ { moves, next_bid: next }) => (moves === null || next === null ? 0 : next - moves);
  const [widest] = taken.toSorted((one, other) => gap(other) - gap(one));
  if (widest && gap(widest) > 0) return { round: widest, gap: gap(widest) };
  const shortest = taken.filter(({ optimum, steps }) => optimum?.status === "solved" && steps.length === optimum.moves);
  const [longest] = shortest.toSorted((one, other) => other.steps.length - one.steps.length);
  return longest ? { round: longest, gap: 0 } : null;
}
