// The tab with the players: their order, chips, state and bid. A tap on a row opens what can be done with that player.

import { rowsOf, tieLine, useRowState } from "./rows.js";
import { Report } from "./report.js";
import { person } from "./matchwords.js";
import { Toggle } from "../components/choice.js";
import { Card } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { Sign } from "../components/sign.js";
import { openSeat } from "../frame/drawer.js";
import { HAS_TABLES } from "../../net/tables.js";
import { isThinkingTime } from "../../rules/passing.js";
import { html, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { chipName, seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("./chat.js").Chat} Chat */
/** @template Props @typedef {(props: Props) => import("../../vendor/vendor.js").ComponentChildren} Component */
/**
 * What a page adds below a row and below all of them.
 * @typedef {{Seat?: Component<{session: SessionLike, view: View, seat: SeatPart}>,
 * Table?: Component<{session: SessionLike, view: View}>}} Tools
 */

/** @param {{session: SessionLike, chat?: Chat, tools: Tools}} props */
export function PlayersTab({ session, chat, tools }) {
  const view = session.view.value;
  if (!view) return null;
  const ordered = view.bids.length > 0;
  const tie = tieLine(view);
  return html`
    <ol class="people" aria-label=${t(ordered ? "rows-label-bids" : "rows-label")}>
      ${rowsOf(view).map((row) => html`<${Player} key=${row.seat.seat} session=${session} view=${view} row=${row} chat=${chat}
        tools=${tools} />`)}
    </ol>
    ${tie && html`<p class="note">${tie}</p>`}
    ${tools.Table && html`<${tools.Table} session=${session} view=${view} />`}
    ${view.history.length > 0 && html`<${Won} view=${view} />`}
  `;
}

/** @param {{session: SessionLike, view: View, row: import("./rows.js").Row, chat?: Chat, tools: Tools}} props */
function Player({ session, view, row: { seat, bid, order }, chat, tools }) {
  const mine = seat.seat === view.you;
  const { words, away } = useRowState(session, view, seat, bid);
  const thinks = isThinkingTime(view) && seat.plays && !seat.left && (seat.passed || !bid);
  const state = words || (thinks && t(seat.passed ? "rows-passed" : "rows-thinking"));
  const opens = view.you !== null && !seat.left && (mine ? tools.Seat !== undefined : chat !== undefined || tools.Seat !== undefined);
  const open = opens && openSeat.value === seat.seat;
  const item = useRef(/** @type {HTMLLIElement | null} */ (null));
  useLayoutEffect(() => {
    if (open) item.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const handicap = seat.handicap > 0 && t("handicap-of", { handicap: seat.handicap });
  const content = html`
    <span class=${order === 1 ? "person-order first" : "person-order"}>${order}</span>
    <${Sign} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} away=${away || seat.left} />
    <span class="person-words">
      <b>${mine ? person(view, seat.seat) : seatName(seat)}</b>
      <small>${[chipWords(view, seat), handicap, state].filter(Boolean).join(" · ")}</small>
    </span>
    <span class="person-bid">${bid ? html`<strong>${bid.moves}</strong>` : ordinary(view) && t("rows-none")}</span>
  `;
  return html`
    <li class=${`person ${mine ? "own" : ""} ${bid?.state ?? ""} ${seat.left ? "gone" : ""}`} data-seat=${seat.seat} ref=${item}>
      ${opens ? html`<button type="button" class="person-row" aria-expanded=${open}
        onClick=${() => void (openSeat.value = open ? null : seat.seat)}>${content}</button>`
        : html`<div class="person-row">${content}</div>`}
      ${open && html`
        <${Card} class="lines person-tools">
          ${!mine && chat && html`<${Silence} chat=${chat} view=${view} seat=${seat} />`}
          ${tools.Seat && html`<${tools.Seat} session=${session} view=${view} seat=${seat} />`}
        </>
      `}
    </li>
  `;
}

/** Returns whether people bid in this phase, or have bid. @param {View} view */
const ordinary = ({ phase }) => phase === "thinking" || phase === "bidding" || phase === "showing";

/** @param {View} view @param {SeatPart} seat */
function chipWords({ chips_to_win: goal, phase }, { chips }) {
  if (phase === "lobby") return "";
  return goal === null ? t("chip-count", { chips: chips.length }) : t("chips-of", { chips: chips.length, goal });
}

/** Mute, block and report. @param {{chat: Chat, view: View, seat: SeatPart}} props */
function Silence({ chat, view, seat: { seat, bot, ...rest } }) {
  const name = seatName({ seat, bot, ...rest });
  return html`
    <${Toggle} label=${t("chat-mute", { name })} note=${t("chat-mute-note")} checked=${chat.muted.value.has(seat)}
      onChange=${(/** @type {boolean} */ mutes) => chat.mute(seat, mutes)} />
    ${HAS_TABLES && view.options.listed !== null && !bot && html`
      <${Toggle} label=${t("block", { name })} note=${t("block-note")} checked=${chat.blocked.value.has(seat)}
        onChange=${(/** @type {boolean} */ blocks) => chat.block(seat, blocks)} />
      <div class="line"><${Report} key=${seat} room=${chat.room} seat=${seat} name=${name} /></div>
    `}
  `;
}

/** The chips won so far, by player. @param {{view: View}} props */
function Won({ view }) {
  const winners = view.seats.filter(({ chips }) => chips.length > 0);
  return html`
    <section class="match-so-far">
      <h2>${t("match-so-far")}</h2>
      ${winners.map((seat) => html`
        <p key=${seat.seat}><b>${person(view, seat.seat)}</b>
          ${seat.chips.map((chip) => html`<${ChipPiece} key=${chip.cell} chip=${chip} size=${24} label=${chipName(chip)} />`)}</p>
      `)}
      <p class="note">${t("chips-left", { chips: view.chips_left })}</p>
    </section>
  `;
}
