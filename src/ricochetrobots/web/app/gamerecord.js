// Keeps a line about each match that is played in this browser.

import { dropRunning, keepGame } from "../net/games.js";
import { useEffect } from "../vendor/vendor.js";
import { seatName, tally } from "./game/words.js";

/** @typedef {import("../net/messages.js").View} View */
/** @typedef {import("./game/director.js").SeenSession} Session */

/** Keeps the match of a room up to date. @param {Session} session */
export function useGameRecord({ room, latest, roomName, game }) {
  const view = latest.value;
  useEffect(() => {
    if (!view || view.phase === "lobby") return;
    if (view.you === null) dropRunning(room);
    else keepGame(recordOf(view, room, roomName.value, game.value));
  }, [view?.phase, view?.number, view?.round, view?.you, game.value]);
}

/** @param {View} view @param {string} room @param {string} name @param {string | null} game @returns {import("../net/games.js").GameRecord} */
export function recordOf(view, room, name, game) {
  const { mode, number, winners, seats } = view;
  const { found, missed } = tally(view);
  return {
    room, number, mode, name, game,
    at: Date.now(),
    over: view.phase === "finished",
    winners: seats.filter(({ seat }) => winners.includes(seat)).map(seatName),
    won: view.you !== null && winners.includes(view.you),
    chips: mode === "alone" ? [found, missed] : seats.map(({ chips }) => chips.length).toSorted((one, other) => other - one),
    rounds: view.history.length,
  };
}
