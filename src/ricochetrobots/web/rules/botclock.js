// The clock by which bots think about a chip, and whose pace is that of the sand too (R9.5), as game/match.py has it.

/** @typedef {import("./messages.js").BotClock} BotClock */

/** @param {number} since the time when a chip was turned up @returns {BotClock} */
export const newClock = (since) => ({ since, seconds: 0, pace: 1 });

/** Returns the seconds that the clock shows at a time. @param {BotClock | null} clock @param {number} now */
export const secondsAt = (clock, now) => (clock ? clock.seconds + Math.max(0, now - clock.since) * clock.pace : 0);

/** Returns how fast the sand runs (R9.5). @param {{clock: BotClock | null}} view */
export const paceOf = ({ clock }) => clock?.pace ?? 1;

/**
 * Returns the seconds of sand that are left, 0 if no deadline runs.
 * @param {{clock: BotClock | null, until: number | null}} view @param {number} now
 */
export const sandLeft = ({ clock, until }, now) => (until === null ? 0 : Math.max(0, until - now) * paceOf({ clock }));

/** Returns the clock with another pace from `now` on. @param {BotClock | null} clock @param {number} now @param {number} pace */
export const paced = (clock, now, pace) => ({ since: now, seconds: secondsAt(clock, now), pace });
