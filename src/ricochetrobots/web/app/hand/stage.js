// Controls the board: shows a scene at rest and plays motions, which no scene interrupts. It updates at once which
// robots can be moved, so that a swipe during a slide moves the robot that was chosen during it.

/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {(board: BoardApi) => Promise<unknown>} Motion */
/** @typedef {ReturnType<typeof createStage>} Stage */

/** The pause after the deciding slide, so that players see it before the verdict. */
export const VERDICT_MS = 700;

/** @param {BoardApi} board */
export function createStage(board) {
  /** @type {Scene} */
  let scene = {};
  let acting = 0;

  return {
    /** Shows `next` as soon as no motion runs, but updates at once which robots can be moved. @param {Scene} next */
    rest(next) {
      scene = next;
      board.setView(acting === 0 ? { win: null, ...scene } : handOf(scene));
    },

    /** Plays a motion, in parallel with others. Resolves when it is over. @param {Motion} motion */
    async act(motion) {
      acting += 1;
      try {
        await motion(board);
      } finally {
        acting -= 1;
        if (acting === 0) board.setView({ win: null, ...scene });
      }
    },
  };
}

/** @param {Scene} scene @returns {Scene} */
function handOf({ selected, readOnly, cursorMode }) {
  return selected === undefined ? {} : { selected, readOnly, cursorMode };
}
