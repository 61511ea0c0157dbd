// The signs of bots: an outline with a face and an antenna for each character.

import { signOf } from "./signs.js";
import { round, tree } from "../../board/tree.js";

/** @typedef {import("../../rules/messages.js").BotCharacter} BotCharacter */
/** @typedef {import("../../board/types.js").Tree} Tree */

/** Sizes in a square of side 1, with room for the antenna above. */
const [SCALE, OUTLINE, ANTENNA, AWAY_LINE] = [0.76, 0.085, 0.07, 0.06];
const [LOWER, TOP, KNOB_Y, KNOB] = [0.13, -0.58, -0.6, 0.06];
const LINE = 0.06;

/** @param {string} d */
const line = (d) => tree("path", { class: "face-line", d, "stroke-width": LINE });
/** @param {number} cx @param {number} cy @param {number} r */
const eye = (cx, cy, r) => tree("circle", { class: "face-dot", cx, cy, r });

/**
 * For each character: the seat whose shape it has, the number of its colour, where the antenna begins, and the face.
 * @type {Readonly<Record<BotCharacter, {shape: number, colour: number, from: number, face: () => Tree[]}>>}
 */
const CHARACTERS = {
  pip: { shape: 6, colour: 5, from: -0.46, face: () => [eye(-0.13, -0.06, 0.07), eye(0.13, -0.06, 0.07), line("M-.10,.13Q0,.22 .10,.13")] },
  otto: { shape: 5, colour: 6, from: -0.37, face: () => [eye(-0.15, -0.06, 0.06), eye(0.15, -0.06, 0.06), line("M-.12,.14H.12")] },
  nell: { shape: 4, colour: 7, from: -0.48, face: () => [line("M-.22,-.02Q-.14,-.10 -.06,-.02M.06,-.02Q.14,-.10 .22,-.02"), line("M-.07,.17H.07")] },
  juno: {
    shape: 7, colour: 8, from: -0.31,
    face: () => [eye(-0.14, -0.1, 0.055), eye(0.14, -0.1, 0.055), tree("path", { class: "face-dot", d: "M-.14,.08H.14Q.10,.20 0,.20T-.14,.08Z" })],
  },
  bram: { shape: 2, colour: 4, from: -0.43, face: () => [line("M-.21,-.08H-.06M.06,-.08H.21"), line("M-.08,.14Q0,.09 .08,.14")] },
  vera: {
    shape: 1, colour: 1, from: -0.46,
    face: () => [line("M-.21,-.13L-.07,-.07M.21,-.13L.07,-.07"), eye(-0.13, 0, 0.05), eye(0.13, 0, 0.05), line("M-.09,.20L.09,.16")],
  },
};

/** Draws the sign of a bot as a piece; `away` for one that has left. @param {BotCharacter} character @param {boolean} [away] */
export function botPiece(character, away = false) {
  const { shape, colour, from, face } = CHARACTERS[character];
  const dashes = away ? "0.11 0.09" : undefined;
  return tree(
    "g",
    { class: "player-sign bot-sign", "data-sign": colour, transform: `translate(0 ${LOWER}) scale(${SCALE})` },
    tree("path", { class: "antenna", d: `M0,${from}V${TOP}`, "stroke-width": ANTENNA }),
    tree("circle", { class: "face-dot", cx: 0, cy: KNOB_Y, r: KNOB }),
    tree("path", { class: "frame", d: signOf(shape).outline, "stroke-width": round(away ? AWAY_LINE : OUTLINE), "stroke-dasharray": dashes }),
    ...face(),
  );
}
