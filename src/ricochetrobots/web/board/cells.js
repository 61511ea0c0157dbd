// Names of cells: columns a-z, aa, ab ... from the west, rows 1, 2 ... from the north.

/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").CellIndex} CellIndex */

/** The directions, in the order of the wall bits. */
export const DIRECTIONS = /** @type {const} */ (["n", "e", "s", "w"]);

const LETTERS = 26;
const NAME = /^([a-z]{1,2})([1-9]\d?)$/;

/**
 * Returns the letters of a column, counted from 0.
 * @param {number} column @returns {string}
 */
export function columnName(column) {
  const letter = String.fromCharCode(97 + (column % LETTERS));
  return column < LETTERS ? letter : columnName(Math.floor(column / LETTERS) - 1) + letter;
}

/**
 * Returns the name of a cell, such as "c4".
 * @param {CellIndex} index @param {number} width @returns {CellName}
 */
export function cellName(index, width) {
  return columnName(index % width) + (Math.floor(index / width) + 1);
}

/**
 * Returns the index of a named cell. Throws RangeError if a board of that width has no such cell.
 * @param {CellName} name @param {number} width @returns {CellIndex}
 */
export function cellIndex(name, width) {
  const match = NAME.exec(name);
  if (!match) throw new RangeError(`"${name}" names no cell`);
  const [, letters, row] = match;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96, 0) - 1;
  if (column >= width) throw new RangeError(`"${name}" lies outside a board ${width} wide`);
  return (Number(row) - 1) * width + column;
}

/**
 * Returns whether a board has a cell of that name.
 * @param {{width: number, height: number}} board @param {CellName} name
 */
export function isOn({ width, height }, name) {
  const [, letters = "", row = ""] = NAME.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96, 0);
  return column >= 1 && column <= width && Number(row) <= height;
}
