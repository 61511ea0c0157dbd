// The sand timer of the table, without a clock: every time is an argument, in milliseconds.

/**
 * `until` is when the sand runs out; while the timer is paused, the time since `paused` does not count.
 * @typedef {{until: number, paused: number | null}} Sand
 */

/** @param {number} at @param {number} seconds @returns {Sand} */
export function turned(at, seconds) {
  return { until: at + seconds * 1000, paused: null };
}

/** @param {Sand} sand @param {number} at @returns {Sand} */
export function paused(sand, at) {
  return { ...sand, paused: at };
}

/** @param {Sand} sand @param {number} at @returns {Sand} */
export function resumed(sand, at) {
  return sand.paused === null ? sand : { until: sand.until + Math.max(0, at - sand.paused), paused: null };
}

/** Returns the milliseconds of sand left. @param {Sand} sand @param {number} now */
export function sandLeft(sand, now) {
  return Math.max(0, sand.until - (sand.paused ?? now));
}
