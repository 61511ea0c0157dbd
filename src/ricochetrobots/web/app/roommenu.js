// The room's menu: the tools of the host and of players for their seats, in a drawer away from the game.

import { html, useLayoutEffect } from "../vendor/vendor.js";
import { closeDrawer, drawer, roomMenu } from "./drawer.js";
import { HostTools } from "./hosting.js";
import { OwnSeat } from "./ownseat.js";

/** @typedef {import("../net/messages.js").View} View */
/** @typedef {import("../net/session.js").Session} Session */

/** @param {{session: Session, view: View}} props */
function RoomMenu({ session, view }) {
  return html`<${HostTools} session=${session} view=${view} /><${OwnSeat} session=${session} view=${view} />`;
}

/** Offers the menu in the header for as long as the room is there and somebody may use it. @param {Session} session @param {boolean} wanted */
export function useRoomMenu(session, wanted) {
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    roomMenu.value = () => html`<${RoomMenu} session=${session} view=${session.view.value} />`;
    return () => {
      roomMenu.value = null;
      if (drawer.peek() === "room") closeDrawer();
    };
  }, [session, wanted]);
}
