// The players at the table before a match, and the handicap of each (R6.15): players set their own, the host sets all.

import { AddBot } from "./addbot.js";
import { HandicapChoice } from "./seattools.js";
import { Button } from "../components/button.js";
import { Handicap } from "../components/handicap.js";
import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { useRefocus } from "../components/refocus.js";
import { Sign } from "../components/sign.js";
import { ask } from "../frame/ask.js";
import { useAway } from "../match/now.js";
import { HAS_LADDER, ladderSeats, personalLink, takePlaceIn } from "../../net/ladder.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").LadderSeat} LadderSeat */
/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../match/director.js").SeenSession} Session */

/** Opens the choice of a bot in place of a seat. */
const ADDING = -1;

/**
 * `waiting`: whether the host is still alone.
 * @param {{seats: readonly SeatPart[], session: Session, view: View, waiting: boolean}} props
 */
export function Seats({ seats, session, view, waiting }) {
  const watching = session.presence.value?.watching ?? 0;
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const opener = useRefocus();
  const me = session.me.value;
  const host = seats.some((seat) => seat.host && seat.seat === me);
  const opened = seats.find(({ seat }) => seat === open);
  const places = useLadderSeats(session.link.value, me, seats.map(({ seat }) => seat).join());
  const mayAdd = view.allowed_commands.includes("add_bot");
  return html`
    <${Card} class="seats-card">
      <ul class="seats" aria-label=${t("seats")}>
        ${seats.map((seat) => html`<${Seat} key=${seat.seat} session=${session} seat=${seat}
          place=${places.find((place) => place.seat === seat.seat)?.name ?? null} open=${open === seat.seat}
          onOpen=${host || seat.seat === me ? () => setOpen(open === seat.seat ? null : seat.seat) : null} />`)}
        ${mayAdd && html`
          <li class="seat">
            <span class="sign add-sign" aria-hidden="true"><${Icon} name="plus" size=${20} /></span>
            <b>${t("add-bot")}</b>
            <button type="button" class="row-open" ref=${opener} aria-expanded=${open === ADDING} aria-label=${t("add-bot")}
              onClick=${() => setOpen(open === ADDING ? null : ADDING)}></button>
          </li>
        `}
      </ul>
      ${mayAdd && open === ADDING && html`<${AddBot} session=${session} view=${view} onDone=${() => setOpen(null)} />`}
      ${opened && html`<${HandicapChoice} session=${session} seat=${opened} />`}
      ${opened?.bot && html`<${Button}
        onClick=${() => ask(session, "remove_player", { seat: opened.seat })}>${t("remove-bot", { name: seatName(opened) })}</>`}
      ${waiting && html`<p class="note"><b>${t("nobody-else")}</b> ${t("nobody-else-note")}</p>`}
      ${watching > 0 && html`<p class="note">${t("watching", { count: watching })}</p>`}
    </>
  `;
}

/**
 * `place`: the name on the ladder. `onOpen` opens the seat for a player who may set its handicap.
 * @param {{session: Session, seat: SeatPart, place: string | null, open: boolean, onOpen: (() => void) | null}} props
 */
function Seat({ session, seat: one, place, open, onOpen }) {
  const { seat, handicap, bot } = one;
  const name = seatName(one);
  const presence = session.presence.value?.seats.find((one) => one.seat === seat);
  const away = useAway(session, presence?.connected === false ? presence.since : null) > 0;
  const mine = seat === session.me.value;
  return html`
    <li class=${away ? "seat away" : "seat"}>
      <${Sign} seat=${seat} name=${name} away=${away} bot=${bot} />
      <b title=${name}>${mine ? t("you") : name}</b>
      ${bot && html`<small>${bot.character ? t(`bot-temper-${bot.character}`) : t("bot-program")}</small>`}
      ${place !== null && html`<small class="tag">${t("ladder-mark", { name: place })}</small>`}
      <${Handicap} handicap=${handicap} />
      ${away && html`<small>${t("away")}</small>`}
      ${onOpen && html`<button type="button" class="row-open" aria-expanded=${open}
        aria-label=${t(bot ? "bot-open" : "handicap-open", { name })} onClick=${onOpen}></button>`}
    </li>
  `;
}

/** The time between two requests: another player's place arrives without an event of the room. */
const AGAIN_MS = 10_000;

/**
 * Returns the seats of a room that belong to places. `me` is one's own seat, which belongs to the place of this device.
 * @param {string} room @param {number | null} me @param {string} seated changes when the players do
 */
function useLadderSeats(room, me, seated) {
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
