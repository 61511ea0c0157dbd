// Pointers: drag or swipe a robot to move it, swipe elsewhere to move the chosen one, tap to choose. While robots are
// placed, drag one to a cell, or tap a cell for the chosen one.

import { cellName } from "./cells.js";

/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").State} State */

/** How far a pointer travels before it is a swipe and no tap. */
const SWIPE_PX = 12;

/**
 * Reports gestures on `svg` through `options`. Returns the undo.
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
  }

  /** @param {PointerEvent} event */
  function travel(event) {
    if (gesture?.id !== event.pointerId || read().view.placing) return;
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
    const { placing, readOnly } = read().view;
    const drop = placing ? cellUnder(svg, read(), event) : cell;
    const robot = robotOn(cell, read());
    if (cell !== null && drop === cell) tap(cell);
    else if (robot && drop !== null && !readOnly) options.onPlace?.(robot, drop);
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

/** Reports a cell, or that the chosen robot is placed in it. @param {CellName} cell @param {State["view"]} view @param {BoardOptions} options */
export function chooseCell(cell, { placing, readOnly, selected }, options) {
  if (placing && !readOnly && selected) options.onPlace?.(selected, cell);
  else options.onCell?.(cell);
}

/** @param {CellName | null} cell @param {State} state @returns {Robot | null} */
function robotOn(cell, { view }) {
  const entry = Object.entries(view.robots).find(([, place]) => place === cell);
  return entry ? /** @type {Robot} */ (entry[0]) : null;
}

/** @param {SVGSVGElement} svg @param {State} state @param {PointerEvent} event @returns {CellName | null} */
function cellUnder(svg, { board, picture }, event) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  const inside = x >= 0 && x < picture.width && y >= 0 && y < picture.height;
  return inside ? cellName(picture.cells[y * picture.width + x], board.width) : null;
}
