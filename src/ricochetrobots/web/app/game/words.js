// Words of the round and what sentences need: who did it, times as on a clock, the score alone.

import { GENTLE } from "../../net/rules.js";
import { t } from "../text.js";

/** @typedef {import("../../net/messages.js").View} View */

/**
 * Returns the name of the person on a seat, and whether that is the viewer: arguments of most sentences.
 * @param {View} view @param {number | null} seat @returns {{name: string, you: "yes" | "no"}}
 */
export function who(view, seat) {
  const found = view.seats.find((other) => other.seat === seat);
  return { name: found ? seatName(found) : "", you: seat !== null && seat === view.you ? "yes" : "no" };
}

/** The name of the player who sits or sat there; it may have been deleted. @param {{seat: number, name: string}} seat */
export const seatName = ({ seat, name }) => name || t("player-number", { number: seat + 1 });

/**
 * Returns "You" or the name of the person on a seat.
 * @param {View} view @param {number | null} seat
 */
export const person = (view, seat) => t("person", who(view, seat));

/**
 * The words for a robot that stands on its target with `left` moves of the bid left (R6.14).
 * @param {View} view @param {number} left
 */
export function reachedWords(view, left) {
  const { seat = null, moves: bid = null, steps = [] } = view.demonstration ?? {};
  const values = { ...who(view, seat), bid: bid ?? 0, moves: steps.length, left, robot: steps.at(-1)?.move[0] ?? "" };
  return { title: t("reached-title", values), text: t("reached-text", values) };
}

/**
 * Writes seconds as on a clock: 0:33.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * "You are back. Chip 4. Mara is first with 6. Your bid is 7. 31 seconds."
 * @param {View} view @param {number} now the server's time in seconds
 */
export function backWords(view, now) {
  const [first] = view.bids;
  const mine = view.bids.find(({ seat }) => seat === view.you);
  return [
    t("you-are-back"),
    `${t("chip-number", { round: view.round })}.`,
    first && t("say-first", { ...who(view, first.seat), moves: first.moves }),
    mine && mine !== first && t("bid-own", { moves: mine.moves }),
    view.until !== null && t("say-seconds", { seconds: Math.max(0, Math.ceil(view.until - now)) }),
  ].filter(Boolean).join(" ");
}

/** The words for an easy chip, "" for any other. @param {View} view */
export function gentleWords({ options, round }) {
  return options.gentle_start && round <= GENTLE.chips ? t("gentle-now") : "";
}

/** How many chips were found and missed alone. @param {View} view */
export function tally({ laid }) {
  const found = laid.filter(([, faceUp]) => faceUp).length;
  return { found, missed: laid.length - found };
}
