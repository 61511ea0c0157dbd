// Pointer input: drag or swipe a robot to move it, swipe elsewhere to move the selected one, tap to select. While
// placing robots, drag one to a cell, or tap a cell for the selected one. While aiming, a pointer slides to a cell.

import { cellName } from "./cells.js";

/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").State} State */

/** The distance from which a gesture is a swipe instead of a tap. */
const SWIPE_PX = 12;
/** The part of a cell, from each of its sides, in which the mouse means that side. */
const SIDE = 0.3;

/**
 * Reports gestures on `svg` through `options`. Returns a function that stops it.
 * @param {SVGSVGElement} svg @param {() => State} read @param {BoardOptions} options
 */
export function listenToPointer(svg, read, options) {
  /** @type {{id: number, x: number, y: number, cell: CellName | null, shut: boolean} | null} */
  let gesture = null;

  /** @param {PointerEvent} event */
  function start(event) {
    if (!event.isPrimary || event.button !== 0) return;
    gesture = { id: event.pointerId, x: event.clientX, y: event.clientY, cell: cellUnder(svg, read(), event), shut: read().view.readOnly };
    svg.setPointerCapture(event.pointerId);
    if (read().view.aiming) options.onAim?.(gesture.cell, sideUnder(svg, read(), event));
  }

  /** @param {PointerEvent} event */
  function travel(event) {
    if (gesture?.id !== event.pointerId || read().view.placing) return;
    if (read().view.aiming) return options.onAim?.(cellUnder(svg, read(), event), sideUnder(svg, read(), event));
    const [dx, dy] = [event.clientX - gesture.x, event.clientY - gesture.y];
    if (Math.hypot(dx, dy) < SWIPE_PX) return;
    const { picture, view } = read();
    const robot = robotOn(gesture.cell, read()) ?? view.selected;
    const { shut } = gesture; // a swipe that began before the board opened moves nothing
    gesture = null;
    if (!robot) return;
    const direction = picture.toBoard(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "e" : "w") : dy > 0 ? "s" : "n");
    if (!shut && !view.readOnly) options.onMove?.(robot, direction);
    else if (shut && view.readOnly) options.onShut?.(robot, direction);
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (gesture?.id !== event.pointerId) return;
    const { cell } = gesture;
    gesture = null;
    const { placing, readOnly, aiming } = read().view;
    if (aiming) return lift(cellUnder(svg, read(), event), sideUnder(svg, read(), event));
    const drop = placing ? cellUnder(svg, read(), event) : cell;
    const robot = robotOn(cell, read());
    if (cell !== null && drop === cell) tap(cell);
    else if (robot && drop !== null && !readOnly) options.onPlace?.(robot, drop);
  }

  /** @param {CellName | null} cell @param {Direction | null} side */
  function lift(cell, side) {
    options.onAim?.(null);
    if (cell !== null) options.onCell?.(cell, side);
  }

  /** @param {CellName} cell */
  function tap(cell) {
    const { view } = read();
    const robot = robotOn(cell, read());
    const mark = view.landing.find((landing) => landing.cell === cell);
    if (view.readOnly) chooseCell(cell, view, options);
    else if (mark && view.selected) options.onMove?.(view.selected, mark.direction);
    else if (robot) options.onSelect?.(robot);
    else chooseCell(cell, view, options);
  }

  function cancel() {
    if (gesture && read().view.aiming) options.onAim?.(null);
    gesture = null;
  }

  const listeners = /** @type {const} */ ([
    ["pointerdown", start],
    ["pointermove", travel],
    ["pointerup", end],
    ["pointercancel", cancel],
  ]);
  for (const [type, listener] of listeners) svg.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) svg.removeEventListener(type, listener);
  };
}

/**
 * Reports a cell or, while placing robots, that the selected robot is placed in it.
 * @param {CellName} cell @param {State["view"]} view @param {BoardOptions} options
 */
export function chooseCell(cell, { placing, readOnly, selected }, options) {
  if (placing && !readOnly && selected) options.onPlace?.(selected, cell);
  else options.onCell?.(cell);
}

/** @param {CellName | null} cell @param {State} state @returns {Robot | null} */
function robotOn(cell, { view }) {
  const entry = Object.entries(view.robots).find(([, place]) => place === cell);
  return entry ? /** @type {Robot} */ (entry[0]) : null;
}

/** @param {SVGSVGElement} svg @param {PointerEvent} event */
function pointUnder(svg, event) {
  const matrix = svg.getScreenCTM();
  return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/**
 * Returns the side of the cell under the mouse, if it is near one. A finger is too thick for that.
 * @param {SVGSVGElement} svg @param {State} state @param {PointerEvent} event @returns {Direction | null}
 */
function sideUnder(svg, { picture }, event) {
  const point = event.pointerType === "mouse" ? pointUnder(svg, event) : null;
  if (!point) return null;
  const [x, y] = [point.x - Math.floor(point.x), point.y - Math.floor(point.y)];
  const distances = /** @type {[Direction, number][]} */ ([["n", y], ["e", 1 - x], ["s", 1 - y], ["w", x]]);
  const [side, distance] = distances.reduce((nearest, other) => (other[1] < nearest[1] ? other : nearest));
  return distance < SIDE ? picture.toBoard(side) : null;
}

/** @param {SVGSVGElement} svg @param {State} state @param {PointerEvent} event @returns {CellName | null} */
function cellUnder(svg, { board, picture }, event) {
  const point = pointUnder(svg, event);
  if (!point) return null;
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  const inside = x >= 0 && x < picture.width && y >= 0 && y < picture.height;
  return inside ? cellName(picture.cells[y * picture.width + x], board.width) : null;
}
