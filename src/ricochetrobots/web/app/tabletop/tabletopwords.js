// Words of the evening that several of its parts use.

import { boxChip } from "../../rules/chips.js";
import { rankingAt, tieBreaks } from "../../rules/order.js";
import { chipsLeft, roundNumber, winners } from "../../rules/tabletop.js";
import { listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/**
 * Returns the arguments of messages about a person at the table.
 * @param {EveningState} state @param {number} player @returns {{name: string, you: "no"}}
 */
export function who({ people }, player) {
  return { name: people[player].name, you: "no" };
}

/** Returns "Chip 6" and "11 left", for the header. @param {EveningState} state */
export function chipFacts(state) {
  return [t("chip-number", { round: roundNumber(state) }), t("chips-left", { chips: chipsLeft(state) })];
}

/**
 * Returns what a bid has changed: "Jonas bids 7, second. Mara is first with 7."
 * @param {EveningState} state @param {number} player
 */
export function bidWords(state, player) {
  const { bids } = state;
  const place = bids.findIndex((bid) => bid.player === player);
  const words = t("say-bid", { ...who(state, player), moves: bids[place].moves, place: place + 1 });
  return place === 0 ? words : `${words} ${t("say-first", { ...who(state, bids[0].player), moves: bids[0].moves })}`;
}

/**
 * Returns why a player shows after another with an equal bid, or null: "Jonas also bids 7. Mara bid it first, …"
 * @param {EveningState} state @param {number} player
 */
export function tieWords(state, player) {
  const { bids, people, edition } = state;
  const place = bids.findIndex((bid) => bid.player === player);
  const before = bids[place - 1];
  const tie = before && before.moves === bids[place].moves && tieBreaks(bids, rankingAt(people, edition))[place - 1];
  if (!tie) return null;
  return t(`tie-${tie}`, { ...who(state, before.player), other: people[player].name, otherYou: "no", moves: before.moves });
}

/** Returns "Mara wins". @param {EveningState} state */
export function winWords(state) {
  const won = winners(state);
  if (won.length === 0) return t("final-nobody");
  if (won.length === 1) return t("final-wins", who(state, won[0]));
  return t("final-shared", { names: listed(won.map((player) => state.people[player].name)) });
}

/** Returns the chip that is up, if it has been named. @param {EveningState} state */
export const chipUp = ({ chip }) => boxChip(chip);
