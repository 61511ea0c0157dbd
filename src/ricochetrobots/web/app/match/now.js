// The server's time, for components that change with time alone.

import { useTicks } from "../frame/ticks.js";
import { secondsAt } from "../../rules/botclock.js";
import { useEffect, useState } from "../../vendor/vendor.js";

/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

const LOOKS_MS = 200;
/** A player who reloads the page is back earlier than this. */
const AWAY_AFTER_S = 3;

/**
 * Returns the server's time in seconds, and renders again every `everyMs` while `running`.
 * @param {SessionLike} session @param {boolean} running @param {number} everyMs
 */
export function useServerNow(session, running, everyMs) {
  useTicks(running, everyMs);
  return session.serverNow();
}

/**
 * Returns the whole seconds left until a time of the server, 0 without one, and renders again when the number changes.
 * @param {SessionLike} session @param {number | null} until @param {number} [pace] how fast they pass (R9.5)
 */
export function useSecondsLeft(session, until, pace = 1) {
  return useCount(until, () => (until === null ? 0 : Math.max(0, Math.ceil((until - session.serverNow()) * pace))), pace);
}

/**
 * Returns the whole seconds since a time of the server, 0 without one, and renders again when the number changes.
 * @param {SessionLike} session @param {number | null} since
 */
function useSecondsSince(session, since) {
  return useCount(since, () => (since === null ? 0 : Math.max(0, Math.floor(session.serverNow() - since))));
}

/**
 * Returns the whole seconds of thinking about a chip, on the clock of the bots, and renders again when the number changes.
 * @param {SessionLike} session @param {import("../../rules/messages.js").BotClock | null} clock
 */
export function useThinkingTime(session, clock) {
  return useCount(clock && clock.since, () => Math.floor(secondsAt(clock, session.serverNow())), clock?.pace);
}

/**
 * Returns the seconds that somebody has been away since a time of the server, 0 during a short absence.
 * @param {SessionLike} session @param {number | null} since
 */
export function useAway(session, since) {
  const seconds = useSecondsSince(session, since);
  return seconds < AWAY_AFTER_S ? 0 : seconds;
}

/**
 * Returns what is known of a player's connection, null before that, and the seconds for which the player has been away or on
 * another page.
 * @param {SessionLike} session @param {import("../../rules/messages.js").SeatPart} seat @param {boolean} isMine nobody sees
 * their own absence
 */
export function usePresence(session, seat, isMine) {
  const presence = session.presence.value?.seats.find((one) => one.seat === seat.seat) ?? null;
  const gone = presence && (!presence.connected || presence.elsewhere) && !seat.left && !isMine;
  return { presence, away: useAway(session, gone ? presence.since : null) };
}

/**
 * Returns a number that changes with time, at a pace, if `start` is not null.
 * @param {number | null} start @param {() => number} count @param {number} [pace]
 */
function useCount(start, count, pace) {
  const [, set] = useState(count);
  useEffect(() => {
    if (start === null) return undefined;
    const pulse = setInterval(() => set(count()), LOOKS_MS);
    return () => clearInterval(pulse);
  // oxlint-disable-next-line react/exhaustive-deps -- `count` is new in each rendering, but counts the same time
  }, [start, pace]);
  return count();
}
