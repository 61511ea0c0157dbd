// Words of the round: who did it, and times as on a clock.

import { t } from "../text.js";

/** @typedef {import("../../net/messages.js").View} View */

/**
 * Returns the name of the person on a seat, and whether that is the viewer: arguments of most sentences.
 * @param {View} view @param {number | null} seat @returns {{name: string, you: "yes" | "no"}}
 */
export function who(view, seat) {
  const name = view.seats.find((other) => other.seat === seat)?.name ?? "";
  return { name, you: seat !== null && seat === view.you ? "yes" : "no" };
}

/**
 * Returns "You" or the name of the person on a seat.
 * @param {View} view @param {number | null} seat
 */
export const person = (view, seat) => t("person", who(view, seat));

/**
 * Writes seconds as on a clock: 0:33.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
