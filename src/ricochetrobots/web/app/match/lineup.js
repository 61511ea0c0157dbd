// The picture at the end of a match: its robots in a row, the winners' signs, and the chips that they have won.

import { lineOf, scorerOf } from "./win.js";
import { ChipPiece, RobotPiece } from "../components/pieceicon.js";
import { Sign } from "../components/sign.js";
import { html } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";

/** @typedef {import("../../rules/messages.js").View} View */

/** The most signs that stand side by side, and the most chips of a pile. */
const [MOST_SIGNS, MOST_CHIPS] = [3, 5];
const PIECE_PX = 64;

/**
 * The robots in play, in their order; the one that took the last chip is larger. They smile for a person who won, and for
 * those who watched.
 * @param {{view: View}} props
 */
export function LineUp({ view }) {
  const scorer = scorerOf(view);
  const { you, winners } = view;
  const smile = winners.length > 0 && (you === null || winners.includes(you));
  return html`
    <div class="line-up" aria-hidden="true">
      ${lineOf(view).map((robot) => html`<span key=${robot} class=${robot === scorer ? "scorer" : ""} data-robot=${robot}>
        <${RobotPiece} robot=${robot} size=${PIECE_PX} smile=${smile} /></span>`)}
    </div>
  `;
}

/** Alone, there is nobody to tell apart. @param {{view: View}} props */
export function WinnerSigns({ view: { mode, seats, winners } }) {
  const won = mode === "alone" ? [] : seats.filter(({ seat }) => winners.includes(seat)).slice(0, MOST_SIGNS);
  return won.length > 0 && html`
    <span class="winner-signs" aria-hidden="true">
      ${won.map((seat) => html`<${Sign} key=${seat.seat} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} />`)}
    </span>
  `;
}

/** The chips of a winner, the last one on top; alone, those found. @param {{view: View}} props */
export function Pile({ view: { mode, seats, winners, laid } }) {
  const chips = mode === "alone" ? laid.filter(([, found]) => found).map(([chip]) => chip)
    : seats.find(({ seat }) => winners.length === 1 && seat === winners[0])?.chips ?? [];
  return chips.length > 0 && html`
    <span class="pile" aria-hidden="true">
      ${chips.slice(-MOST_CHIPS).map((chip) => html`<span key=${chip.cell}><${ChipPiece} chip=${chip} size=${PIECE_PX} /></span>`)}
    </span>
  `;
}
