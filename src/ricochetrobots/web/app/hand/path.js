// A path to view: one that somebody found, or a shortest one.

/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Robots} Robots */

/**
 * `task` is the number of the task, if there are several; `note` is shown under the moves.
 * @typedef {{kind: "shown" | "optimum", task?: number, start: Robots, moves: readonly string[], chip: Chip, note?: string}} Path
 */

/**
 * Returns the paths of a solved task that can be replayed, the found path first.
 * @param {Pick<Path, "start" | "chip" | "task">} solved @param {readonly string[]} found @param {readonly string[]} shortest @param {string} [note] a note about the shortest path @returns {Path[]}
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
