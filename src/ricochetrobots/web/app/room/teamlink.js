// The link that opens a seat on a teammate's device. The token stays in the anchor, which no server receives, and leaves
// the address bar at once.

import { showMessage } from "../frame/message.js";
import { fragment, goInstead } from "../frame/router.js";
import { linkTo } from "../../net/address.js";
import { keepSeatToken, seatToken } from "../../store/seats.js";
import { useLayoutEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

const SEAT = "seat=";

/** Returns the link to this device's seat. @param {SessionLike} session */
export const teamLink = ({ room, link }) => linkTo(`/r/${link.value}#${SEAT}${seatToken(room)}`);

/**
 * Takes the seat in the address of the page, unless this device has another one in the room.
 * @param {string} room @param {(token: string) => void} onSeat
 */
export function useTeamLink(room, onSeat) {
  const anchor = fragment.value;
  useLayoutEffect(() => {
    if (!anchor.startsWith(SEAT)) return;
    const token = anchor.slice(SEAT.length);
    const kept = seatToken(room);
    goInstead(`/r/${room}`);
    if (kept === null) {
      keepSeatToken(room, token);
      onSeat(token);
    } else if (kept !== token) showMessage({ words: t("team-seated"), urgent: true });
  // oxlint-disable-next-line react/exhaustive-deps -- `onSeat` is new in each rendering, but does the same
  }, [anchor, room]);
}
