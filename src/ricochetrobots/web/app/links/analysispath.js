// The address of an analysis. What it shows follows "#", so it is never sent to the server: a position, a target if one
// is chosen, the moves on the board, and how the picture is turned.

import { readPuzzle, readPosition, writePuzzle } from "../../rules/position.js";

/** @typedef {import("../../board/types.js").Orientation} Orientation */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */

/** @typedef {{robot: Robot | null, cell: string}} Target */
/**
 * What somebody analyses. Without a target, all chips of the position.
 * @typedef {{board: string, robots: Robots, target: Target | null, moves: readonly string[], orientation: Orientation | null}} Subject
 */

/**
 * What the browser stores for the analysis: the page to return to, and the path shown in the round.
 * @typedef {{back: string, shown: {moves: readonly string[], words: string} | null}} Arrival
 */

const PATH = "/analyse";
/** The part of a link that opens Set up. */
export const SET_UP = "setup";
const MOVES = /^([RGBYS][nesw])(_[RGBYS][nesw])*$/;
const PUZZLE = /^\S+([ _][RGBYS][a-z]{1,2}\d{1,2}){1,5}([ _]>[*RGBYS][a-z]{1,2}\d{1,2})?$/;

/**
 * Reads a position or puzzle, and what may follow it: "&moves=Gn_Re&turn=1&mirror". Returns null if the text is none.
 * @param {string} text @returns {Subject | null}
 */
export function readSubject(text) {
  const [puzzle, ...parts] = text.trim().split("&");
  if (!PUZZLE.test(puzzle)) return null;
  const values = new Map(parts.map((part) => /** @type {[string, string]} */ ([...part.split("="), ""].slice(0, 2))));
  const moves = values.get("moves") ?? "";
  const turn = Number(values.get("turn") ?? 0);
  const turned = values.has("turn") || values.has("mirror");
  return {
    ...(puzzle.includes(">") ? readPuzzle(puzzle) : { ...readPosition(puzzle), target: null }),
    moves: MOVES.test(moves) ? moves.split("_") : [],
    orientation: turned && [0, 1, 2, 3].includes(turn) ? { turn: /** @type {Orientation["turn"]} */ (turn), mirror: values.has("mirror") } : null,
  };
}

/**
 * Returns the path of the page that shows a subject.
 * With `setUp`, the page opens Set up with the board, which may have no robots yet.
 * @param {{board: string, robots: Robots, target?: Target | null, moves?: readonly string[], orientation?: Orientation | null, setUp?: boolean}} subject
 */
export function analysisPath({ moves = [], orientation = null, setUp = false, ...puzzle }) {
  const text = writePuzzle(puzzle).replace(/[ #/\\]/g, (sign) => IN_ADDRESS[/** @type {keyof typeof IN_ADDRESS} */ (sign)]);
  return [
    `${PATH}#${text}`,
    ...(moves.length ? [`moves=${moves.join("_")}`] : []),
    ...(orientation?.turn ? [`turn=${orientation.turn}`] : []),
    ...(orientation?.mirror ? ["mirror"] : []),
    ...(setUp ? [SET_UP] : []),
  ].join("&");
}

/** The signs that have another meaning in addresses (docs/notation.md). */
const IN_ADDRESS = { " ": "_", "#": "!", "/": "~", "\\": "-" };
