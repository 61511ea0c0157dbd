// The strip: every player of a round in one row under the board, with chips and bid. Phones have it in every phase;
// on wide screens it is shown while a drawer takes the place of the rows.

import { Remark } from "./chat.js";
import { bidSending, person, who } from "./matchwords.js";
import { usePresence } from "./now.js";
import { rowsOf, scored, useSliding } from "./rows.js";
import { Icon } from "../components/icon.js";
import { Sign } from "../components/sign.js";
import { openDrawer } from "../frame/drawer.js";
import { isThinkingTime } from "../../rules/passing.js";
import { html, useRef } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */
/** @typedef {import("./rows.js").Row} Row */

/** Up to this many players, a cell has the name; up to `MOST`, everybody has a cell. */
const FEW = 4;
const MOST = 8;
/** With more players, the first ones have a cell, and so has the viewer. */
const FIRST = 6;
/** Matches to this many chips or fewer show each chip as a dot. */
const MOST_DOTS = 5;

/**
 * Returns the rows that have a cell, and the number of the others.
 * @param {readonly Row[]} rows @param {number | null} you
 */
function cellsOf(rows, you) {
  if (rows.length <= MOST) return { cells: rows, others: 0 };
  const cells = rows.filter(({ seat }, index) => index < FIRST || seat.seat === you);
  return { cells, others: rows.length - cells.length };
}

/** @param {{table: {session: Session, chat: import("./chat.js").Chat}, view: View}} props */
export function Strip({ table: { session, chat }, view }) {
  const rows = rowsOf(view);
  const { cells, others } = cellsOf(rows, view.you);
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useSliding(list, cells.map(({ seat }) => seat.seat).join());
  const size = rows.length <= FEW ? "few" : "some";
  return html`
    <div class=${`strip ${size} ${session.status.value === "lost" ? "uncertain" : ""}`}>
      <ol class="cells" aria-label=${view.bids.length > 0 ? t("rows-label-bids") : t("rows-label")} ref=${list}>
        ${cells.map((row) => html`<${Cell} key=${row.seat.seat} session=${session} view=${view} row=${row} named=${size === "few"}
          saying=${chat.words.value.get(row.seat.seat)} />`)}
        ${others > 0 && html`<li class="cell-more">+${others}</li>`}
      </ol>
      <button type="button" class="strip-open" aria-label=${t("rows-label")} onClick=${() => openDrawer("players")}></button>
    </div>
  `;
}

/**
 * @param {{session: Session, view: View, row: Row, named: boolean, saying?: import("./chat.js").Saying}} props
 */
function Cell({ session, view, row: { seat, bid, order }, named, saying }) {
  const mine = seat.seat === view.you;
  const { presence, away } = usePresence(session, seat, mine);
  const sending = mine ? bidSending(session) : null;
  const place = sending === null && view.phase !== "finished" ? order : null;
  const absence = away > 0 ? t(presence?.elsewhere ? "rows-elsewhere" : "strip-away", { seconds: away, time: clockTime(away) }) : "";
  const state = stateOf(view, { seat, bid, order: place }, { away, absence, sending });
  return html`
    <li class=${`cell ${state.name} ${mine ? "own" : ""}`} data-seat=${seat.seat}>
      <span class="unseen">${spoken(view, { seat, bid, order: place }, state)}</span>
      ${place !== null && html`<span class=${place === 1 ? "cell-order first" : "cell-order"} aria-hidden="true">${place}</span>`}
      <span class="cell-sign" aria-hidden="true">
        <${Sign} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} away=${seat.left || away > 0} />
        <${Chips} won=${seat.chips.length} goal=${named ? view.chips_to_win : null} />
      </span>
      ${named && html`
        <span class="cell-name" title=${seatName(seat)} aria-hidden="true">${mine ? person(view, seat.seat) : seat.name}</span>
      `}
      <span class="cell-bid" aria-hidden="true">${state.shown}</span>
      ${isThinkingTime(view) && seat.passed && bid && html`<${Icon} name="passed" size=${14} />`}
      ${saying && html`<span class="bubble" aria-hidden="true"><${Remark} saying=${saying} size=${20} /></span>`}
    </li>
  `;
}

/** The chips won: dots on the way to a goal of a few chips, otherwise their number. @param {{won: number, goal: number | null}} props */
function Chips({ won, goal }) {
  if (goal === null || goal > MOST_DOTS) return html`<span class="chips-won">${won}</span>`;
  return html`<span class="chip-dots">
    ${Array.from({ length: goal }, (_, index) => html`<i key=${index} class=${index < won ? "won" : ""}></i>`)}</span>`;
}

/**
 * Returns the state of a player in a round, with what the cell shows.
 * @param {View} view @param {Row} row @param {{away: number, absence: string, sending: number | null}} now  `absence` is in words
 */
function stateOf(view, { seat, bid }, { away, absence, sending }) {
  if (sending !== null) return { name: "sending", words: t("rows-sending", { bid: sending }), shown: html`<strong>${sending}</strong>…` };
  if (view.phase === "finished") return atTheEnd(view, seat);
  if (wins(view, seat.seat)) {
    return { name: "won", words: "", shown: html`<b>+<span>${t("chip-count", { chips: 1 })}</span><span class="short">1</span></b>` };
  }
  if (bid) {
    const name = bid.state === "showing" || bid.state === "failed" ? bid.state : "bid";
    return { name, words: name === "failed" ? t("strip-failed") : absence, shown: html`<strong>${bid.moves}</strong>` };
  }
  if (away > 0) return { name: "away", words: absence, shown: clockTime(away) };
  const thinks = isThinkingTime(view) && seat.plays && !seat.left;
  if (thinks && seat.passed) return { name: "passed", words: t("passed"), shown: t("rows-passed") };
  if (thinks) return { name: "thinking", words: t("rows-thinking"), shown: html`<i></i><i></i><i></i>` };
  return { name: "idle", words: seat.left ? t("rows-left") : !seat.plays ? t("rows-next-chip") : "", shown: "–" };
}

/** Returns how a player has ended the match. @param {View} view @param {Row["seat"]} seat */
function atTheEnd(view, { seat, chips }) {
  if (view.winners.includes(seat)) {
    const words = t("strip-wins", who(view, seat));
    return { name: "winner", words, shown: html`<b>${words}</b>` };
  }
  return { name: "ended", words: "", shown: html`<${Icon} name="chip" size=${14} /> ${chips.length}` };
}

/** Returns whether a seat took the chip of the round just finished. @param {View} view @param {number} seat */
function wins(view, seat) {
  const { phase, result } = view;
  if (phase !== "result" || result?.outcome !== "taken") return false;
  return result.scores.length > 0 ? scored(view, seat) : result.seat === seat;
}

/**
 * Returns "Mara, 6, shows first, 1 chip" and the like.
 * @param {View} view @param {Row} row @param {{name: string, words: string}} state
 */
function spoken(view, { seat, bid, order }, { name, words }) {
  const chips = t("chip-count", { chips: seat.chips.length });
  if (name === "showing" && bid) return t("strip-showing", { ...who(view, seat.seat), moves: bid.moves });
  const passed = name === "bid" && seat.passed && isThinkingTime(view);
  const turn = name === "bid" && order !== null && view.phase !== "result" ? t("strip-place", { place: order }) : "";
  const number = bid && !["sending", "won", "winner", "ended"].includes(name) ? String(bid.moves) : "";
  return [person(view, seat.seat), number, words, turn, passed && t("passed"), chips].filter(Boolean).join(", ");
}
