// The keys of the editor: arrows move the square, Shift and an arrow sets or clears that wall.

import { useKeys } from "../../frame/keys.js";
import { ARROWS, neighbour } from "../../hand/arrows.js";

/** @typedef {import("../../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../../board/types.js").CellName} CellName */
/** @typedef {import("../../../board/types.js").Direction} Direction */
/** @typedef {import("../../../board/types.js").Lean} Lean */

/**
 * @typedef {object} EditorActions
 * @property {import("../../frame/boardhost.js").BoardApi} api
 * @property {BoardData} board
 * @property {CellName | null} square
 * @property {(cell: CellName) => void} move
 * @property {(side: Direction) => void} wall
 * @property {(cell: CellName) => void} put
 * @property {(lean: Lean) => void} diagonal
 * @property {() => void} clear
 * @property {() => void} undo
 * @property {() => void} redo
 */

/** @param {EditorActions} actions */
export function useEditorKeys({ api, board, square, move, wall, put, diagonal, clear, undo, redo }) {
  const onBoard = (/** @type {string} */ key) => api.directionOnBoard(ARROWS[key.replace("Shift+", "")]);
  useKeys([
    { keys: Object.keys(ARROWS), text: "key-lay-arrows", shown: "← ↑ → ↓",
      run: ({ key }) => move(square ? neighbour(board, square, onBoard(key)) ?? square : "a1") },
    { keys: Object.keys(ARROWS).map((key) => `Shift+${key}`), text: "key-editor-wall", shown: "Shift ← ↑ → ↓",
      run: ({ key }) => wall(onBoard(key)) },
    { keys: ["/", "\\"], text: "key-editor-diagonal", run: ({ key }) => diagonal(/** @type {Lean} */ (key)) },
    { keys: ["Delete"], text: "key-editor-clear", run: clear },
    { keys: ["Enter"], text: "key-editor-put", when: () => square !== null, run: () => square && put(square) },
    { keys: ["u"], text: "key-undo", run: undo },
    { keys: ["U"], text: "key-redo", run: redo },
  ]);
}
