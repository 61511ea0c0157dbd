// The state of a board for one person: the board, the robot that they have chosen, and a replay.

import { createReplay } from "./replay.js";
import { createStage } from "./scene.js";
import { showBoardFirst } from "../frame/afterframe.js";
import { layBoard, mainBoard } from "../frame/boardhost.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { slide } from "../../rules/slide.js";
import { effect, signal, useEffect, useLayoutEffect } from "../../vendor/vendor.js";
import { refusedMove } from "../../words/refusals.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").CellName} CellName */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {ReturnType<typeof createTable>} Table */

/**
 * The functions that choose and move robots.
 * @typedef {{choose: (robot: Robot) => void, move: (robot: Robot, direction: Direction) => void, moveShut?: (robot: Robot,
 * direction: Direction) => void, tap?: (cell: CellName) => void}} Hands
 */

/** @param {BoardApi} api */
export function createTable(api) {
  const stage = createStage(api);
  const board = signal(/** @type {BoardData | null} */ (null));
  const replay = createReplay(stage, board);
  return {
    api, stage, replay,
    /** The board of this table while it is shown. */
    board,
    chosen: signal(/** @type {Robot | null} */ (null)),
    /** The cell of the reading cursor. */
    cursor: signal(/** @type {CellName | null} */ (null)),

    /**
     * Returns the slide of a robot, or null if the rules refuse it. A refusal is shown and spoken.
     * @param {Robots} robots @param {Robot} robot @param {Direction} direction
     */
    slide(robots, robot, direction) {
      if (!board.value || !robots[robot]) return null;
      const made = slide(board.value, robots, robot, direction);
      if (!made.refused) {
        showBoardFirst();
        return made;
      }
      void stage.act((host) => host.shake(robot, direction));
      showMessage({ words: refusedMove(robot, direction, made.refused), urgent: true });
      return null;
    },

    leave: replay.close,
  };
}

/**
 * Connects a table to a board while the component is mounted, by default to the board beside every page. It ignores
 * actions while the host shows another board than `text`.
 * @param {(Pick<Table, "stage" | "board" | "cursor" | "leave"> & Partial<Hands> & {scene: {value: Scene}, begin?: () =>
 * void}) | null} table `begin` is called when the board is shown
 * @param {string | undefined} text @param {import("../frame/boardhost.js").BoardHost} [host]
 */
export function useTable(table, text, host = mainBoard) {
  const { data } = host.useBoard({
    onMove: (robot, direction) => void (laid && table?.move?.(robot, direction)),
    onShut: (robot, direction) => void (laid && table?.moveShut?.(robot, direction)),
    onSelect: (robot) => void (laid && table?.choose?.(robot)),
    onCell: (cell) => void (laid && table?.tap?.(cell)),
    onCursor: (cell) => void (table && (table.cursor.value = cell)),
  });
  const laid = data?.board === text ? data : null;
  useLayoutEffect(() => {
    if (!table) return undefined;
    table.board.value = laid;
    if (!laid) return undefined;
    const stop = effect(() => table.stage.rest(table.scene.value));
    table.begin?.();
    return () => {
      stop();
      table.stage.leave();
    };
  }, [table, laid]);
  useEffect(() => table?.leave, [table]);
}

/** Lays a board beside the page, by its text or data. @param {string | BoardData | null | undefined} board */
export function useLaidBoard(board) {
  useEffect(() => {
    if (board) layBoard(board).catch((error) => showMessage({ words: problemWords(error), urgent: true }));
  }, [board]);
}
