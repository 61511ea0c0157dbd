// Draws the moves made so far as lines with numbered stops. Lines that use the same stretch are side by side.

import { style } from "./style.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").Spot} Spot */
/** @typedef {import("./types.js").TrailMove} TrailMove */

/** @typedef {{robot: Robot, points: Point[]}} TrailLine */
/** @typedef {{number: number, x: number, y: number}} Stop */
/** @typedef {{level: boolean, from: Spot, to: Spot, edges: string[]}} Run  a straight stretch; level: along a row */
/** @typedef {{point: Point, level: boolean}} Arrival */

const { shift } = style.measures.trail;
/** The sideways offsets of lines, in the order of use. */
const LANES = [0, shift, -shift, 2 * shift, -2 * shift];

/**
 * Returns one line for each move, in order. A line starts where the same robot's previous line ended.
 * @param {readonly TrailMove[]} moves @param {Picture} picture @returns {TrailLine[]}
 */
export function trailLines(moves, picture) {
  /** @type {Map<string, Set<number>>} */
  const taken = new Map();
  /** @type {Map<Robot, Arrival>} */
  const arrivals = new Map();
  return moves.map(({ robot, cells }) => {
    let last = arrivals.get(robot);
    /** @type {Point[]} */
    const points = last ? [last.point] : [];
    for (const run of runs(cells.map(picture.spot))) {
      const lane = takeLane(run, taken);
      const start = beside(run.from, run.level, lane);
      points.push(last && last.level !== run.level ? corner(last, start) : start);
      last = { point: beside(run.to, run.level, lane), level: run.level };
    }
    if (last) {
      points.push(last.point);
      arrivals.set(robot, last);
    }
    return { robot, points };
  });
}

/**
 * Returns the point where a line that arrives along a row (or column) meets one that leaves along a column (or row).
 * @param {Arrival} last @param {Point} start @returns {Point}
 */
function corner(last, start) {
  return last.level ? [start[0], last.point[1]] : [last.point[0], start[1]];
}

/** @param {Spot[]} spots @returns {Run[]} */
function runs(spots) {
  /** @type {Run[]} */
  const found = [];
  let heading = "";
  for (let i = 1; i < spots.length; i += 1) {
    const [from, to] = [spots[i - 1], spots[i]];
    const next = `${to.x - from.x},${to.y - from.y}`;
    if (next !== heading) found.push({ level: from.y === to.y, from, to, edges: [] });
    const run = found[found.length - 1];
    run.to = to;
    run.edges.push(`${Math.min(from.x, to.x)},${Math.min(from.y, to.y)},${from.y === to.y}`);
    heading = next;
  }
  return found;
}

/** @param {Run} run @param {Map<string, Set<number>>} taken */
function takeLane({ edges }, taken) {
  const free = LANES.findIndex((_, lane) => edges.every((edge) => !taken.get(edge)?.has(lane)));
  const lane = Math.max(free, 0);
  for (const edge of edges) taken.set(edge, (taken.get(edge) ?? new Set()).add(lane));
  return LANES[lane];
}

/** @param {Spot} spot @param {boolean} level @param {number} lane @returns {Point} */
function beside({ x, y }, level, lane) {
  return level ? [x + 0.5, y + 0.5 + lane] : [x + 0.5 + lane, y + 0.5];
}

/**
 * Returns the numbered stops: `passed` in the cells, `standing` on the shoulder of a robot that is still there. Several
 * numbers in one cell are side by side, the latest on the right.
 * @param {readonly TrailMove[]} moves @param {ReadonlySet<string>} occupied "x,y" @param {Picture} picture
 */
export function trailStops(moves, occupied, picture) {
  /** @type {Map<string, {x: number, y: number, numbers: number[]}>} */
  const cells = new Map();
  moves.forEach(({ cells: slid }, index) => {
    const { x, y } = picture.spot(slid[slid.length - 1]);
    const cell = cells.get(`${x},${y}`) ?? { x, y, numbers: [] };
    cell.numbers.push(index + 1);
    cells.set(`${x},${y}`, cell);
  });
  /** @type {{passed: Stop[], standing: Stop[]}} */
  const stops = { passed: [], standing: [] };
  const { radius, shoulder } = style.measures.stop;
  const apart = 1.5 * radius;
  for (const [key, { x, y, numbers }] of cells) {
    const stands = occupied.has(key);
    const last = (numbers.length - 1) * apart;
    const left = stands ? shoulder - last : -last / 2;
    numbers.forEach((number, place) => {
      const stop = { number, x: x + 0.5 + left + place * apart, y: y + 0.5 - (stands ? shoulder : 0) };
      (stands ? stops.standing : stops.passed).push(stop);
    });
  }
  return stops;
}
