// Stores a record of each match played in this browser.

import { tally, who } from "./matchwords.js";
import { bestRound } from "./win.js";
import { dropRunning, keepGame } from "../../store/games.js";
import { useEffect } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";

/** @typedef {import("../../store/games.js").BestRound} BestRound */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */

/** Keeps the record of a room's match up to date. @param {Session} session */
export function useGameRecord({ room, latest, roomName, game }) {
  const view = latest.value;
  useEffect(() => {
    if (!view || view.phase === "lobby") return;
    if (view.you === null) dropRunning(room);
    else keepGame(recordOf(view, room, roomName.value, game.value));
  // oxlint-disable-next-line react/exhaustive-deps -- what a record shows; other changes are not worth a write
  }, [view?.phase, view?.number, view?.round, view?.you, game.value]);
}

/**
 * @param {View} view @param {string} room @param {string} name @param {string | null} game
 * @returns {import("../../store/games.js").GameRecord}
 */
export function recordOf(view, room, name, game) {
  const { mode, number, winners, seats } = view;
  const { found, missed } = tally(view);
  const best = bestRound(view.history);
  const won = seats.filter(({ seat }) => winners.includes(seat));
  return {
    room, number, mode, name, game,
    at: Date.now(),
    over: view.phase === "finished",
    winners: won.map(seatName),
    winner_seats: won.map(({ seat }) => seat),
    won: view.you !== null && winners.includes(view.you),
    chips: mode === "alone" ? [found, missed] : seats.map(({ chips }) => chips.length).toSorted((one, other) => other - one),
    rounds: view.history.length,
    best: best && { name: who(view, best.round.seat).name, moves: best.round.steps.length, gap: best.gap },
  };
}

/** The best of the best rounds of several matches. @param {readonly (BestRound | null)[]} rounds @returns {BestRound | null} */
export function widest(rounds) {
  const [best = null] = rounds.filter((one) => one !== null).toSorted((one, other) => other.gap - one.gap || other.moves - one.moves);
  return best;
}
