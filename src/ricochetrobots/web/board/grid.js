// The board for assistive technology and the keyboard: a grid of named cells over the picture, with one tab stop.

import { cellName } from "./cells.js";
import { extent } from "./render.js";

/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").State} State */

/** @type {Record<string, Point>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/**
 * Makes `grid` describe the cells of `state`, in the order of the picture. If the grid has the focus, the focus moves
 * with the reading cursor. Only cells that differ from `before`, the state described last, are updated; with null, all
 * are.
 * @param {HTMLElement} grid @param {State} state @param {State | null} before @param {BoardOptions} options
 */
export function renderGrid(grid, state, before, options) {
  const { board, picture, view } = state;
  const same = before?.board === board && before.picture === picture;
  place(grid, picture, view.coordinates);
  set(grid, "aria-label", options.describeBoard());
  const focused = grid.contains(document.activeElement);
  if (!same) layOut(grid, state);
  const cells = same ? changedCells(before, state) : picture.cells.map((index) => cellName(index, board.width));
  for (const name of cells) {
    const { x, y } = picture.spot(name);
    const cell = grid.children[y].children[x];
    set(cell, "aria-label", options.describeCell(name, view.robots));
    set(cell, "tabindex", name === tabStop(state) ? "0" : "-1");
  }
  if (focused) focusCursor(grid);
}

/** @param {HTMLElement} grid @param {State} state */
function layOut(grid, { board, picture }) {
  fit(grid, picture.height, "row");
  [...grid.children].forEach((row, y) => {
    fit(row, picture.width, "gridcell");
    [...row.children].forEach((cell, x) => set(cell, "data-cell", cellName(picture.cells[y * picture.width + x], board.width)));
  });
}

/** Returns the cell that Tab reaches. @param {State} state */
function tabStop({ board, picture, view }) {
  return view.cursor ?? cellName(picture.cells[0], board.width);
}

/**
 * Returns the cells where a robot arrived or left, and the old and the new tab stop.
 * @param {State} before @param {State} after
 */
function changedCells(before, after) {
  const [one, other] = [before.view.robots, after.view.robots];
  const moved = /** @type {Robot[]} */ (Object.keys({ ...one, ...other })).filter((robot) => one[robot] !== other[robot]);
  const cells = moved.flatMap((robot) => [one[robot], other[robot]]).filter((cell) => cell !== undefined);
  return new Set([...cells, ...(tabStop(before) === tabStop(after) ? [] : [tabStop(before), tabStop(after)])]);
}

/** @param {HTMLElement} grid @param {Picture} picture @param {boolean} coordinates */
function place(grid, picture, coordinates) {
  const { left, top, width, height } = extent(picture, coordinates);
  const [beside, above] = [`${(-left / width) * 100}%`, `${(-top / height) * 100}%`];
  for (const [side, share] of Object.entries({ left: beside, right: beside, top: above, bottom: above })) {
    if (grid.style.getPropertyValue(side) !== share) grid.style.setProperty(side, share);
  }
}

/** @param {Element} parent @param {number} count @param {string} role */
function fit(parent, count, role) {
  while (parent.children.length > count) parent.lastElementChild?.remove();
  while (parent.children.length < count) {
    const child = document.createElement("div");
    child.setAttribute("role", role);
    parent.append(child);
  }
}

/** @param {Element} element @param {string} name @param {string} value */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Focuses the cell that is the tab stop.
 * @param {HTMLElement} grid
 */
export function focusCursor(grid) {
  /** @type {HTMLElement | null} */ (grid.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
}

/**
 * Makes arrow keys move the reading cursor while `cursorMode` is on, and Enter report the cell. Returns a function that
 * stops it.
 * @param {HTMLElement} grid
 * @param {() => State} read
 * @param {{moveCursor: (cell: CellName) => void, chooseCell: (cell: CellName) => void}} actions
 */
export function listenToGrid(grid, read, { moveCursor, chooseCell }) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    const cell = cellOf(event);
    if (cell === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Enter") chooseCell(cell);
    const { board, picture, view } = read();
    const arrow = ARROWS[event.key];
    if (!view.cursorMode || !arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = picture.spot(cell);
    const [toX, toY] = [x + arrow[0], y + arrow[1]];
    const inside = toX >= 0 && toX < picture.width && toY >= 0 && toY < picture.height;
    if (inside) moveCursor(cellName(picture.cells[toY * picture.width + toX], board.width));
  }

  /** Moves the cursor to a cell that assistive technology has focused. @param {FocusEvent} event */
  function follow(event) {
    const cell = cellOf(event);
    if (cell !== undefined && event.target instanceof HTMLElement && event.target.tabIndex !== 0) moveCursor(cell);
  }

  grid.addEventListener("keydown", press);
  grid.addEventListener("focusin", follow);
  return () => {
    grid.removeEventListener("keydown", press);
    grid.removeEventListener("focusin", follow);
  };
}

/** @param {Event} event */
function cellOf({ target }) {
  return target instanceof HTMLElement ? target.dataset.cell : undefined;
}
