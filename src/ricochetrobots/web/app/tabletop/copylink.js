// The evening as the end of a link, short enough for a QR code: the set-up, the finished rounds, and the position. The
// round in progress is not part of it.
//
//   1/2013.60.usual.8.17/Mara,Jonas+0.5,Ines+0+away/Gs.0.7.4,Rm...,.1.5./2.4C3A2C1C_Rc4_Gn12
//
// Rules: edition, seconds of sand, length, chips that win (0: none), chips in all. Rounds: chip, winner, bid, shortest.
// Position: the number of rounds before it was entered, and the board with its robots.

import { BoardTextError, readBoard } from "../../rules/notation.js";
import { readPosition, writePuzzle } from "../../rules/position.js";
import { goals } from "../../rules/tabletop.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */
/** @typedef {import("../../rules/tabletop.js").PlayedRound} PlayedRound */
/** @typedef {import("../../rules/tabletop.js").TableEvent} TableEvent */

const VERSION = "1";

/** @param {EveningState} state */
export function writeLink(state) {
  const { edition, sand, length, people, rounds, board, robots, stale } = state;
  const { toWin, inAll } = goals(state);
  const names = people.map(({ name, handicap, plays }) => [encodeURIComponent(name), ...(plays && handicap === 0 ? [] : [handicap]),
    ...(plays ? [] : ["away"])].join("+"));
  const played = rounds.map(({ chip, winner, moves, shortest }) => [chip, winner, moves, shortest?.moves].map((value) => value
    ?? "").join("."));
  return [
    VERSION, [edition, sand, length, toWin ?? 0, inAll].join("."), names.join(","), played.join(","),
    board === null ? "" : `${stale === null ? rounds.length
      : stale - 1}.${encodeURIComponent(writePuzzle({ board, robots }).replaceAll(" ", "_"))}`,
  ].join("/");
}

/** Returns the events of a copied evening, or null if the text is not one. @param {string} text @returns {readonly TableEvent[] | null} */
export function readLink(text) {
  const [version, rules, names, played, position] = text.split("/");
  if (version !== VERSION || !rules || !names || position === undefined) return null;
  try {
    const rounds = played === "" ? [] : played.split(",").map(readRound);
    const at = position === "" ? rounds.length : Number(position.split(".")[0]);
    return [
      { type: "people", people: names.split(",").map(readPerson) }, readRules(rules), ...rounds.slice(0, at),
      ...(position === "" ? [] : [readLaid(position.slice(position.indexOf(".") + 1))]), ...rounds.slice(at),
    ];
  } catch (error) {
    if (error instanceof URIError || error instanceof BoardTextError) return null; // the link is incomplete
    throw error;
  }
}

/** @param {string} text @returns {TableEvent} */
function readLaid(text) {
  const { board, robots } = readPosition(decodeURIComponent(text));
  readBoard(board); // throws if the text is no board
  return { type: "board", board, robots };
}

/** @param {string} text */
function readPerson(text) {
  const [name, handicap = "0", away] = text.split("+");
  return { name: decodeURIComponent(name), handicap: Number(handicap), plays: away === undefined };
}

/** @param {string} text @returns {TableEvent} */
function readRules(text) {
  const [edition, sand, length, toWin, inAll] = text.split(".");
  return {
    type: "rules", edition: /** @type {EveningState["edition"]} */ (edition), sand: Number(sand),
    length: length === "usual" || length === "short" ? length : Number(length),
      goals: { toWin: Number(toWin) || null, inAll: Number(inAll) },
  };
}

/** @param {string} text @returns {{type: "round"} & PlayedRound} */
function readRound(text) {
  const [chip, winner, moves, shortest] = text.split(".");
  const number = (/** @type {string} */ digits) => (digits === "" ? null : Number(digits));
  return { type: "round", chip: chip || null, winner: number(winner), moves: number(moves), shortest: shortest
    ? { moves: Number(shortest), path: null } : null };
}
