// The agreements of a match in words: how it is won, and the rules in which an edition differs.

import { t } from "./text.js";
import { CHIPS } from "../rules/constants.js";
import { hasDiagonals } from "../rules/editions.js";
import { chipsInAll, FEWEST_PLAYERS, usualChips } from "../rules/lengths.js";

/** @typedef {import("../rules/editions.js").Edition} Edition */
/** @typedef {import("../rules/messages.js").View} View */

/**
 * Returns how many chips win, in words. Before the match, it depends on the number of players, of whom `coming` have no
 * seat yet; then it is fixed (R8.5).
 * @param {View} view @param {number} [coming]
 */
export function winWords({ phase, chips_to_win: settled, chips_total: total, options, seats }, coming = 0) {
  const sitting = seats.filter(({ left, invitation }) => !left && invitation === "accepted").length;
  const players = Math.max(FEWEST_PLAYERS, sitting + coming);
  const open = phase === "lobby" && options.chips_to_win === null;
  const chips = phase !== "lobby" ? settled : options.chips_to_win ?? usualChips(players, options.length);
  const inAll = phase !== "lobby" ? total : chipsInAll(options.length);
  if (chips === null) return inAll < CHIPS ? t("wins-in-all", { chips: inAll }) : t("wins-most");
  return open ? t("wins-usual", { players, chips }) : t("wins-agreed", { chips });
}

/**
 * Returns the rules in which an edition differs: "7 means exactly 7. Equal bids: the player who bid first shows first."
 * `exact`: the rule in force.
 * @param {Edition} edition @param {boolean} [exact]
 */
export function editionWords(edition, exact = edition.exact) {
  const { tie_break: tie, fifth_robot_available: fifth } = edition;
  const words = [t("edition-reach", { exact: exact ? "yes" : "no" }), t(`tie-rule-${tie}`)];
  if (!fifth) words.push(t("edition-four-robots"));
  if (!hasDiagonals(edition)) words.push(t("edition-no-diagonals"));
  return words.join(" ");
}
