// The win on the board: the targets of the winner's chips in the order won, and the winner's sign in
// the centre.

import { signPiece } from "../components/sign.js";
import { signOf } from "../components/signshapes.js";
import { currentPiece } from "../../board/piece.js";
import { BASELINE, text, tree } from "../../board/tree.js";
import { seatName } from "../../words/names.js";

/** @typedef {import("../../board/types.js").Win} Win */
/** @typedef {import("../../rules/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../../rules/messages.js").View} View */

/** The ring around a target, the badge at its corner and the size of its number, in cells. */
const RING = { r: 0.66, "stroke-width": 0.12 };
const BADGE = { cx: 0.46, cy: -0.46, r: 0.23, "stroke-width": 0.06 };
const NUMBER = 0.26;
/** The most signs that fit into the centre block side by side. */
const MOST_SIGNS = 3;

/**
 * Returns the win for the board, or null if the match is not over or nobody won.
 * @param {View} view @returns {Win | null}
 */
export function winOf({ phase, mode, winners, seats, laid }) {
  if (phase !== "finished" || winners.length === 0) return null;
  if (mode === "alone") return { targets: targetsOf(laid.filter(([, found]) => found).map(([chip]) => chip)), sign: null };
  const won = seats.filter(({ seat }) => winners.includes(seat));
  return { targets: won.flatMap(({ seat, chips }) => targetsOf(chips, won.length > 1 ? seat : null)), sign: signsOf(won) };
}

/**
 * @param {readonly ChipPart[]} chips @param {number | null} [seat] the seat that gives the colour, if several players
 * won
 */
function targetsOf(chips, seat = null) {
  return chips.map(({ cell, robot, symbol }, index) => ({ cell, under: currentPiece(robot, symbol), over: ring(index + 1, seat) }));
}

/** Returns a ring around a target, with its place in the order. @param {number} number @param {number | null} seat */
function ring(number, seat) {
  return tree(
    "g",
    { "data-sign": seat === null ? null : signOf(seat).colour },
    tree("circle", { class: "ring", ...RING }),
    tree("circle", { class: "badge", ...BADGE }),
    text(String(number), BADGE.cx, BADGE.cy + NUMBER * BASELINE, NUMBER, "number"),
  );
}

/** @param {readonly SeatPart[]} won */
function signsOf(won) {
  const shown = won.slice(0, MOST_SIGNS);
  const scale = 1 / shown.length;
  return tree("g", { class: "signs" }, ...shown.map((seat, index) => {
    const x = (index - (shown.length - 1) / 2) * scale;
    return tree("g", { transform: `translate(${x} 0) scale(${scale * 0.9})` }, signPiece(seat.seat, seatName(seat), false, seat.bot));
  }));
}
