// The room's menu: the tools of the host and of players for their seats, in a drawer apart from the game.

import { HostTools } from "./hosting.js";
import { OwnSeat } from "./ownseat.js";
import { closeDrawer, drawer, pageMenu } from "../frame/drawer.js";
import { Link } from "../frame/router.js";
import { html, useLayoutEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** @param {{session: SessionLike, view: View}} props */
function RoomMenu({ session, view }) {
  const played = view.number > 1 || view.phase === "finished";
  return html`
    <${HostTools} session=${session} view=${view} /><${OwnSeat} session=${session} view=${view} />
    ${played && html`<p><${Link} class="button quiet" to=${`/r/${session.link.value}/matches`}>${t("matches-all")}</></p>`}
  `;
}

/**
 * Offers the menu in the header while the room is open and `wanted` is true.
 * @param {SessionLike} session @param {boolean} wanted
 */
export function useRoomMenu(session, wanted) {
  const name = t("room-menu");
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    pageMenu.value = { name, content: () => session.view.value && html`<${RoomMenu} session=${session} view=${session.view.value} />` };
    return () => {
      pageMenu.value = null;
      if (drawer.peek() === "menu") closeDrawer();
    };
  }, [session, wanted, name]);
}
