// Drives the board: shows a scene at rest, plays motions over it, and lets no scene interrupt a motion. What a hand may
// do is shown at once all the same: a swipe during a slide is for the robot that was chosen during it.

/** @typedef {import("../../board/types.js").View} Scene */
/** @typedef {import("../boardhost.js").BoardApi} BoardApi */
/** @typedef {(board: BoardApi) => Promise<unknown>} Motion */
/** @typedef {ReturnType<typeof createStage>} Stage */

/** @param {BoardApi} board */
export function createStage(board) {
  /** @type {Partial<Scene>} */
  let scene = {};
  let acting = 0;

  return {
    /** Shows `next` as soon as nothing moves; what may be moved, at once. @param {Partial<Scene>} next */
    rest(next) {
      scene = next;
      board.setView(acting === 0 ? scene : handOf(scene));
    },

    /** Plays a motion, beside whatever else moves; resolves when it is over. @param {Motion} motion */
    async act(motion) {
      acting += 1;
      try {
        await motion(board);
      } finally {
        acting -= 1;
        if (acting === 0) board.setView(scene);
      }
    },
  };
}

/** @param {Partial<Scene>} scene @returns {Partial<Scene>} */
function handOf({ selected, readOnly, cursorMode }) {
  return selected === undefined ? {} : { selected, readOnly, cursorMode };
}
