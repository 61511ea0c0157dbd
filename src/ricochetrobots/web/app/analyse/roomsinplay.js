// The chips that are in play in a room on this device: they are not analysed before the end of their round.

import { games, isRunning } from "../../store/games.js";
import { signal, untracked, useCallback, useEffect, useMemo } from "../../vendor/vendor.js";

/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("../../board/types.js").Chip} Chip */

const IN_ROUND = ["thinking", "bidding", "showing"];
const MOST_ROOMS = 2;
/** A board of four panels. */
const PANELS = /^([1-4][A-D]){4}$/;

/** Returns a function that names the room in which a chip of a board is in play; null if there is none. */
export function useRoomsInPlay() {
  const sessions = useMemo(() => signal(/** @type {readonly SessionLike[]} */ ([])), []);
  useEffect(() => {
    const rooms = games().filter(isRunning).slice(0, MOST_ROOMS);
    if (rooms.length > 0) void watch(rooms.map(({ room }) => room)).then((watched) => void (sessions.value = watched));
  }, [sessions]);
  return useCallback((/** @type {string} */ board, /** @type {Chip} */ chip) => {
    const playing = sessions.value.find(({ view }) => {
      const now = view.value;
      return now?.chip && IN_ROUND.includes(now.phase) && nameOf(now.board, now.chip) === nameOf(board, chip);
    });
    return playing ? playing.roomName.value ?? "" : null;
  }, [sessions]);
}

/** @param {readonly string[]} rooms */
async function watch(rooms) {
  const { watchRoom } = await import("../match/openrooms.js");
  return untracked(() => rooms.map(watchRoom));
}

/**
 * Returns the same name for a chip whichever side of the table the board of panels is seen from.
 * @param {string} board @param {Chip} chip
 */
function nameOf(board, { robot, symbol, cell }) {
  const panels = PANELS.test(board) ? board.match(/../g) ?? [] : [];
  if (panels.length === 0) return `${board} ${robot} ${cell}`;
  const [first] = panels.map((_, at) => [...panels.slice(at), ...panels.slice(0, at)].join("")).sort();
  return `${first} ${robot} ${symbol}`;
}
