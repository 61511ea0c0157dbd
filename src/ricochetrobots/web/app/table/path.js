// A path to look at: the one that somebody found, or a shortest one.

/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Robots} Robots */

/**
 * `task` numbers what it solves, where there is more than one; `note` stands under its moves.
 * @typedef {{kind: "shown" | "optimum", task?: number, start: Robots, moves: readonly string[], chip: Chip, note?: string}} Path
 */

/**
 * Returns the paths of something solved that can be played: the one found first.
 * @param {Pick<Path, "start" | "chip" | "task">} solved @param {readonly string[]} found @param {readonly string[]} shortest @param {string} [note] about the shortest
 * @returns {Path[]}
 */
export function pathsOf(solved, found, shortest, note) {
  /** @type {Path[]} */
  const paths = [{ ...solved, kind: "shown", moves: found }, { ...solved, kind: "optimum", moves: shortest, note }];
  return paths.filter(({ moves }) => moves.length > 0);
}

/**
 * Where a path stands: the one shown lies on the board to its end, a shortest one waits to be played.
 * @param {Path} path @param {{step: number} | null} playback
 */
export function restStep({ kind, moves }, playback) {
  return playback?.step ?? (kind === "shown" ? moves.length : 0);
}
