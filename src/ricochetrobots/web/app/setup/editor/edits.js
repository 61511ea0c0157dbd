// Changes to a custom board and the robots on it. Pure functions: each returns another drawing.

import { cellIndex, cellName, DIRECTIONS, isOn } from "../../../board/cells.js";
import { buildBoard, innerWalls } from "../../../rules/notation.js";
import { slide } from "../../../rules/slide.js";

/** @typedef {import("../../../rules/notation.js").Parts} Parts */
/** @typedef {import("../../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../../board/types.js").CellName} CellName */
/** @typedef {import("../../../board/types.js").Diagonal} Diagonal */
/** @typedef {import("../../../board/types.js").Direction} Direction */
/** @typedef {import("../../../board/types.js").Lean} Lean */
/** @typedef {import("../../../board/types.js").Robot} Robot */
/** @typedef {import("../../../board/types.js").Robots} Robots */
/** @typedef {import("../../../board/types.js").Target} Target */
/** @typedef {import("../../../board/types.js").TargetSymbol} TargetSymbol */

/** @typedef {{board: BoardData, robots: Robots}} Drawing */
/** @typedef {{robot: Robot | null, symbol: TargetSymbol}} ChipKind */

/** Returns an empty board. @param {number} width @param {number} height @returns {Drawing} */
export function emptyDrawing(width, height) {
  return { board: buildBoard({ width, height }, { walls: [], closed: [], targets: [], diagonals: [] }), robots: {} };
}

/** Returns the drawing of a board, which becomes a custom one. @param {BoardData} board @param {Robots} robots @returns {Drawing} */
export function drawingOf(board, robots) {
  return { board: buildBoard(board, partsOf(board)), robots };
}

/** @param {BoardData} board @returns {Parts} */
function partsOf(board) {
  const { width, closed, targets, diagonals } = board;
  return { walls: innerWalls(board), closed: closed.map((cell) => cellIndex(cell, width)), targets: [...targets],
    diagonals: [...diagonals] };
}

/** @param {Drawing} drawing @param {Partial<Parts>} changes @returns {Drawing} */
function withParts({ board, robots }, changes) {
  return { board: buildBoard(board, { ...partsOf(board), ...changes }), robots };
}

/**
 * Returns whether a side can have a wall of its own: not the edge, nor next to a closed cell.
 * @param {BoardData} board @param {CellName} cell @param {Direction} side
 */
export function isInner({ width, height, closed }, cell, side) {
  const index = cellIndex(cell, width);
  const [x, y] = [index % width, Math.floor(index / width)];
  const [toX, toY] = [x + { n: 0, e: 1, s: 0, w: -1 }[side], y + { n: -1, e: 0, s: 1, w: 0 }[side]];
  if (toX < 0 || toY < 0 || toX >= width || toY >= height) return false;
  return !closed.includes(cell) && !closed.includes(cellName(toY * width + toX, width));
}

/** @param {BoardData} board @param {CellName} cell @param {Direction} side */
export function hasWall({ walls, width }, cell, side) {
  return (walls[cellIndex(cell, width)] & (1 << DIRECTIONS.indexOf(side))) !== 0;
}

/** Sets or clears a wall. @param {Drawing} drawing @param {CellName} cell @param {Direction} side @param {boolean} [set] */
export function setWall(drawing, cell, side, set = !hasWall(drawing.board, cell, side)) {
  const { board } = drawing;
  if (!isInner(board, cell, side) || hasWall(board, cell, side) === set) return drawing;
  const { width } = board;
  const at = cellIndex(cell, width);
  const place = DIRECTIONS.indexOf(side);
  const [first, along] = place === 0 ? [at - width, 2] : place === 3 ? [at - 1, 1] : [at, place];
  const others = innerWalls(board).filter((wall) => wall.cell !== first || wall.side !== along);
  return withParts(drawing, { walls: set ? [...others, { cell: first, side: along }] : others });
}

/**
 * Puts a diagonal into a cell, or removes the same one.
 * @param {Drawing} drawing @param {CellName} cell @param {Robot} robot @param {Lean} lean
 */
export function setDiagonal(drawing, cell, robot, lean) {
  const same = drawing.board.diagonals.some((one) => one.cell === cell && one.robot === robot && one.lean === lean);
  const cleared = clear(drawing, cell);
  return same ? cleared : withParts(cleared, { diagonals: [...cleared.board.diagonals, { cell, robot, lean }] });
}

/**
 * Puts a target into a cell; if it is on the board already, it moves.
 * @param {Drawing} drawing @param {CellName} cell @param {ChipKind} kind
 */
export function setTarget(drawing, cell, { robot, symbol }) {
  const here = drawing.board.targets.some((one) => one.cell === cell && one.robot === robot && one.symbol === symbol);
  const cleared = clear(drawing, cell);
  const others = cleared.board.targets.filter((one) => one.robot !== robot || one.symbol !== symbol);
  const kept = { ...withParts(cleared, { targets: here ? others : [...others, { cell, robot, symbol }] }) };
  return { ...kept, robots: drawing.robots }; // robots may stand on targets
}

/**
 * Puts a robot into a cell, or takes it away from there.
 * @param {Drawing} drawing @param {CellName} cell @param {Robot} robot @returns {Drawing}
 */
export function setRobot(drawing, cell, robot) {
  const { board, robots } = drawing;
  const { [robot]: before, ...others } = robots;
  if (before === cell) return { board, robots: others };
  if (board.closed.includes(cell) || board.diagonals.some((one) => one.cell === cell)) return drawing;
  return { board, robots: { ...Object.fromEntries(Object.entries(others).filter(([, at]) => at !== cell)), [robot]: cell } };
}

/** Closes a cell, or opens it. @param {Drawing} drawing @param {CellName} cell */
export function setClosed(drawing, cell) {
  const { width } = drawing.board;
  const index = cellIndex(cell, width);
  const closed = drawing.board.closed.map((one) => cellIndex(one, width));
  if (closed.includes(index)) return withParts(drawing, { closed: closed.filter((one) => one !== index) });
  return withParts(clear(drawing, cell), { closed: [...closed, index] });
}

/**
 * Removes everything in a cell, and its walls if `walls`.
 * @param {Drawing} drawing @param {CellName} cell @param {{walls?: boolean}} [how] @returns {Drawing}
 */
export function clear(drawing, cell, { walls = false } = {}) {
  const { board, robots } = drawing;
  const elsewhere = (/** @type {{cell: CellName}} */ one) => one.cell !== cell;
  const bare = walls ? DIRECTIONS.reduce((left, side) => setWall(left, cell, side, false), drawing) : drawing;
  const opened = withParts(bare, {
    targets: board.targets.filter(elsewhere),
    diagonals: board.diagonals.filter(elsewhere),
    closed: board.closed.filter((one) => one !== cell).map((one) => cellIndex(one, board.width)),
  });
  return { ...opened, robots: Object.fromEntries(Object.entries(robots).filter(([, at]) => at !== cell)) };
}

/** Closes the middle 2 x 2 cells, or opens them. @param {Drawing} drawing @param {boolean} closed */
export function setCentre(drawing, closed) {
  return centreOf(drawing.board).reduce((left, cell) => (left.board.closed.includes(cell) === closed ? left : setClosed(left, cell)),
    drawing);
}

/** Returns the four cells in the middle. @param {{width: number, height: number}} size */
export function centreOf({ width, height }) {
  const [x, y] = [Math.floor(width / 2) - 1, Math.floor(height / 2) - 1];
  return [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]].map(([column, row]) => cellName(row * width + column, width));
}

/**
 * Returns the drawing in another size, and how many walls, targets, diagonals, closed cells and robots do not fit.
 * @param {Drawing} drawing @param {number} width @param {number} height
 * @returns {{drawing: Drawing, walls: number, pieces: number}}
 */
export function resize({ board, robots }, width, height) {
  const size = { width, height };
  const fits = (/** @type {{cell: CellName}} */ { cell }) => isOn(size, cell);
  const walls = innerWalls(board).map(({ cell, side }) => ({ name: cellName(cell, board.width), side }));
  const inside = walls.filter(({ name, side }) => isOn(size, name)
    && isInner({ ...board, ...size, closed: [] }, name, side === 1 ? "e" : "s"));
  const closed = board.closed.filter((cell) => isOn(size, cell));
  const [targets, diagonals] = [board.targets.filter(fits), board.diagonals.filter(fits)];
  const standing = Object.entries(robots).filter(([, cell]) => isOn(size, cell));
  const next = buildBoard(size, {
    walls: inside.map(({ name, side }) => ({ cell: cellIndex(name, width), side })),
    closed: closed.map((cell) => cellIndex(cell, width)), targets, diagonals,
  });
  const before = board.closed.length + board.targets.length + board.diagonals.length + Object.keys(robots).length;
  const after = closed.length + targets.length + diagonals.length + standing.length;
  return { drawing: { board: next, robots: Object.fromEntries(standing) }, walls: walls.length - inside.length, pieces: before - after };
}

/** @typedef {{code: "robot-shut" | "diagonal-wall", cell: CellName, robot: Robot}} Problem */

/**
 * Returns the robots that cannot move, and the diagonals on which a move would end (R4.3).
 * @param {Drawing} drawing @returns {Problem[]}
 */
export function problemsOf({ board, robots }) {
  const shut = /** @type {[Robot, CellName][]} */ (Object.entries(robots)).filter(([robot]) =>
    DIRECTIONS.every((direction) => slide(board, robots, robot, direction).refused));
  const inner = board.diagonals.filter(({ cell }) => board.walls[cellIndex(cell, board.width)] !== 0);
  return [
    ...shut.map(([robot, cell]) => ({ code: /** @type {const} */ ("robot-shut"), cell, robot })),
    ...inner.map(({ cell, robot }) => ({ code: /** @type {const} */ ("diagonal-wall"), cell, robot })),
  ];
}
