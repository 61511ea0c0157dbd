// A match in a room: the game, and the room's menu for the players.

import { useRoomMenu } from "./roommenu.js";
import { Game } from "../match/game.js";
import { html } from "../../vendor/vendor.js";

/** @param {{session: import("../match/director.js").SeenSession}} props a session whose match has begun */
export function Playing({ session }) {
  useRoomMenu(session, session.view.value?.you !== null);
  return html`<${Game} session=${session} />`;
}
