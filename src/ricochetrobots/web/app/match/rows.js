// The list of players, chips and bids. Bidding sorts it into the order of demonstration (R6.3, R6.4).

import { Remark } from "./chat.js";
import { bidSending, person, who } from "./matchwords.js";
import { usePresence } from "./now.js";
import { Handicap } from "../components/handicap.js";
import { Icon } from "../components/icon.js";
import { ChipCount, Sign } from "../components/sign.js";
import { drawer, openDrawer, openSeat } from "../frame/drawer.js";
import { isThinkingTime } from "../../rules/passing.js";
import { isStill } from "../../store/settings.js";
import { html, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").BidPart} BidPart */
/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../../rules/messages.js").SeatPresence} SeatPresence */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("./chat.js").Chat} Chat */

/**
 * A row: a player and their bid; `order` counts from 1.
 * @typedef {{seat: SeatPart, bid: BidPart | null, order: number | null}} Row
 */

const SLIDE_MS = 220;
const MANY = 7;

/**
 * Returns the rows of a view: bids in the order of demonstration, then everybody else by seat.
 * @param {View} view @returns {Row[]}
 */
export function rowsOf({ seats, bids }) {
  const bidding = bids.flatMap((bid, index) => {
    const seat = seats.find((one) => one.seat === bid.seat);
    return seat ? [{ seat, bid, order: index + 1 }] : [];
  });
  const silent = seats.filter(({ seat, left, chips }) => !bids.some((bid) => bid.seat === seat) && (!left || chips.length > 0));
  return [...bidding, ...silent.map((seat) => ({ seat, bid: null, order: null }))];
}

/**
 * `form`: "rows" with the bids, or "tally" with only the chips.
 * @param {{session: SessionLike, view: View, form?: "rows" | "tally", chat?: Chat}} props
 * with `chat`, rows show what players say and open the sheet at their player
 */
export function Rows({ session, view, form = "rows", chat }) {
  const rows = rowsOf(view);
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useSliding(list, rows.map(({ seat }) => seat.seat).join());
  const bidding = form === "rows" && view.bids.length > 0;
  return html`
    ${bidding && html`<p class="rows-head"><span>${t("rows-order")}</span><span>${t("rows-bid")}</span></p>`}
    <ol class=${`rows ${form} ${rows.length >= MANY ? "many" : ""}`} aria-label=${bidding ? t("rows-label-bids") : t("rows-label")}
      ref=${list}>
      ${rows.map((row) => html`<${PlayerRow} key=${row.seat.seat} session=${session} view=${view} row=${row} form=${form} chat=${chat} />`)}
    </ol>
  `;
}

/** @param {{session: SessionLike, view: View, row: Row, form: string, chat?: Chat}} props */
function PlayerRow({ session, view, row: { seat, bid, order }, form, chat }) {
  const saying = chat?.words.value.get(seat.seat);
  const presence = session.presence.value?.seats.find((one) => one.seat === seat.seat);
  const mine = seat.seat === view.you;
  const showing = bid?.state === "showing";
  const open = () => {
    openSeat.value = seat.seat;
    if (drawer.value !== "players") openDrawer("players");
  };
  return html`
    <li class=${`row ${mine ? "own" : ""} ${bid?.state ?? ""} ${seat.left ? "gone" : ""}`} data-seat=${seat.seat}>
      ${form === "rows" && view.bids.length > 0 && html`<span
        class="row-order">${showing ? html`<${Icon} name="play" size=${16} />` : order}</span>`}
      <${Sign} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} away=${seat.left || presence?.connected === false} />
      <b class="row-name" title=${seatName(seat)}>${mine ? person(view, seat.seat) : html`<${Name} seat=${seat} />`}</b>
      <${Handicap} handicap=${seat.handicap} />
      <${ChipCount} count=${seat.chips.length} label=${t("chip-count", { chips: seat.chips.length })} />
      ${seat.passed && isThinkingTime(view) && html`<span
        class="row-passed"><${Icon} name="passed" size=${18} /><span class="unseen">${t("rows-passed")}</span></span>`}
      ${saying ? html`<span class="remark" aria-hidden="true"><${Remark} saying=${saying} size=${20} /></span>`
        : html`<${Tag} session=${session} view=${view} seat=${seat} bid=${bid} />`}
      ${form === "rows" && html`<span class="row-bid">${bid ? html`<strong>${bid.moves}</strong>` : silence(view, seat)}</span>`}
      ${chat && !mine && view.you !== null && html`<button type="button" class="row-open"
        aria-label=${t("chat-person", { name: seatName(seat) })} onClick=${open}></button>`}
    </li>
  `;
}

/**
 * A name. Where space is short, a bot is marked only by its sign, and its mark is left to screen readers.
 * @param {{seat: SeatPart}} props
 */
function Name({ seat }) {
  const words = seatName(seat);
  if (!seat.bot || !words.startsWith(seat.name)) return words;
  return html`${seat.name}<span class="row-mark">${words.slice(seat.name.length)}</span>`;
}

/** @param {View} view @param {SeatPart} seat */
function silence(view, { seat, plays, left, passed }) {
  if (left || !plays) return "";
  if (view.bids.length > 0 || view.phase !== "thinking") return t("rows-none");
  if (passed) return t("rows-passed");
  return seat === view.you ? t("rows-own-none") : t("rows-thinking");
}

/** @param {{session: SessionLike, view: View, seat: SeatPart, bid: BidPart | null}} props */
function Tag({ session, view, seat, bid }) {
  const { words } = useRowState(session, view, seat, bid);
  return words && html`<span class="tag">${words}</span>`;
}

/**
 * Returns what a player does now, in words, and whether the player's connection is lost.
 * @param {SessionLike} session @param {View} view @param {SeatPart} seat @param {BidPart | null} bid
 */
export function useRowState(session, view, seat, bid) {
  const mine = seat.seat === view.you;
  const { presence, away } = usePresence(session, seat, mine);
  const sending = mine ? bidSending(session) : null;
  const words = sending !== null ? t("rows-sending", { bid: sending }) : away
    ? t(presence?.elsewhere ? "rows-elsewhere" : "rows-away", { time: clockTime(away) }) : tagOf(view, seat, bid);
  return { words, away: presence?.connected === false };
}

/**
 * Returns whether a seat took the chip of the round just finished, alone or with others (R6.16).
 * @param {View} view @param {number} seat
 */
export function scored({ result }, seat) {
  return result?.outcome === "taken" && result.scores.some((score) => score.seat === seat);
}

/** @param {View} view @param {SeatPart} seat @param {BidPart | null} bid */
export function tagOf(view, seat, bid) {
  if (bid?.state === "showing") return t("rows-showing");
  if (bid?.failure && view.result?.outcome !== "taken") return t(`rows-failed-${bid.failure}`, { moves: bid.moves });
  if (view.phase === "result") return [scored(view, seat.seat) && "+1", seat.ready && t("rows-ready")].filter(Boolean).join(" · ");
  if (seat.left) return t("rows-left");
  if (seat.invitation !== "accepted") return t("rows-not-in");
  if (!seat.plays) return t("rows-next-chip");
  if (bid?.tie) return t(`rows-${bid.tie}`);
  return bid?.was ? t("rows-was", { moves: bid.was }) : "";
}

/**
 * Returns the line that explains why one of two equal bids goes first; "" without a tie.
 * @param {View} view
 */
export function tieLine(view) {
  const index = view.bids.findIndex(({ tie, state }) => tie !== null && state === "waiting");
  if (index < 0 || index + 1 >= view.bids.length) return "";
  const [first, second] = [view.bids[index], view.bids[index + 1]];
  const other = who(view, second.seat);
  const values = { ...who(view, first.seat), other: other.name, otherYou: other.you, moves: first.moves };
  return t(`tie-${first.tie}`, values);
}

/**
 * Makes the items of a list slide to their new places.
 * @param {import("../../vendor/vendor.js").RefObject<HTMLElement | null>} list @param {string} order changes when the order
 * of the items does
 */
export function useSliding(list, order) {
  const places = useRef(/** @type {Map<string, {x: number, y: number}>} */ (new Map()));
  useLayoutEffect(() => {
    /** @type {Map<string, {x: number, y: number}>} */
    const now = new Map();
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (list.current?.querySelectorAll("[data-seat]") ?? [])) {
      const key = item.dataset.seat ?? "";
      const place = { x: item.offsetLeft - (list.current?.offsetLeft ?? 0), y: item.offsetTop - (list.current?.offsetTop ?? 0) };
      now.set(key, place);
      const { x, y } = places.current.get(key) ?? place;
      const moved = [x - place.x, y - place.y];
      const zIndex = moved.some((by) => by > 0) ? 1 : 0; // who goes forward passes in front
      if (moved.some(Boolean) && !isStill()) item.animate([{ transform: `translate(${moved[0]}px, ${moved[1]}px)`, zIndex }, { zIndex }],
        { duration: SLIDE_MS, easing: "ease-out" });
    }
    places.current = now;
  }, [list, order]);
}
