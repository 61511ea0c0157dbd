// A match in a room: the game, and the room's tab for the players.

import { useRoomMenu } from "./roommenu.js";
import { TABLE_TOOLS } from "./seattools.js";
import { Game } from "../match/game.js";
import { html } from "../../vendor/vendor.js";

/** @param {{session: import("../match/director.js").SeenSession}} props a session whose match has begun */
export function Playing({ session }) {
  useRoomMenu(session);
  return html`<${Game} session=${session} tools=${TABLE_TOOLS} />`;
}
