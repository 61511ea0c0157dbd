// The chips and the bid of a player who leaves the table, in words.

import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */

/** Returns the number of the viewer's chips. @param {View} view */
export const chipsOf = ({ seats, you }) => seats.find(({ seat }) => seat === you)?.chips.length ?? 0;

/** Returns the viewer's bid that has not been shown yet, or null. @param {View} view */
export const standingBid = ({ bids, you }) => bids.find(({ seat, state }) => seat === you && (state === "waiting" || state === "showing"))?.moves ?? null;

/** Returns what happens to a player's chips and bid after leaving the table. @param {View} view */
export function leavingWords(view) {
  const bid = standingBid(view);
  return [t("leaving-seat", { chips: chipsOf(view) }), bid !== null && t("leave-bid", { bid })].filter(Boolean).join(" ");
}
