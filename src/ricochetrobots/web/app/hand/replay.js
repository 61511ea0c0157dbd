// A path to view, one that somebody found or a shortest one, and its replay on the board.

import { follow } from "../../rules/trial.js";
import { signal } from "../../vendor/vendor.js";

/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../vendor/vendor.js").Signal<BoardData | null>} BoardSignal */
/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("../../rules/trial.js").Trial} Trial */
/** @typedef {ReturnType<typeof createReplay>} Replay */

/** @typedef {{path: Path, trial: Trial, step: number, playing: boolean}} Playback */

const REST_MS = 180;

/** @param {Stage} stage @param {BoardSignal} board */
export function createReplay(stage, board) {
  const playback = signal(/** @type {Playback | null} */ (null));
  const speed = signal(/** @type {1 | 2} */ (1));
  /** Counts requests; a replay stops when there is a newer request. */
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
    /** The path being replayed, or null. */
    playback,
    speed,
    to,
    play,
    toggle: () => (playback.value?.playing ? pause() : play()),

    /** Opens a path at its end. */
    open,

    /** Plays a path from its start. @param {Path} path */
    start(path) {
      open(path);
      void play();
    },

    /** Closes the replay. */
    close() {
      run += 1;
      playback.value = null;
    },

    /** Plays one move forward and stops. */
    forward() {
      pause();
      return playback.value ? advance() : undefined;
    },

    /** Goes one move back and stops. */
    back: () => to((playback.value?.step ?? 0) - 1),
  };
}

/**
 * `task` is the number of the task, if there are several; `note` is shown under the moves.
 * @typedef {{kind: "shown" | "optimum", task?: number, start: Robots, moves: readonly string[], chip: Chip, note?: string}} Path
 */

/**
 * Returns the paths of a solved task that can be replayed, the found path first.
 * @param {Pick<Path, "start" | "chip" | "task">} solved @param {readonly string[]} found @param {readonly string[]} shortest
 * @param {string} [note] a note about the shortest path @returns {Path[]}
 */
export function pathsOf(solved, found, shortest, note) {
  /** @type {Path[]} */
  const paths = [{ ...solved, kind: "shown", moves: found }, { ...solved, kind: "optimum", moves: shortest, note }];
  return paths.filter(({ moves }) => moves.length > 0);
}

/**
 * Returns the current step of a path. At rest, a found path is at its end and a shortest one at its start.
 * @param {Path} path @param {{step: number} | null} playback
 */
export function restStep({ kind, moves }, playback) {
  return playback?.step ?? (kind === "shown" ? moves.length : 0);
}
