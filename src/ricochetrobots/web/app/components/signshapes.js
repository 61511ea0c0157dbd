// The shapes of the signs of seats and bots.

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
  nell: { shape: 4, colour: 7, from: -0.48,
    face: () => [line("M-.22,-.02Q-.14,-.10 -.06,-.02M.06,-.02Q.14,-.10 .22,-.02"), line("M-.07,.17H.07")] },
  juno: {
    shape: 7, colour: 8, from: -0.31,
    face: () => [eye(-0.14, -0.1, 0.055), eye(0.14, -0.1, 0.055),
      tree("path", { class: "face-dot", d: "M-.14,.08H.14Q.10,.20 0,.20T-.14,.08Z" })],
  },
  bram: { shape: 2, colour: 4, from: -0.43, face: () => [line("M-.21,-.08H-.06M.06,-.08H.21"), line("M-.08,.14Q0,.09 .08,.14")] },
  vera: {
    shape: 1, colour: 1, from: -0.46,
    face: () => [line("M-.21,-.13L-.07,-.07M.21,-.13L.07,-.07"), eye(-0.13, 0, 0.05), eye(0.13, 0, 0.05), line("M-.09,.20L.09,.16")],
  },
};

/** Draws the sign of a bot as a piece; `away` for one that has left. @param {BotCharacter} character @param {boolean} [away] */
export function botPiece(character, away = false) {
  return robotPiece(CHARACTERS[character], away);
}

/** Draws the sign of a program, a bot without a character (R9.7), as a piece. @param {number} seat @param {boolean} [away] */
export function programPiece(seat, away = false) {
  const face = () => [line("M-.19,-.12L-.09,-.04L-.19,.04"), line("M-.02,.08H.18")];
  return robotPiece({ shape: 0, colour: signOf(seat).colour, from: -0.43, face }, away);
}

/** @param {typeof CHARACTERS[BotCharacter]} look @param {boolean} away */
function robotPiece({ shape, colour, from, face }, away) {
  const dashes = away ? "0.11 0.09" : undefined;
  return tree(
    "g",
    { class: "player-sign bot-sign", "data-sign": colour, transform: `translate(0 ${LOWER}) scale(${SCALE})` },
    tree("path", { class: "antenna", d: `M0,${from}V${TOP}`, "stroke-width": ANTENNA }),
    tree("circle", { class: "face-dot", cx: 0, cy: KNOB_Y, r: KNOB }),
    tree("path", { class: "frame", d: signOf(shape).outline, "stroke-width": round(away ? AWAY_LINE : OUTLINE),
      "stroke-dasharray": dashes }),
    ...face(),
  );
}

/**
 * The outline for each seat, around 0,0 in a square of side 1, and the distance of its letters below the middle.
 * @type {readonly [string, number][]}
 */
const SHAPES = [
  ["M-.43,-.33Q-.43,-.43 -.33,-.43H.05A.38,.38 0 0 1 .43,-.05V.33Q.43,.43 .33,.43H-.05A.38,.38 0 0 1 -.43,.05Z", 0.12], // leaf
  ["M-.40,.33V-.04A.40,.42 0 0 1 .40,-.04V.33Q.40,.43 .30,.43H-.30Q-.40,.43 -.40,.33Z", 0.16], // arch
  // shield
  ["M-.31,-.43H.31Q.41,-.43 .41,-.33V.02C.41,.24 .20,.38 .04,.465Q0,.485 -.04,.465C-.20,.38 -.41,.24 -.41,.02V-.33Q-.41,-.43 -.31,-.43Z",
    0.09],
  ["M0,-.36A.235,.235 0 0 1 .36,0A.235,.235 0 0 1 0,.36A.235,.235 0 0 1 -.36,0A.235,.235 0 0 1 0,-.36Z", 0.12], // clover
  // house
  ["M-.07,-.45Q0,-.5 .07,-.45L.37,-.21Q.42,-.17 .42,-.10V.34Q.42,.43 .33,.43H-.33Q-.42,.43 -.42,.34V-.10Q-.42,-.17 -.37,-.21Z", 0.16],
  // ticket
  [
    "M-.40,-.37H.40Q.48,-.37 .48,-.29V-.14A.14,.14 0 0 0 .48,.14V.29Q.48,.37 .40,.37H-.40Q-.48,.37 -.48,.29" +
    "V.14A.14,.14 0 0 0 -.48,-.14V-.29Q-.48,-.37 -.40,-.37Z", 0.12],
  [
    "M-.13,-.46H.13Q.23,-.46 .23,-.36V-.23H.36Q.46,-.23 .46,-.13V.13Q.46,.23 .36,.23H.23V.36Q.23,.46 .13,.46" +
    "H-.13Q-.23,.46 -.23,.36V.23H-.36Q-.46,.23 -.46,.13V-.13Q-.46,-.23 -.36,-.23H-.23V-.36Q-.23,-.46 -.13,-.46" +
    "Z", 0.12], // plus
  [
    "M0,.46C-.28,.27 -.48,.08 -.48,-.15C-.48,-.32 -.36,-.43 -.22,-.43C-.13,-.43 -.05,-.39 0,-.31" +
    "C.05,-.39 .13,-.43 .22,-.43C.36,-.43 .48,-.32 .48,-.15C.48,.08 .28,.27 0,.46Z", 0.06], // heart
];

/**
 * Returns the sign of a seat. From the ninth seat on, the shapes repeat, with one more ring each time.
 * @param {number} seat
 */
export function signOf(seat) {
  const [outline, below] = SHAPES[seat % SHAPES.length];
  return { colour: (seat % SHAPES.length) + 1, outline, below, rings: Math.floor(seat / SHAPES.length) };
}
