// Plays a path again on the board, move by move.

import { signal } from "../../vendor/vendor.js";
import { follow } from "./trial.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../vendor/vendor.js").Signal<BoardData | null>} BoardSignal */
/** @typedef {import("./path.js").Path} Path */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {import("./trial.js").Trial} Trial */
/** @typedef {ReturnType<typeof createReplay>} Replay */

/** @typedef {{path: Path, trial: Trial, step: number, playing: boolean}} Playback */

const REST_MS = 180;

/** @param {Stage} stage @param {BoardSignal} board */
export function createReplay(stage, board) {
  const playback = signal(/** @type {Playback | null} */ (null));
  const speed = signal(/** @type {1 | 2} */ (1));
  /** Counts what was asked for; playing ends when something else is. */
  let run = 0;

  /** @param {Partial<Playback>} changes */
  function change(changes) {
    if (playback.value) playback.value = { ...playback.value, ...changes };
  }

  /** @param {number} step */
  function to(step) {
    pause();
    const last = playback.value?.trial.slides.length ?? 0;
    change({ step: Math.min(Math.max(step, 0), last) });
  }

  function pause() {
    run += 1;
    change({ playing: false });
  }

  async function advance() {
    const { trial, step } = /** @type {Playback} */ (playback.value);
    const slide = trial.slides[step];
    if (!slide) return;
    const moved = stage.act((host) => host.animateMove(slide, { speed: speed.value }));
    change({ step: step + 1 });
    await moved;
  }

  async function play() {
    const last = playback.value?.trial.slides.length;
    if (!playback.value || !last) return;
    const mine = (run += 1);
    change({ playing: true, step: playback.value.step % last });
    while (mine === run && playback.value && playback.value.step < last) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS / speed.value));
      if (mine === run) await advance();
    }
    if (mine === run) change({ playing: false });
  }

  /** @param {Path} path */
  function open(path) {
    if (!board.value) return;
    run += 1;
    const trial = follow(board.value, path.start, path.moves);
    playback.value = { path, trial, step: trial.slides.length, playing: false };
  }

  return {
    /** The shown path; null for the table itself. */
    playback,
    speed,
    to,
    play,
    toggle: () => (playback.value?.playing ? pause() : play()),

    /** Looks at a path, at its end. */
    open,

    /** Plays a path from its start. @param {Path} path */
    start(path) {
      open(path);
      void play();
    },

    /** Back to the table. */
    close() {
      run += 1;
      playback.value = null;
    },

    /** One move on; ends playing. */
    forward() {
      pause();
      return playback.value ? advance() : undefined;
    },

    /** One move back; ends playing. */
    back: () => to((playback.value?.step ?? 0) - 1),
  };
}
