// What players and the host can do with a seat, below its row in the list of players, and with the table, below all rows.

import { AddBot } from "./addbot.js";
import { Team } from "./team.js";
import { Button } from "../components/button.js";
import { Segmented } from "../components/choice.js";
import { handicapWords } from "../components/handicap.js";
import { useRefocus } from "../components/refocus.js";
import { ask } from "../frame/ask.js";
import { openDrawer } from "../frame/drawer.js";
import { HANDICAPS } from "../../rules/constants.js";
import { html, useState } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** A bid that explains a handicap. */
const EXAMPLE = 6;

/** For the list of players (match/playerstab.js). */
export const TABLE_TOOLS = { Seat: SeatTools, Table: TableTools };

/** @param {{session: SessionLike, view: View, seat: SeatPart}} props */
function SeatTools({ session, view, seat: one }) {
  const { seat, bot, host } = one;
  const may = (/** @type {string} */ command) => view.allowed_commands.includes(command);
  const mine = seat === view.you;
  const isHost = may("close_room");
  return html`
    ${may("set_handicap") && (mine || isHost) && html`<div class="line"><${HandicapChoice} session=${session} seat=${one} /></div>`}
    ${mine && html`<${Team} session=${session} view=${view} />`}
    ${isHost && !mine && html`
      <div class="line" role="group" aria-label=${seatName(one)}>
        ${!bot && !host && html`<${Button} onClick=${() => ask(session, "transfer_host", { seat })}>${t("make-host")}</>`}
        <${Button} onClick=${() => ask(session, "remove_player", { seat })}>${t("remove-player")}</>
      </div>
    `}
  `;
}

/** A bot for the host, and the way to the room's code. @param {{session: SessionLike, view: View}} props */
function TableTools({ session, view }) {
  const [adding, setAdding] = useState(false);
  const place = useRefocus();
  if (adding) return html`<${AddBot} session=${session} view=${view} groupRef=${place} onDone=${() => setAdding(false)} />`;
  return html`
    <div class="buttons" ref=${place}>
      ${view.allowed_commands.includes("add_bot")
        && html`<${Button} icon="plus" class="wide" onClick=${() => setAdding(true)}>${t("add-bot")}</>`}
      <${Button} icon="share" class="wide" onClick=${() => openDrawer("menu")}>${t("team-invite")}</>
    </div>
  `;
}

/** @param {{session: SessionLike, seat: SeatPart}} props */
export function HandicapChoice({ session, seat: one }) {
  const { seat, handicap } = one;
  const title = t("handicap-title", { name: seatName(one) });
  const values = { bid: EXAMPLE, moves: EXAMPLE + Math.floor(handicap), half: handicap % 1 ? "yes" : "no" };
  return html`
    <div class="handicap-choice">
      <h2>${title}</h2>
      <${Segmented}
        label=${title} value=${handicap}
          options=${HANDICAPS.map((value) => ({ value, text: value === 0 ? t("handicap-none") : handicapWords(value) }))}
        onChange=${(/** @type {number} */ value) => ask(session, "set_handicap", { seat, handicap: value })}
      />
      <p class="note">${handicap === 0 ? t("handicap-why") : t("handicap-example", values)}</p>
    </div>
  `;
}
