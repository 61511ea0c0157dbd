// The rows of people on a television.

import { Handicap } from "../components/handicap.js";
import { ChipCount, Sign } from "../components/sign.js";
import { Remark } from "../match/chat.js";
import { html } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../match/director.js").SeenSession} Session */

/** From this many rows on, rows are lower. */
const MANY = 7;
/** With more rows, the last one counts those that have no place. */
const MOST = 10;
const SHOWN = 8;

/** @param {{count: number, children?: ComponentChildren}} props */
export function Rows({ count, children }) {
  const rows = Array.isArray(children) ? children.flat() : [children];
  const shown = count > MOST ? rows.slice(0, SHOWN) : rows;
  return html`
    <ol class=${count >= MANY ? "tv-rows many" : "tv-rows"}>
      ${shown}
      ${count > MOST && html`<li class="tv-row"><b>+${count - SHOWN}</b></li>`}
    </ol>
  `;
}

/**
 * A player: place in the order, sign, name, what they say, chips, and `aside` at the end.
 * @param {{session: Session, seat: SeatPart, order?: number | null, saying?: import("../match/chat.js").Saying, tag?:
 * string, chips?: boolean, aside?: ComponentChildren}} props
 */
export function PeopleRow({ session, seat, order, saying, tag, chips = false, aside }) {
  const presence = session.presence.value?.seats.find((one) => one.seat === seat.seat);
  const name = seatName(seat);
  return html`
    <li class="tv-row" data-seat=${seat.seat}>
      ${order !== undefined && html`<span class="tv-order">${order}</span>`}
      <${Sign} seat=${seat.seat} name=${name} bot=${seat.bot} away=${seat.left || presence?.connected === false} />
      <b class="tv-name">${name}</b>
      <${Handicap} handicap=${seat.handicap} />
      ${chips && html`<${ChipCount} count=${seat.chips.length} label=${t("chip-count", { chips: seat.chips.length })} />`}
      ${saying ? html`<span class="remark"><${Remark} saying=${saying} />
        </span>` : tag && html`<span class="tag">${tag}</span>`}
      <span class="tv-aside">${aside}</span>
    </li>
  `;
}
