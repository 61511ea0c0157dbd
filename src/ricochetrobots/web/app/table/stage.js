// Drives the board: shows a scene at rest, plays motions over it, and lets no scene interrupt a motion. It shows at once
// what a hand may do, so that a swipe during a slide moves the robot that was chosen during it.

/** @typedef {import("../boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {(board: BoardApi) => Promise<unknown>} Motion */
/** @typedef {ReturnType<typeof createStage>} Stage */

/** After the slide that decides, so that it is seen before the verdict. */
export const VERDICT_MS = 700;

/** @param {BoardApi} board */
export function createStage(board) {
  /** @type {Scene} */
  let scene = {};
  let acting = 0;

  return {
    /** Shows `next` as soon as nothing moves; what may be moved, at once. @param {Scene} next */
    rest(next) {
      scene = next;
      board.setView(acting === 0 ? { win: null, ...scene } : handOf(scene));
    },

    /** Plays a motion, beside whatever else moves; resolves when it is over. @param {Motion} motion */
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
