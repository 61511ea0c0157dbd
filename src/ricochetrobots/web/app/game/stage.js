// Drives the board: shows a scene at rest, plays motions over it, and lets no scene interrupt a motion.

/** @typedef {import("../../board/types.js").View} Scene */
/** @typedef {import("../boardhost.js").BoardApi} BoardApi */
/** @typedef {(board: BoardApi, pace: {speed: number}) => Promise<unknown>} Motion */
/** @typedef {ReturnType<typeof createStage>} Stage */

const MOST_WAITING = 12;
const HURRY_FROM = 3;

/** @param {BoardApi} board */
export function createStage(board) {
  /** @type {Partial<Scene>} */
  let scene = {};
  let acting = 0;
  let waiting = 0;
  let queue = Promise.resolve();

  function leave() {
    acting -= 1;
    if (acting === 0) board.setView(scene);
  }

  return {
    /** Shows `next` as soon as nothing moves. @param {Partial<Scene>} next */
    rest(next) {
      scene = next;
      if (acting === 0) board.setView(scene);
    },

    /** Plays a motion at once, beside whatever else moves. @param {Motion} motion */
    async act(motion) {
      acting += 1;
      try {
        await motion(board, { speed: 1 });
      } finally {
        leave();
      }
    },

    /**
     * Plays a motion after those that wait already. On a page nobody sees, or far behind, it is left out:
     * the scene at rest shows its end.
     * @param {Motion} motion
     */
    follow(motion) {
      if (document.hidden || waiting >= MOST_WAITING) return;
      acting += 1;
      waiting += 1;
      queue = queue
        .then(() => motion(board, { speed: waiting > HURRY_FROM ? 2 : 1 }))
        .then(() => undefined, (error) => console.error(error))
        .then(() => {
          waiting -= 1;
          leave();
        });
    },
  };
}
