// A board on a page: shows a given state and reports user actions. README.md describes the API.

import * as anim from "./anim.js";
import { cellIndex, cellName } from "./cells.js";
import { focusCursor, listenToGrid, renderGrid } from "./grid.js";
import { centre } from "./ground.js";
import { chooseCell, listenToPointer } from "./input.js";
import { orient } from "./orient.js";
import { extent, render } from "./render.js";
import { style } from "./style.js";

/** @typedef {import("./types.js").BoardData} BoardData */
/** @typedef {import("./types.js").BoardOptions} BoardOptions */
/** @typedef {import("./types.js").CellIndex} CellIndex */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Chip} Chip */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").Robots} Robots */
/** @typedef {import("./types.js").Slide} Slide */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").View} View */

/** @type {View} */
const EMPTY_VIEW = {
  robots: {}, markers: {}, chip: null, taken: false, trail: null, selected: null, landing: [], invitation: null,
  crosshair: null, notes: [], quarter: null, aiming: false, cursor: null, cursorMode: false, readOnly: false, coordinates: false,
};

/** The first board: empty cells in a frame. @type {BoardData} */
const EMPTY_BOARD = {
  board: "", width: 16, height: 16, walls: new Array(256).fill(0), diagonals: [], targets: [], closed: [], markings: null,
};

/** The delay after the first frame before cells get their accessible names, which would otherwise delay that frame. */
const NAMED_AFTER_MS = 200;

/**
 * Puts a board into `element` and returns its API.
 * @param {HTMLElement} element @param {BoardOptions} options @param {BoardData} [board] the first board
 */
export function createBoard(element, options, board = EMPTY_BOARD) {
  /** @type {Orientation} */
  let orientation = { turn: 0, mirror: false };
  /** @type {State} */
  let state = { board, picture: orient(board, orientation), view: EMPTY_VIEW, detailed: mayBeDetailed(board) };
  /** The state that the grid describes. @type {State | null} */
  let named = null;

  /**
   * The width of the picture at the last layout. Reading it from the browser would trigger a layout in the middle of a
   * move.
   */
  let width = 0;

  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "board-picture");
  svg.setAttribute("aria-hidden", "true");
  const grid = document.createElement("div");
  grid.setAttribute("role", "grid");
  element.classList.add("board");
  element.append(svg, grid);

  /** @param {Partial<State>} changes */
  function draw(changes) {
    const { robots } = state.view;
    state = { ...state, ...changes };
    if (changes.picture || !sameRobots(robots, state.view.robots)) anim.settle(svg);
    element.classList.toggle("read-only", state.view.readOnly);
    render(svg, state);
    fitTall();
  }

  /** Sets how often the width of the picture goes into its height, for places that are not to be exceeded. */
  function fitTall() {
    const { width, height } = extent(state.picture, state.view.coordinates);
    const tall = String(Math.max(1, height / width));
    if (element.style.getPropertyValue("--tall") !== tall) element.style.setProperty("--tall", tall);
  }

  /** @param {Partial<State>} changes */
  function show(changes) {
    draw(changes);
    nameChanges();
  }

  function nameChanges() {
    if (named && named !== state) name(named);
  }

  /** @param {State | null} before the state that the grid describes already */
  function name(before) {
    renderGrid(grid, state, before, options);
    named = state;
  }

  function nameAtLast() {
    if (!named) name(null);
  }

  function nameSoon() {
    if (!named && width > 0 && state.board !== EMPTY_BOARD) setTimeout(nameAtLast, NAMED_AFTER_MS);
  }

  /** @param {Partial<View>} changes */
  function showView(changes) {
    const names = /** @type {(keyof View)[]} */ (Object.keys(changes));
    if (names.some((part) => changes[part] !== state.view[part])) show({ view: { ...state.view, ...changes } });
  }

  function cellPx() {
    return (width || svg.clientWidth) / extent(state.picture, state.view.coordinates).width;
  }

  /** @param {CellName | CellIndex} cell @returns {Point} */
  function middle(cell) {
    const { x, y } = state.picture.spot(cell);
    return [x + 0.5, y + 0.5];
  }

  const observer = new ResizeObserver(() => {
    const unseen = width === 0;
    width = svg.clientWidth;
    if (unseen) nameSoon();
    const detailed = cellPx() >= style.measures.detail.from;
    if (width > 0 && detailed !== state.detailed) show({ detailed });
  });
  observer.observe(svg);
  const stopPointer = listenToPointer(svg, () => state, options);
  const stopGrid = listenToGrid(grid, () => state, {
    moveCursor(cell) {
      showView({ cursor: cell });
      options.onCursor?.(cell);
    },
    chooseCell: (cell) => chooseCell(cell, state.view, options),
  });
  show({});

  return {
    /**
     * Shows another board. The view stays the same.
     * @param {BoardData} board
     */
    setBoard(board) {
      if (board === state.board) return;
      show({ board, picture: orient(board, orientation) });
      nameSoon();
    },

    /**
     * Changes only the given parts of the view. A robot with a new cell is there at once.
     * @param {Partial<View>} changes
     */
    setView: showView,

    /**
     * Turns and mirrors only the picture: cells and directions keep their names.
     * @param {Orientation} wanted
     */
    orient(wanted) {
      if (wanted.turn === orientation.turn && wanted.mirror === orientation.mirror) return;
      orientation = wanted;
      show({ picture: orient(state.board, orientation) });
    },

    /**
     * Returns the board's direction for a direction on the screen, such as that of an arrow key.
     * @param {Direction} direction @returns {Direction}
     */
    directionOnBoard: (direction) => state.picture.toBoard(direction),

    /** Updates all accessible names, for example after the language has changed. */
    describe() {
      name(null);
    },

    /** Focuses the cell under the reading cursor. */
    focus() {
      nameAtLast();
      focusCursor(grid);
    },

    /**
     * Moves a robot along a slide and adds it to the trail, if there is one. The view changes at once, the names of the
     * cells only at rest. Running motions are finished first. Resolves at rest. `speed` 2 is twice as fast.
     * @param {Slide} slide @param {{speed?: number}} [pace]
     */
    async animateMove({ robot, cells, heading }, { speed = 1 } = {}) {
      anim.settle(svg);
      const { board, picture, view } = state;
      const moves = view.trail && [...view.trail.moves, { robot, cells }];
      const end = cellName(cells[cells.length - 1], board.width);
      draw({ view: { ...view, robots: { ...view.robots, [robot]: end }, trail: moves && { moves }, landing: [] } });
      const lit = board.diagonals
        .filter((diagonal) => diagonal.robot !== robot)
        .map(({ cell }) => ({ cell, at: cells.indexOf(cellIndex(cell, board.width)) }))
        .filter(({ at }) => at > 0);
      await anim.slide(svg, {
        robot, path: cells.map(middle), heading: picture.toPicture(heading), move: moves?.length ?? null, lit, speed, cellPx: cellPx(),
      });
      nameChanges();
    },

    /**
     * Shows that a move is refused. Resolves when the robot is still again.
     * @param {Robot} robot @param {Direction} direction
     */
    shake: (robot, direction) => anim.shake(svg, robot, state.picture.toPicture(direction), cellPx()),

    /**
     * Leans a robot 4 px in a direction and back. Does nothing with reduced motion.
     * @param {Robot} robot @param {Direction} direction
     */
    lean: (robot, direction) => anim.lean(svg, robot, state.picture.toPicture(direction), cellPx()),

    /** Returns the robots to their markers and removes the trail (R6.5). */
    async fadeToMarkers() {
      anim.settle(svg);
      const { robots, markers } = state.view;
      showView({ robots: { ...robots, ...markers }, trail: null, landing: [], selected: null });
      const moved = /** @type {[Robot, CellName][]} */ (Object.entries(robots)).flatMap(([robot, cell]) => {
        const marker = markers[robot];
        return marker === undefined || marker === cell ? [] : [{ robot, from: middle(cell), to: middle(marker) }];
      });
      await anim.fadeRobots(svg, moved);
    },

    /**
     * Turns a new chip up (R6.1) and points to its target.
     * @param {Chip} chip
     */
    async turnChip(chip) {
      anim.settle(svg);
      showView({ chip });
      const place = centre(state.board, state.picture);
      if (place) await anim.turnChip(svg, [place.x, place.y], middle(chip.cell));
    },

    /** Turns the chip in the centre face down and removes it (R6.6). */
    async turnChipDown() {
      anim.settle(svg);
      await anim.turnChipDown(svg);
      showView({ chip: null });
    },

    /** Removes everything that `createBoard` added. */
    destroy() {
      observer.disconnect();
      stopPointer();
      stopGrid();
      svg.remove();
      grid.remove();
      element.classList.remove("board", "read-only");
    },
  };
}

/**
 * Returns whether the window is large enough for details. The observer finds the size of the picture only later.
 * @param {BoardData} board
 */
function mayBeDetailed({ width }) {
  return Math.min(innerWidth, innerHeight) >= style.measures.detail.from * width;
}

/** @param {Robots} before @param {Robots} after */
function sameRobots(before, after) {
  const entries = Object.entries(before);
  const same = (/** @type {[string, CellName]} */ [robot, cell]) => after[/** @type {Robot} */ (robot)] === cell;
  return entries.length === Object.keys(after).length && entries.every(same);
}
