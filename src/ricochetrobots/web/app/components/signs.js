// The signs of the players: a shape and a colour for each seat, the same on every screen.

/**
 * The outline for each seat, around 0,0 in a square of side 1, and the distance of its letters below the middle.
 * @type {readonly [string, number][]}
 */
const SHAPES = [
  ["M-.43,-.33Q-.43,-.43 -.33,-.43H.05A.38,.38 0 0 1 .43,-.05V.33Q.43,.43 .33,.43H-.05A.38,.38 0 0 1 -.43,.05Z", 0.12], // leaf
  ["M-.40,.33V-.04A.40,.42 0 0 1 .40,-.04V.33Q.40,.43 .30,.43H-.30Q-.40,.43 -.40,.33Z", 0.16], // arch
  ["M-.31,-.43H.31Q.41,-.43 .41,-.33V.02C.41,.24 .20,.38 .04,.465Q0,.485 -.04,.465C-.20,.38 -.41,.24 -.41,.02V-.33Q-.41,-.43 -.31,-.43Z", 0.09], // shield
  ["M0,-.36A.235,.235 0 0 1 .36,0A.235,.235 0 0 1 0,.36A.235,.235 0 0 1 -.36,0A.235,.235 0 0 1 0,-.36Z", 0.12], // clover
  ["M-.07,-.45Q0,-.5 .07,-.45L.37,-.21Q.42,-.17 .42,-.10V.34Q.42,.43 .33,.43H-.33Q-.42,.43 -.42,.34V-.10Q-.42,-.17 -.37,-.21Z", 0.16], // house
  ["M-.40,-.37H.40Q.48,-.37 .48,-.29V-.14A.14,.14 0 0 0 .48,.14V.29Q.48,.37 .40,.37H-.40Q-.48,.37 -.48,.29V.14A.14,.14 0 0 0 -.48,-.14V-.29Q-.48,-.37 -.40,-.37Z", 0.12], // ticket
  ["M-.13,-.46H.13Q.23,-.46 .23,-.36V-.23H.36Q.46,-.23 .46,-.13V.13Q.46,.23 .36,.23H.23V.36Q.23,.46 .13,.46H-.13Q-.23,.46 -.23,.36V.23H-.36Q-.46,.23 -.46,.13V-.13Q-.46,-.23 -.36,-.23H-.23V-.36Q-.23,-.46 -.13,-.46Z", 0.12], // plus
  ["M0,.46C-.28,.27 -.48,.08 -.48,-.15C-.48,-.32 -.36,-.43 -.22,-.43C-.13,-.43 -.05,-.39 0,-.31C.05,-.39 .13,-.43 .22,-.43C.36,-.43 .48,-.32 .48,-.15C.48,.08 .28,.27 0,.46Z", 0.06], // heart
];

/**
 * Returns the sign of a seat. From the ninth seat on, the shapes repeat, with one more ring each time.
 * @param {number} seat
 */
export function signOf(seat) {
  const [outline, below] = SHAPES[seat % SHAPES.length];
  return { colour: (seat % SHAPES.length) + 1, outline, below, rings: Math.floor(seat / SHAPES.length) };
}
