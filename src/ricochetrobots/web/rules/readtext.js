// Reads pasted text on the device: a board, a position or a puzzle in notation, or a link of this site that contains
// one. Faults have the code and the place that the core gives them.

import { TextReader } from "./notation.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").CellName} CellName */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {{board: BoardData, robots: Robots, target: {robot: Robot | null, cell: CellName} | null, free: boolean}} Reading */

const ORDER = /** @type {const} */ (["R", "G", "B", "Y", "S"]);
const WANTED = /** @type {Record<string, Robot | null>} */ ({ R: "R", G: "G", B: "B", Y: "Y", S: "S", "*": null });

/** Returns the notation in a link, or the text itself. @param {string} text */
export function withoutAddress(text) {
  const [address, anchor] = text.trim().split("#", 2);
  if (!anchor || !/^https?:\/\/|^\//.test(address)) return text.trim();
  try {
    return decodeURIComponent(anchor).split("&")[0];
  } catch {
    return anchor.split("&")[0]; // a stray "%"
  }
}

/** Reads a board, a position or a puzzle. Throws BoardTextError. @param {string} text @returns {Reading} */
export function readValue(text) {
  const reader = new TextReader(text);
  const board = reader.board();
  const puzzle = reader.text.includes(">");
  if (!puzzle && !reader.text.includes(" ")) return reader.whole({ board, robots: {}, target: null, free: false });
  const robots = readRobots(reader, board);
  const target = puzzle ? readTarget(reader, board, robots) : null;
  const free = reader.sees(" free");
  if (free) reader.skip(" free");
  return reader.whole({ board, robots, target, free });
}

/** @param {TextReader} reader @param {BoardData} board */
function readRobots(reader, board) {
  /** @type {Robots} */
  const robots = {};
  /** @type {Partial<Record<Robot, number>>} */
  const places = {};
  do {
    reader.skip(" ");
    const start = reader.at;
    const robot = reader.robot();
    const cell = reader.cell(board);
    if (robots[robot]) reader.refuse(robots[robot] === cell ? "unreadable" : "ambiguous", start);
    robots[robot] = cell;
    places[robot] = start;
  } while (reader.sees(" ") && !reader.sees(" >") && !reader.sees(" free"));
  for (const robot of ORDER) {
    const cell = robots[robot];
    const first = ORDER.find((other) => robots[other] === cell);
    if (cell && (standingFault(board, cell) || first !== robot)) reader.refuse("illegal", places[robot]);
  }
  return robots;
}

/** @param {TextReader} reader @param {BoardData} board @param {Robots} robots */
function readTarget(reader, board, robots) {
  reader.skip(" ");
  const start = reader.at;
  reader.skip(">");
  const target = { robot: reader.one(WANTED), cell: reader.cell(board) };
  const missing = target.robot !== null && !robots[target.robot];
  if (target.robot === "S" || standingFault(board, target.cell) || missing) reader.refuse("illegal", start);
  return target;
}

/**
 * Returns why no robot may stop on a cell, or null (R1.4, R4.3).
 * @param {BoardData} board @param {CellName} cell
 */
export function standingFault(board, cell) {
  if (board.closed.includes(cell)) return "closed";
  return board.diagonals.some((diagonal) => diagonal.cell === cell) ? "diagonal" : null;
}
