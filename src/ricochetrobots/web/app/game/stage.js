// Drives the board: shows a scene at rest, plays motions over it, and lets no scene interrupt a motion.

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
    /** Shows `next` as soon as nothing moves. @param {Partial<Scene>} next */
    rest(next) {
      scene = next;
      if (acting === 0) board.setView(scene);
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
