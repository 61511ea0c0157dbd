// The board of the evening beside a page, with its robots at rest.

import { layBoard, useBoard } from "../frame/boardhost.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { AT_REST } from "../hand/scene.js";
import { createTable, useTable } from "../hand/table.js";
import { computed, useEffect, useMemo } from "../../vendor/vendor.js";

/** @typedef {import("../../board/types.js").Robots} Robots */

/** Shows the board of the evening while the component is mounted. @param {string | null} board */
export function useLaidBoard(board) {
  useEffect(() => {
    if (board !== null) layBoard(board).catch((error) => showMessage({ words: problemWords(error), urgent: true }));
  }, [board]);
}

/**
 * Shows the board with robots that nobody can move. Returns its data once it is shown.
 * @param {string | null} board @param {Robots} robots
 */
export function useBoardAtRest(board, robots) {
  const { api } = useBoard();
  const table = useMemo(() => ({ ...createTable(api), scene: computed(() => ({ ...AT_REST, robots, markers: {}, chip: null })) }), [robots,
    api]);
  useLaidBoard(board);
  useTable(board === null ? null : table, board ?? undefined);
  return table.board.value;
}
