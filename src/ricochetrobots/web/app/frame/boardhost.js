// Boards on a page. A board is built once and stays; pages set its view and handle its events.

import { createBoard } from "../../board/board.js";
import { boardData, broughtBoard, isOffline } from "../../net/api.js";
import { settings } from "../../store/settings.js";
import { effect, html, signal, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { describeCell } from "../../words/names.js";
import { language, t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").BoardOptions} BoardOptions */
/** @typedef {import("../../board/types.js").Orientation} Orientation */
/** @typedef {ReturnType<typeof createBoard>} BoardApi */
/** @typedef {ReturnType<typeof createBoardHost>} BoardHost */

/** The events that a page may handle; see board/types.js. @typedef {Partial<Omit<BoardOptions, "describeCell">>} BoardHandlers */

/** A view without anything that could lie outside another board. @type {Partial<import("../../board/types.js").View>} */
const EMPTY = { robots: {}, markers: {}, chip: null, trail: null, selected: null, landing: [], cursor: null };

/** The orientation in which this person sees boards. It affects nobody else. */
export const orientation = signal(/** @type {Orientation} */ ({ turn: 0, mirror: false }));

/** Makes a place for one board. The board is built once and stays there; a page may have several such places. */
export function createBoardHost() {
  /** @type {{element: HTMLElement, api: BoardApi} | null} */
  let host = null;
  /** @type {BoardHandlers} */
  let handlers = {};
  /** The board for cell descriptions. @type {BoardData | null} */
  let named = null;
  /** The latest board requested. */
  let wanted = "";
  /** The data of the current board; null until the first has been fetched. */
  const data = signal(/** @type {BoardData | null} */ (null));

  /** Returns the host, and builds it first if necessary, with `board` on it if given. @param {BoardData} [board] */
  function theHost(board) {
    if (host) return host;
    const element = document.createElement("div");
    const api = createBoard(element, {
      describeBoard: () => handlers.describeBoard?.() ?? t("board"),
      describeCell: (cell, robots) => (named ? describeCell(named, robots, cell) : cell),
      onMove: (robot, direction) => handlers.onMove?.(robot, direction),
      onShut: (robot, direction) => handlers.onShut?.(robot, direction),
      onSelect: (robot) => handlers.onSelect?.(robot),
      onPlace: (robot, cell) => handlers.onPlace?.(robot, cell),
      onCell: (cell, side) => handlers.onCell?.(cell, side),
      onAim: (cell, side) => handlers.onAim?.(cell, side),
      onCursor: (cell) => handlers.onCursor?.(cell),
    }, board);
    effect(() => api.orient(orientation.value));
    let spoken = language.peek();
    effect(() => {
      if (language.value !== spoken) api.describe();
      spoken = language.value;
    });
    effect(() => api.setView({ coordinates: settings.value.coordinates }));
    host = { element, api };
    return host;
  }

  /**
   * Returns the board's api (board/README.md) and the data of the current board, null until it has been fetched. The
   * handlers of the last page to render receive its events.
   * @param {BoardHandlers} [wanted]
   */
  function useBoard(wanted) {
    const { api } = theHost();
    const latest = useRef(wanted);
    latest.current = wanted;
    useLayoutEffect(() => {
      if (!latest.current) return undefined;
      /** @type {BoardHandlers} */
      const mine = {
        describeBoard: () => latest.current?.describeBoard?.() ?? t("board"),
        onMove: (robot, direction) => latest.current?.onMove?.(robot, direction),
        onShut: (robot, direction) => latest.current?.onShut?.(robot, direction),
        onSelect: (robot) => latest.current?.onSelect?.(robot),
        onPlace: (robot, cell) => latest.current?.onPlace?.(robot, cell),
        onCell: (cell, side) => latest.current?.onCell?.(cell, side),
        onAim: (cell, side) => latest.current?.onAim?.(cell, side),
        onCursor: (cell) => latest.current?.onCursor?.(cell),
      };
      handlers = mine;
      return () => {
        if (handlers === mine) handlers = {};
      };
    }, []);
    return { api, data: data.value };
  }

  /**
   * Shows a board by its text or, at once, by its data. The previous board stays until the data of a text has been
   * fetched. Rejects with ApiError.
   * @param {string | BoardData} wantedBoard
   */
  async function layBoard(wantedBoard) {
    const text = typeof wantedBoard === "string" ? wantedBoard : wantedBoard.board;
    wanted = text;
    if (data.value?.board === text) return;
    const board = typeof wantedBoard === "string" ? await fetchBoard(text) : wantedBoard;
    if (wanted !== text) return; // another board was requested meanwhile
    if (board.width !== data.value?.width || board.height !== data.value?.height) host?.api.setView(EMPTY);
    named = board;
    theHost(board).api.setBoard(board);
    data.value = board;
  }

  /** The place of the board's element. */
  function BoardPlace() {
    const place = useRef(/** @type {HTMLElement | null} */ (null));
    useLayoutEffect(() => place.current?.append(theHost().element), []);
    return html`<section class="board-place" aria-label=${t("board")} ref=${place}></section>`;
  }

  return { useBoard, layBoard, BoardPlace };
}

/** Returns the data of a board from the server or, without a connection, from its text. @param {string} text */
async function fetchBoard(text) {
  try {
    return await boardData(text);
  } catch (error) {
    if (!isOffline(error)) throw error;
    const { readBoard } = await import("../../rules/notation.js");
    return readBoard(text);
  }
}

/** The board beside every page, placed by the shell. */
export const mainBoard = createBoardHost();
export const { useBoard, layBoard, BoardPlace } = mainBoard;

/** Shows the board that the page contained, if any, so that the first frame has it. */
export async function layBroughtBoard() {
  const text = broughtBoard();
  if (text) await layBoard(text);
}

/** Turns the picture clockwise by 90 degrees. */
export function turnBoard() {
  const { turn, mirror } = orientation.value;
  orientation.value = { turn: /** @type {Orientation["turn"]} */ ((turn + 1) % 4), mirror };
}

/** Mirrors the picture: swaps west and east. */
export function mirrorBoard() {
  orientation.value = { ...orientation.value, mirror: !orientation.value.mirror };
}
