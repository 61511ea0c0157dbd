// A path played again on the board, move by move.

import { signal } from "../../vendor/vendor.js";
import { readPath } from "./path.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("./path.js").Path} Path */
/** @typedef {import("./path.js").RoundPath} RoundPath */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {ReturnType<typeof createReplay>} Replay */

/** @typedef {{of: RoundPath, path: Path, step: number, playing: boolean}} Playback */

const REST_MS = 180;

/** @param {Stage} stage */
export function createReplay(stage) {
  const playback = signal(/** @type {Playback | null} */ (null));
  const speed = signal(/** @type {1 | 2} */ (1));
  let run = 0;

  /** @param {Partial<Playback>} changes */
  function change(changes) {
    if (playback.value) playback.value = { ...playback.value, ...changes };
  }

  /** @param {number} step */
  function to(step) {
    run += 1;
    const now = playback.value;
    if (now) change({ step: Math.min(Math.max(step, 0), now.path.slides.length), playing: false });
  }

  async function forward() {
    const now = playback.value;
    const slide = now?.path.slides[now.step];
    if (!now || !slide) return;
    const moved = stage.act((board) => board.animateMove(slide, { speed: speed.value }));
    change({ step: now.step + 1 });
    await moved;
  }

  async function play() {
    const now = playback.value;
    if (!now || now.path.slides.length === 0) return;
    const mine = (run += 1);
    change({ playing: true, step: now.step === now.path.slides.length ? 0 : now.step });
    while (mine === run && playback.value && playback.value.step < now.path.slides.length) {
      await rest(REST_MS / speed.value);
      if (mine === run) await forward();
    }
    if (mine === run) change({ playing: false });
  }

  function pause() {
    run += 1;
    change({ playing: false });
  }

  return {
    /** What is being looked at; null: the table itself. */
    playback,
    speed,
    to,
    play,
    pause,

    /** Looks at a path, at its end. @param {RoundPath} of @param {BoardData} board */
    open(of, board) {
      run += 1;
      const path = readPath(of, board);
      playback.value = { of, path, step: path.slides.length, playing: false };
    },

    /** Back to the table. */
    close() {
      run += 1;
      playback.value = null;
    },

    /** One move on; ends playing. */
    async forward() {
      pause();
      await forward();
    },

    /** One move back; ends playing. */
    back() {
      to((playback.value?.step ?? 0) - 1);
    },

    toggle: () => (playback.value?.playing ? pause() : play()),
  };
}

/** @param {number} milliseconds */
function rest(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
