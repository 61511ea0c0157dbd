// The signals that call a person back to the table: the tab's title, a dot on its icon, sounds, and ticks in the last
// seconds.

import { shows } from "./matchscene.js";
import { useSecondsLeft } from "./now.js";
import { cue } from "../frame/cues.js";
import { frame } from "../frame/frame.js";
import { addressOf } from "../../net/address.js";
import { paceOf } from "../../rules/botclock.js";
import { useEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").GameEvent} GameEvent */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */

const LAST_SECONDS = 10;

/** Renders nothing. @param {{session: Session, view: View}} props */
export function Attention({ session, view }) {
  const mine = shows(view);
  const bidding = view.phase === "bidding";
  const counts = view.until !== null && (mine || bidding || (view.mode === "alone" && view.phase === "thinking"));
  const seconds = useSecondsLeft(session, counts ? view.until : null, paceOf(view));
  const left = counts ? seconds : null;
  const last = counts && left !== null && left > 0 && left <= LAST_SECONDS;
  const call = callOf(view, left, last, session.roomName.value);
  const page = frame.value;

  useEffect(() => {
    document.title = call || (page.title ? t("tab-title", { page: page.title }) : t("product"));
  }, [call, page]);
  const calls = call !== "";
  useEffect(() => {
    mark(calls && document.hidden);
    const change = () => mark(calls && document.hidden);
    document.addEventListener("visibilitychange", change);
    return () => {
      document.removeEventListener("visibilitychange", change);
      mark(false);
    };
  }, [calls]);
  useEffect(() => {
    if (last) cue("tick");
  }, [last, left]);
  useEffect(() => session.onEvents(({ events, before, missed }) => {
    if (!missed) for (const { event } of events) sound(event, before);
  }), [session]);
  return null;
}

/**
 * Returns the tab's title that replaces the page's name, or "" if the game does not wait for this person.
 * @param {View} view @param {number | null} left @param {boolean} last @param {string} room
 */
function callOf(view, left, last, room) {
  if (shows(view)) return left === null ? t("tab-your-turn-open", { room }) : t("tab-your-turn", { time: clockTime(left) });
  if (last && left !== null) return t("tab-last", { time: clockTime(left), room: room || t("play-alone") });
  const mayBid = view.phase === "bidding" && view.allowed_commands.includes("place_bid")
    && !view.bids.some(({ seat }) => seat === view.you);
  return mayBid ? t("tab-bid", { room }) : "";
}

/** @param {GameEvent} event @param {View | null} before */
function sound(event, before) {
  switch (event.type) {
    case "bid_placed":
      return cue(before?.bids.length === 0 ? "glass" : "bid", { moves: event.moves });
    case "chip_taken":
      return cue("success");
    case "match_ended":
      return cue("chord");
    case "chip_laid":
      return cue(event.face_up ? "success" : "failure");
    case "demonstration_failed":
      return cue("failure");
    default:
  }
}

/** Adds a dot to the tab's icon, or removes it. @param {boolean} wanted */
function mark(wanted) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (icon) icon.href = addressOf(wanted ? "/app/icon-dot.svg" : "/app/icon.svg");
}
