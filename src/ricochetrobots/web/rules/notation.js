// Boards as text (docs/notation.md): four panels, or a custom board with its parts. Faults have the code and the place
// that core/notation.py gives them; a test compares both.

import { PANELS } from "./panels.js";
import { cellIndex, cellName, DIRECTIONS, isOn } from "../board/cells.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").CellIndex} CellIndex */
/** @typedef {import("../board/types.js").Diagonal} Diagonal */
/** @typedef {import("../board/types.js").Lean} Lean */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Target} Target */
/** @typedef {import("../board/types.js").TargetSymbol} TargetSymbol */
/** @typedef {keyof typeof PANELS} PanelName */
/** @typedef {{width: number, height: number}} Size */

/** `side` counts from the north, clockwise. @typedef {{cell: CellIndex, side: number}} Wall */
/** @typedef {{walls: Wall[], closed: CellIndex[], targets: Target[], diagonals: Diagonal[]}} Parts */

export const LEAST_SIDE = 2;
export const MOST_SIDE = 32;

const PANEL_SIDE = 8;
const BOARD = { width: 2 * PANEL_SIDE, height: 2 * PANEL_SIDE };
const ROBOTS = /** @type {const} */ ({ R: "R", G: "G", B: "B", Y: "Y", S: "S" });
const SIDES = { n: 0, e: 1, s: 2, w: 3 };
const SYMBOLS = /** @type {const} */ ({ m: "moon", g: "gear", p: "planet", s: "star" });
const LEANS = /** @type {const} */ ({ "/": "/", "\\": "\\" });
const MARKS = { ...SYMBOLS, ...LEANS };
const FACES = { A: "A", B: "B", C: "C", D: "D" };

/** The robot whose colour marks a panel, by the first character of its name (R1.2). */
const MARKINGS = /** @type {const} */ ({ 1: "G", 2: "B", 3: "R", 4: "Y" });

const FROM_ADDRESS = /** @type {Record<string, string>} */ ({ _: " ", "!": "#", "~": "/", "-": "\\" });

/** A text that cannot be read, or that breaks a rule. `at` counts its characters from 0. */
export class BoardTextError extends Error {
  /** @param {"unreadable" | "illegal" | "ambiguous"} code @param {number} at */
  constructor(code, at) {
    super(`${code} at ${at}`);
    this.code = code;
    this.at = at;
  }
}

/** Reads a board such as "4C3A2A1C" or "5x4:b2e,#d1,Ra1m". Throws BoardTextError. @param {string} text */
export function readBoard(text) {
  const reader = new TextReader(text);
  return reader.whole(reader.board());
}

/** Writes a board; the text of a custom board lists its parts in order. @param {BoardData} board */
export function writeBoard(board) {
  if (board.markings) return board.board;
  const { width, height } = board;
  const letter = (/** @type {TargetSymbol} */ symbol) => (symbol === "vortex" ? "" : symbol[0]);
  const parts = [
    ...innerWalls(board).map(({ cell, side }) => cellName(cell, width) + DIRECTIONS[side]),
    ...sorted(board.closed, width, (cell) => cell).map((cell) => `#${cell}`),
    ...sorted(board.targets, width, ({ cell }) => cell).map(({ cell, robot, symbol }) => (robot ?? "*") + cell + letter(symbol)),
    ...sorted(board.diagonals, width, ({ cell }) => cell).map(({ cell, robot, lean }) => robot + cell + lean),
  ];
  return `${width}x${height}:${parts.join(",")}`;
}

/**
 * Returns the board of four panels, clockwise from the north-west (R1.1). The place of null stays empty.
 * @param {readonly (PanelName | null)[]} panels @returns {BoardData}
 */
export function layPanels(panels) {
  /** @type {Parts} */
  const parts = { walls: [], closed: [0, 1, 2, 3].map((quadrant) => onBoard(BOARD.width * 7 + 7, quadrant)), targets: [], diagonals: [] };
  panels.forEach((panel, quadrant) => {
    if (!panel) return;
    const face = new TextReader(PANELS[panel]).parts(BOARD);
    const name = (/** @type {string} */ cell) => cellName(onBoard(cellIndex(cell, BOARD.width), quadrant), BOARD.width);
    parts.walls.push(...face.walls.map(({ cell, side }) => ({ cell: onBoard(cell, quadrant), side: (side + quadrant) % 4 })));
    parts.targets.push(...face.targets.map((target) => ({ ...target, cell: name(target.cell) })));
    parts.diagonals.push(...face.diagonals.map(({ robot, cell, lean }) => ({ robot, cell: name(cell), lean: quadrant % 2 ? otherLean(lean)
      : lean })));
  });
  const markings = panels.map((panel) => panel && markingOf(panel));
  return { ...buildBoard(BOARD, parts), board: panels.map((panel) => panel ?? "--").join(""), markings };
}

/** Returns the robot whose colour marks a panel. @param {PanelName} panel @returns {Robot} */
export function markingOf(panel) {
  return MARKINGS[/** @type {keyof typeof MARKINGS} */ (Number(panel[0]))];
}

/** @param {Lean} lean @returns {Lean} */
function otherLean(lean) {
  return lean === "/" ? "\\" : "/";
}

/** Returns the cell of the board for a cell of a panel in the north-west. @param {CellIndex} cell @param {number} quadrant */
function onBoard(cell, quadrant) {
  let [x, y] = [cell % BOARD.width, Math.floor(cell / BOARD.width)];
  for (let turn = 0; turn < quadrant; turn += 1) [x, y] = [2 * PANEL_SIDE - 1 - y, x];
  return y * BOARD.width + x;
}

/**
 * Returns the custom board with these parts. The edge and closed cells add their own walls.
 * @param {Size} size @param {Parts} parts @returns {BoardData}
 */
export function buildBoard({ width, height }, { walls, closed, targets, diagonals }) {
  const masks = new Array(width * height).fill(0);
  const steps = [-width, 1, width, -1];
  for (let column = 0; column < width; column += 1) {
    masks[column] |= 1;
    masks[(height - 1) * width + column] |= 4;
  }
  for (let row = 0; row < height; row += 1) {
    masks[row * width] |= 8;
    masks[row * width + width - 1] |= 2;
  }
  const enclosing = closed.flatMap((cell) => [0, 1, 2, 3].map((side) => ({ cell, side })));
  for (const { cell, side } of [...walls, ...enclosing]) {
    if (masks[cell] & (1 << side)) continue;
    masks[cell] |= 1 << side;
    masks[cell + steps[side]] |= 1 << (side ^ 2);
  }
  const board = {
    board: "",
    width,
    height,
    walls: masks,
    targets: sorted(targets, width, ({ cell }) => cell),
    diagonals: sorted(diagonals, width, ({ cell }) => cell),
    closed: [...new Set(closed)].sort((one, other) => one - other).map((cell) => cellName(cell, width)),
    markings: null,
  };
  return { ...board, board: writeBoard(board) };
}

/**
 * Returns each wall between two open cells, as an east or south side, in the order of the cells.
 * @param {Size & {walls: readonly number[], closed: readonly string[]}} board @returns {Wall[]}
 */
export function innerWalls({ width, height, walls, closed }) {
  const shut = new Set(closed.map((cell) => cellIndex(cell, width)));
  return walls.flatMap((mask, cell) => {
    const east = mask & 2 && (cell + 1) % width > 0 && !shut.has(cell) && !shut.has(cell + 1);
    const south = mask & 4 && cell < width * (height - 1) && !shut.has(cell) && !shut.has(cell + width);
    return [...(east ? [{ cell, side: 1 }] : []), ...(south ? [{ cell, side: 2 }] : [])];
  });
}

/**
 * @template Part
 * @param {readonly Part[]} parts @param {number} width @param {(part: Part) => string} cellOf
 */
function sorted(parts, width, cellOf) {
  return [...parts].sort((one, other) => cellIndex(cellOf(one), width) - cellIndex(cellOf(other), width));
}

/** Reads a text from left to right, and throws BoardTextError at the first place that does not match. */
export class TextReader {
  /** @param {string} text */
  constructor(text) {
    this.text = text.replace(/[_!~-]/g, (sign) => FROM_ADDRESS[sign]);
    this.at = 0;
  }

  /** @param {BoardTextError["code"]} [code] @param {number} [at] @returns {never} */
  refuse(code = "unreadable", at = this.at) {
    throw new BoardTextError(code, at);
  }

  /** Returns the value if the text ends here. @template Value @param {Value} value */
  whole(value) {
    if (this.at < this.text.length) this.refuse();
    return value;
  }

  /** Returns whether `literal` comes next. @param {string} literal */
  sees(literal) {
    return this.text.startsWith(literal, this.at);
  }

  /** @param {string} literal */
  skip(literal) {
    if (!this.sees(literal)) this.refuse();
    this.at += literal.length;
  }

  /** Reads one character and returns its value in `choices`. @template Value @param {Record<string, Value>} choices */
  one(choices) {
    const sign = this.text[this.at] ?? "";
    if (!Object.hasOwn(choices, sign)) this.refuse();
    this.at += 1;
    return choices[sign];
  }

  /** Reads what the pattern finds here, or returns null. @param {RegExp} pattern a sticky one */
  match(pattern) {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  robot() {
    return this.one(/** @type {Record<string, Robot>} */ (ROBOTS));
  }

  /** @param {Size} size */
  cell(size) {
    const name = this.match(/[a-z]{1,2}[1-9][0-9]?/y);
    if (name === null) {
      this.at += this.match(/[a-z]{1,2}/y)?.length ?? 0;
      return this.refuse();
    }
    if (!isOn(size, name)) this.refuse("illegal");
    this.at += name.length;
    return name;
  }

  /** @returns {BoardData} */
  board() {
    if (this.match(/[0-9]+x/y)) return this.customBoard();
    const start = this.at;
    const panels = [0, 1, 2, 3].map(() => /** @type {PanelName} */ (this.one({ 1: "1", 2: "2", 3: "3", 4: "4" }) + this.one(FACES)));
    const again = panels.findIndex((panel, place) => panels.slice(0, place).some((other) => other[0] === panel[0]));
    if (again >= 0) this.refuse("illegal", start + 2 * again);
    return layPanels(panels);
  }

  customBoard() {
    const start = this.at;
    const width = this.side();
    this.skip("x");
    const height = this.side();
    this.skip(":");
    if ([width, height].some((side) => side < LEAST_SIDE || side > MOST_SIDE)) this.refuse("illegal", start);
    return buildBoard({ width, height }, this.parts({ width, height }));
  }

  side() {
    const side = this.match(/[1-9][0-9]{0,3}/y);
    if (side === null) return this.refuse();
    this.at += side.length;
    return Number(side);
  }

  /** Reads the parts of a custom board up to a space or the end. @param {Size} size @returns {Parts} */
  parts(size) {
    /** @type {Parts} */
    const parts = { walls: [], closed: [], targets: [], diagonals: [] };
    /** The place of each target and diagonal in the text. @type {Map<object, number>} */
    const places = new Map();
    let start = this.at;
    /**
     * Adds a part that was read since `start`, unless its cell already has one.
     * @template {{cell: string}} Part
     * @param {Part[]} list @param {Part} part
     */
    const once = (list, part) => {
      const other = list.find(({ cell }) => cell === part.cell);
      if (other) this.refuse(JSON.stringify(other) === JSON.stringify(part) ? "unreadable" : "ambiguous", start);
      list.push(part);
      places.set(part, start);
    };
    let more = this.at < this.text.length && !this.sees(" ");
    while (more) {
      start = this.at;
      if (this.sees("#")) {
        this.at += 1;
        parts.closed.push(cellIndex(this.cell(size), size.width));
      } else if (this.sees("*")) {
        this.at += 1;
        once(parts.targets, { robot: null, cell: this.cell(size), symbol: "vortex" });
      } else if (Object.hasOwn(ROBOTS, this.text[start] ?? "")) {
        const [robot, cell, mark] = [this.robot(), this.cell(size), this.one(MARKS)];
        if (mark === "/" || mark === "\\") once(parts.diagonals, { robot, cell, lean: mark });
        else once(parts.targets, { robot, cell, symbol: mark });
      } else if (this.match(/[a-z]/y)) {
        parts.walls.push({ cell: cellIndex(this.cell(size), size.width), side: this.one(SIDES) });
      } else {
        this.refuse();
      }
      more = this.sees(",");
      this.at += Number(more);
    }
    const fault = faultyPart(size, parts);
    if (fault) this.refuse("illegal", places.get(fault));
    return parts;
  }
}

/**
 * Returns the first part that no board has: one of silver (R2.3), one on a closed cell, or a target on a diagonal.
 * @param {Size} size @param {Parts} parts
 */
function faultyPart({ width }, { closed, targets, diagonals }) {
  const shut = new Set(closed.map((cell) => cellName(cell, width)));
  const crossed = new Set(diagonals.map(({ cell }) => cell));
  return (
    sorted(diagonals, width, ({ cell }) => cell).find(({ robot, cell }) => robot === "S" || shut.has(cell)) ??
    sorted(targets, width, ({ cell }) => cell).find(({ robot, cell }) => robot === "S" || shut.has(cell) || crossed.has(cell))
  );
}
