// The ladder in a room: one's own seat belongs to the place of this device, and the seats of others show their places.

import { HAS_LADDER, ladderSeats, personalLink, takePlaceIn } from "../../net/ladder.js";
import { useEffect, useState } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/messages.js").LadderSeat} LadderSeat */

/** The time between two requests: another player's place arrives without an event of the room. */
const AGAIN_MS = 10_000;

/**
 * Returns the seats of a room that belong to places. `me` is one's own seat, which belongs to the place of this device.
 * @param {string} room @param {number | null} me @param {string} seated changes when the players do
 */
export function useLadderSeats(room, me, seated) {
  const [seats, setSeats] = useState(/** @type {readonly LadderSeat[]} */ ([]));
  useEffect(() => {
    if (!HAS_LADDER) return undefined;
    let open = true;
    const read = () => ladderSeats(room).then((found) => open && setSeats(found), () => {});
    const personal = personalLink();
    if (me !== null && personal) takePlaceIn(room, personal).then(read, read);
    else void read();
    const again = setInterval(read, AGAIN_MS);
    return () => {
      open = false;
      clearInterval(again);
    };
  }, [room, me, seated]);
  return seats;
}
