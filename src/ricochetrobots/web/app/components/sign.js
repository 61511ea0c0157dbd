// People at the table: the sign of each seat with its player's initials, and the chips won.

import { Icon } from "./icon.js";
import { botPiece, programPiece, signOf } from "./signshapes.js";
import { pieceSvg } from "../../board/piece.js";
import { round, text, tree } from "../../board/tree.js";
import { html, useMemo } from "../../vendor/vendor.js";

/** Sizes in a square of side 1. Each ring makes its content smaller. */
const [RING_STEP, RING_LINE, AWAY_LINE, EDGE, LETTERS] = [0.17, 0.05, 0.06, 0.07, 0.36];
const DASHES = "0.11 0.09";

/** @typedef {import("../../rules/messages.js").BotPart} BotPart */

/**
 * The sign of a seat, or of the bot there; `away` draws it in dashes.
 * @param {{seat: number, name: string, away?: boolean, bot?: BotPart | null}} props
 */
export function Sign({ seat, name, away = false, bot = null }) {
  // oxlint-disable-next-line react/exhaustive-deps -- of a bot, the sign shows only the character
  const markup = useMemo(() => ({ __html: pieceSvg(signPiece(seat, name, away, bot), { size: 40 }) }), [seat, name, away, bot?.character]);
  return html`<span class="sign" dangerouslySetInnerHTML=${markup} />`;
}

/** The sign of a character. @param {{character: import("../../rules/messages.js").BotCharacter}} props */
export function BotSign({ character }) {
  const markup = useMemo(() => ({ __html: pieceSvg(botPiece(character), { size: 40 }) }), [character]);
  return html`<span class="sign" dangerouslySetInnerHTML=${markup} />`;
}

/**
 * Draws the sign of a seat, or of the bot there, as a piece.
 * @param {number} seat @param {string} name @param {boolean} [away] @param {BotPart | null} [bot]
 */
export function signPiece(seat, name, away = false, bot = null) {
  if (bot) return bot.character ? botPiece(bot.character, away) : programPiece(seat, away);
  const { colour, outline: d, below, rings } = signOf(seat);
  const scale = round(1 - rings * RING_STEP);
  /** @param {string} name @param {number} size @param {number} line @param {string} [dashes] */
  const shape = (name, size, line, dashes) =>
    tree("path", { class: name, d, transform: `scale(${round(size)})`, "stroke-width": round(line / size), "stroke-dasharray": dashes });
  return tree(
    "g",
    { class: away ? "player-sign away" : "player-sign", "data-sign": colour },
    ...Array.from({ length: rings }, (_, ring) => shape("ring", 1 - ring * RING_STEP, RING_LINE)),
    away ? shape("outline", scale, AWAY_LINE, DASHES) : shape("body", scale, EDGE),
    text(initials(name), 0, below * scale, LETTERS * scale, "letters"),
  );
}

/** Returns the first two letters of a name, or the first letters of its first two words. @param {string} name */
function initials(name) {
  const [first = "", second] = name.trim().split(/\s+/);
  const letters = Array.from(first);
  return second ? letters[0] + Array.from(second)[0] : letters.slice(0, 2).join("");
}

/** The number of chips of a player; `label` is the same in words. @param {{count: number, label: string}} props */
export function ChipCount({ count, label }) {
  return html`<span class="chip-count" role="img" aria-label=${label}><${Icon} name="chip" size=${16} /> ${count}</span>`;
}
