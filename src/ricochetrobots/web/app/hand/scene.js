// The board at rest, which shows robots in a trial or a path, and the stage: it shows a scene, and animations that no scene
// interrupts.

import { landings, robotsAfter } from "../../rules/trial.js";

/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").View} View */
/** @typedef {import("../../rules/trial.js").Trial} Trial */

/** The known part of a board's view. @typedef {Partial<View>} Scene */

/** A board whose robots cannot be moved. @satisfies {Scene} */
export const AT_REST = { trail: null, selected: null, landing: [], readOnly: true, cursorMode: true };

/**
 * Returns the scene of a trial with one robot chosen. With `marked`, it shows where that robot would stop.
 * @param {BoardData | null} board @param {Trial} trial @param {Robot | null} chosen @param {boolean} [marked]
 */
export function handScene(board, trial, chosen, marked = true) {
  const robots = robotsAfter(trial, board);
  return {
    robots, selected: chosen, trail: { moves: trial.slides }, readOnly: false, cursorMode: chosen === null,
    landing: board && chosen && marked ? landings(board, robots, chosen) : [],
  };
}

/**
 * Returns the scene of a trial after the first `step` moves.
 * @param {BoardData | null} board @param {Trial} trial @param {number} step @param {Chip | null} chip @returns {Scene}
 */
export function pathScene(board, trial, step, chip) {
  return { ...AT_REST, robots: robotsAfter(trial, board, step), markers: trial.start, chip, trail: { moves: trial.slides.slice(0, step) } };
}

/** Returns a chip in the form that the board needs. @param {Chip} chip @returns {Chip} */
export function shownChip({ robot, symbol, cell }) {
  return { robot, symbol, cell };
}

/** @typedef {(board: BoardApi) => Promise<unknown>} Motion */
/** @typedef {ReturnType<typeof createStage>} Stage */

/** The pause after the deciding slide, so that players see it before the verdict. */
export const VERDICT_MS = 700;

/** @param {BoardApi} board */
export function createStage(board) {
  /** The scene at rest; null while the board shows another table's. @type {Scene | null} */
  let scene = {};
  let acting = 0;

  return {
    /** Shows `next` as soon as no motion runs, but updates at once which robots can be moved. @param {Scene} next */
    rest(next) {
      scene = next;
      board.setView(acting === 0 ? next : handOf(next));
    },

    /** Leaves the board to another table, also at the end of a motion that still runs. */
    leave: () => void (scene = null),

    /** Plays a motion, in parallel with others. Resolves when it is over. @param {Motion} motion */
    async act(motion) {
      acting += 1;
      try {
        await motion(board);
      } finally {
        acting -= 1;
        if (acting === 0 && scene) board.setView(scene);
      }
    },
  };
}

/** @param {Scene} scene @returns {Scene} */
function handOf({ selected, readOnly, cursorMode }) {
  return selected === undefined ? {} : { selected, readOnly, cursorMode };
}
