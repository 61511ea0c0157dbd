// The way to the analysis from a result, a finished game or a solved puzzle, and back again.

import { Button } from "../components/button.js";
import { useKeys } from "../frame/keys.js";
import { go, path } from "../frame/router.js";
import { readPosition, readPuzzle, writePuzzle } from "../../rules/position.js";
import { settings } from "../../store/settings.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Orientation} Orientation */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */

/** @typedef {Parameters<typeof analysisPath>[0]} Puzzle */

/** Opens the analysis of a puzzle, from which an arrow leads back here. @param {Puzzle} puzzle @param {Arrival["shown"]} shown */
export function openAnalysis(puzzle, shown) {
  go(analysisPath(puzzle), /** @type {Arrival} */ ({ back: path.peek(), shown }));
}

/**
 * A button that opens the analysis of a puzzle, also by the key "a".
 * @param {{puzzle: Puzzle, shown?: Arrival["shown"], onOpen?: () => void}} props `shown`: the path to compare, and whose
 * it is
 */
export function AnalyseButton({ puzzle, shown = null, onOpen }) {
  function open() {
    onOpen?.();
    openAnalysis(puzzle, shown);
  }

  useKeys([{ keys: ["a"], text: "key-analyse", run: open }]);
  return html`<${Button} class="analyse-link" onClick=${open}>${t("analyse")}${settings.value.singleKeys && html`<kbd>a</kbd>`}</>`;
}

/** @typedef {{robot: Robot | null, cell: string}} Target */
/**
 * What somebody analyses. Without a target, all chips of the position. `free`: the robot need not ricochet (R10.2).
 * @typedef {{board: string, robots: Robots, target: Target | null, free: boolean, moves: readonly string[], orientation: Orientation |
 * null}} Subject
 */

/**
 * What the browser stores for the analysis: the page to return to, and the path shown in the round.
 * @typedef {{back: string, shown: {moves: readonly string[], words: string} | null}} Arrival
 */

const PATH = "/analyse";
/** The part of a link that opens Set up. */
export const SET_UP = "setup";
const MOVES = /^([RGBYS][nesw])(_[RGBYS][nesw])*$/;
const PUZZLE = /^\S+([ _][RGBYS][a-z]{1,2}\d{1,2}){1,5}([ _]>[*RGBYS][a-z]{1,2}\d{1,2})?([ _]free)?$/;

/**
 * Reads a position or puzzle, and what may follow it: "&moves=Gn_Re&turn=1&mirror". Returns null if the text is none.
 * @param {string} address @returns {Subject | null}
 */
export function readSubject(address) {
  const [puzzle, ...parts] = address.trim().split("&");
  if (!PUZZLE.test(puzzle)) return null;
  const text = puzzle.replace(/[ _]free$/, "");
  const values = new Map(parts.map((part) => /** @type {[string, string]} */ ([...part.split("="), ""].slice(0, 2))));
  const moves = values.get("moves") ?? "";
  const turn = Number(values.get("turn") ?? 0);
  const turned = values.has("turn") || values.has("mirror");
  return {
    ...(text.includes(">") ? readPuzzle(text) : { ...readPosition(text), target: null }),
    free: text.length < puzzle.length,
    moves: MOVES.test(moves) ? moves.split("_") : [],
    orientation: turned && [0, 1, 2, 3].includes(turn) ? { turn: /** @type {Orientation["turn"]} */ (turn), mirror: values.has("mirror") }
      : null,
  };
}

/**
 * Returns the path of the page that shows a subject.
 * With `setUp`, the page opens Set up with the board, which may have no robots yet.
 * @param {{board: string, robots: Robots, target?: Target | null, free?: boolean, moves?: readonly string[], orientation?:
 * Orientation | null, setUp?: boolean}} subject
 */
export function analysisPath({ moves = [], orientation = null, setUp = false, ...puzzle }) {
  const text = writePuzzle(puzzle).replace(/[ #/\\>]/g, (sign) => IN_ADDRESS[/** @type {keyof typeof IN_ADDRESS} */ (sign)]);
  return [
    `${PATH}#${text}`,
    ...(moves.length ? [`moves=${moves.join("_")}`] : []),
    ...(orientation?.turn ? [`turn=${orientation.turn}`] : []),
    ...(orientation?.mirror ? ["mirror"] : []),
    ...(setUp ? [SET_UP] : []),
  ].join("&");
}

/** The signs that have another meaning in addresses (docs/notation.md). */
const IN_ADDRESS = { " ": "_", "#": "!", "/": "~", "\\": "-", ">": "%3E" };
