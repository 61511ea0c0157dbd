// Invite, in a match with bots on this device: it ends the match and opens a room with the same bots, to which other people can come.

import { Button } from "../components/button.js";
import { ask } from "../frame/ask.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { go } from "../frame/router.js";
import { createRoom } from "../../net/api.js";
import { isUnreachable } from "../../net/reach.js";
import { openSession } from "../../net/session.js";
import { firstOptions, myName } from "../../store/person.js";
import { keepSeatToken } from "../../store/seats.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** @param {{session: SessionLike, view: View}} props */
export function InviteBots({ session, view }) {
  const [isBusy, setBusy] = useState(false);
  const isOff = isUnreachable.value;

  async function invite() {
    setBusy(true);
    try {
      const room = await openRoomLike(view);
      await ask(session, "close_room");
      go(`/r/${room}`);
    } catch (error) {
      setBusy(false);
      showMessage({ words: problemWords(error), urgent: true });
    }
  }

  return html`
    <div class="buttons"><${Button} icon="share" class="wide" disabled=${isOff || isBusy} aria-describedby="invite-note"
      onClick=${invite}>${t("team-invite")}</></div>
    <p class="note" id="invite-note">${t(isOff ? "bots-invite-offline" : "bots-invite-note")}</p>
  `;
}

/** Opens a room with the bots of a match, whose seats are taken before anybody can come. @param {View} view */
async function openRoomLike({ chips_to_win: chips, seats }) {
  const options = { ...firstOptions(), scratch_board: true, chips_to_win: chips };
  const { room, token } = await createRoom({ mode: "friends", name: myName.peek() || t("name-alone"), options });
  if (token) keepSeatToken(room, token);
  const host = openSession({ room, token });
  for (const { bot } of seats) {
    if (bot?.character && bot.level) await host.send("add_bot", { character: bot.character, level: bot.level });
  }
  host.close();
  return room;
}
