// Boards on a page. A board is built once and stays; pages set what it shows and handle what is done to it.

import { createBoard } from "../board/board.js";
import { boardData, broughtBoard } from "../net/api.js";
import { effect, html, signal, useLayoutEffect, useRef } from "../vendor/vendor.js";
import { settings } from "./settings.js";
import { language, t } from "./text.js";
import { describeCell } from "./words.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").BoardOptions} BoardOptions */
/** @typedef {import("../board/types.js").Orientation} Orientation */
/** @typedef {ReturnType<typeof createBoard>} BoardApi */
/** @typedef {ReturnType<typeof createBoardHost>} BoardHost */

/** The events that a page may handle; see board/types.js. @typedef {Partial<Omit<BoardOptions, "describeCell">>} BoardHandlers */

/** Nothing that could stand outside another board. @type {Partial<import("../board/types.js").View>} */
const EMPTY = { robots: {}, markers: {}, chip: null, trail: null, selected: null, landing: [], cursor: null };

/** How this person looks at boards; nobody else sees it. */
export const orientation = signal(/** @type {Orientation} */ ({ turn: 0, mirror: false }));

/** Makes a place for one board. The board is built once and stays there; a page may have several such places. */
export function createBoardHost() {
  /** @type {{element: HTMLElement, api: BoardApi} | null} */
  let host = null;
  /** @type {BoardHandlers} */
  let handlers = {};
  /** The board whose cells are named. @type {BoardData | null} */
  let named = null;
  /** The latest board requested. */
  let wanted = "";
  /** The data of the board that lies there; null while it is being fetched. */
  const data = signal(/** @type {BoardData | null} */ (null));

  /** Builds the board with `board` on it if that is there by then. @param {BoardData} [board] */
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
      onCell: (cell) => handlers.onCell?.(cell),
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
   * Gives a page the board: its api (board/README.md) and the data of the board lying there, null until it has come.
   * The handlers of the last page to render receive what is done to it.
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
        onCell: (cell) => latest.current?.onCell?.(cell),
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
   * Lays a board by its text; the earlier one stays until the data has come. Rejects with ApiError.
   * @param {string} text
   */
  async function layBoard(text) {
    wanted = text;
    if (data.value?.board === text) return;
    const board = await boardData(text);
    if (wanted !== text) return; // another board was requested meanwhile
    if (board.width !== data.value?.width || board.height !== data.value?.height) host?.api.setView(EMPTY);
    named = board;
    theHost(board).api.setBoard(board);
    data.value = board;
  }

  /** Holds the board's element. */
  function BoardPlace() {
    const place = useRef(/** @type {HTMLElement | null} */ (null));
    useLayoutEffect(() => place.current?.append(theHost().element), []);
    return html`<section class="board-place" aria-label=${t("board")} ref=${place}></section>`;
  }

  return { useBoard, layBoard, BoardPlace };
}

/** The board that stands beside every page, where the shell puts it. */
export const mainBoard = createBoardHost();
export const { useBoard, layBoard, BoardPlace } = mainBoard;

/** Lays the board that the page brought, if any: the first frame shows it. */
export async function layBroughtBoard() {
  const text = broughtBoard();
  if (text) await layBoard(text);
}

/** Turns the picture by a quarter, clockwise. */
export function turnBoard() {
  const { turn, mirror } = orientation.value;
  orientation.value = { turn: /** @type {Orientation["turn"]} */ ((turn + 1) % 4), mirror };
}

/** Mirrors the picture, west and east. */
export function mirrorBoard() {
  orientation.value = { ...orientation.value, mirror: !orientation.value.mirror };
}
