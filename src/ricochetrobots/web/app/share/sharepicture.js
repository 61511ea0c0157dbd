// The picture of a result, 1200 × 630 and always light: a question or a score, never a path.

import { imageOf, plainCopy } from "./plainsvg.js";

/** @typedef {import("../../board/types.js").Robot} Robot */

/**
 * What stands on a picture. `board` is SVG for its left half, `sign` SVG beside the title; `squares` are "good", "one", "more" or
 * robots; `heads` is SVG of pieces in a row at its foot, with `ask` beside them.
 * @typedef {object} ShareCard
 * @property {string} over  small words over the title
 * @property {string} title
 * @property {string} [board]
 * @property {string} [sign]
 * @property {string} [line]  over the squares
 * @property {readonly ("good" | "one" | "more" | {robot: Robot, piece: string})[]} squares
 * @property {string} [verdict]  under the squares
 * @property {string} [facts]
 * @property {readonly string[]} heads
 * @property {string} [ask]
 */

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 56];
const BOARD_PX = 550;
const SQUARE_PX = 84;
const HEAD_PX = 76;

/** The signs in a square of side 1. */
const MARKS = { good: "M.28 .52L.44 .68L.74 .34", one: "M.5 .26V.74M.26 .5H.74", more: "M.28 .5H.72" };

/** @param {ShareCard} card @returns {Promise<HTMLCanvasElement>} */
export async function drawCard(card) {
  const light = document.createElement("div");
  light.dataset.theme = "light";
  light.className = "share-light";
  document.body.append(light);
  try {
    await document.fonts.ready;
    return await draw(card, light);
  } finally {
    light.remove();
  }
}

/** @param {ShareCard} card @param {HTMLElement} light */
async function draw(card, light) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const face = getComputedStyle(light).fontFamily;
  const colour = (/** @type {string} */ token, /** @type {Robot | null} */ robot = null) => {
    if (robot) light.dataset.robot = robot;
    else delete light.dataset.robot;
    light.style.color = `var(--${token})`;
    return getComputedStyle(light).color;
  };
  const put = async (/** @type {string} */ svg, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    pen.drawImage(await imageOf(plainSvg(light, svg, size)), x, y, size, size);
  const left = card.board ? EDGE + BOARD_PX + 40 : EDGE;
  const room = WIDTH - EDGE - left;
  /** Writes words, wrapped; returns where they end. */
  const write = (/** @type {string} */ words, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size,
    /** @type {number} */ weight, /** @type {string} */ token, width = room) => {
    pen.font = `${weight} ${size}px ${face}`;
    pen.fillStyle = colour(token);
    let at = y;
    for (const line of linesOf(pen, words, width)) {
      at += size * 1.1;
      pen.fillText(line, x, at);
    }
    return at + size * 0.3;
  };

  pen.fillStyle = colour("surface");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (card.board) await put(card.board, EDGE - 16, (HEIGHT - BOARD_PX) / 2, BOARD_PX);
  const beside = card.sign ? 140 : 0;
  if (card.sign) await put(card.sign, left, EDGE, 112);
  let y = write(card.over, left + beside, EDGE - 8, 26, 500, "ink-2", room - beside);
  y = Math.max(write(card.title, left + beside, y, 58, 800, "ink", room - beside), card.sign ? EDGE + 130 : 0);
  if (card.line) y = write(card.line, left, y + 8, 30, 650, "ink");
  if (card.squares.length > 0) y = await drawSquares(card.squares, y + 14) + 10;
  if (card.verdict) y = write(card.verdict, left, y, 32, 650, "ink");
  if (card.facts) write(card.facts, left, y, 24, 400, "ink-2");
  let x = left;
  for (const [index, head] of card.heads.entries()) {
    const size = index === 0 ? HEAD_PX * 1.15 : HEAD_PX;
    await put(head, x, HEIGHT - EDGE - size + 20, size);
    x += size + 12;
  }
  if (card.ask) write(card.ask, x + 8, HEIGHT - EDGE - 30, 26, 650, "ink");
  return canvas;

  /** @param {ShareCard["squares"]} squares @param {number} top */
  async function drawSquares(squares, top) {
    const step = Math.min(SQUARE_PX + 14, room / squares.length);
    const side = step - 14;
    for (const [index, square] of squares.entries()) {
      const x = left + index * step;
      const robot = typeof square === "string" ? null : square.robot;
      const kind = typeof square === "string" ? square : "more";
      pen.fillStyle = robot ? colour("tint", robot) : colour({ good: "good", one: "sand", more: "line" }[kind]);
      pen.beginPath();
      pen.roundRect(x, top, side, side, side / 6);
      pen.fill();
      if (typeof square === "string") {
        pen.save();
        pen.translate(x, top);
        pen.scale(side, side);
        pen.strokeStyle = kind === "good" ? colour("surface") : colour("ink");
        [pen.lineWidth, pen.lineCap, pen.lineJoin] = [0.11, "round", "round"];
        pen.stroke(new Path2D(MARKS[kind]));
        pen.restore();
      } else await put(square.piece, x + side * 0.1, top + side * 0.1, side * 0.8);
    }
    return top + side;
  }
}

/** Returns SVG of one piece with its colours in it. @param {HTMLElement} light @param {string} svg @param {number} size */
function plainSvg(light, svg, size) {
  delete light.dataset.robot;
  light.innerHTML = svg;
  const shown = /** @type {SVGSVGElement} */ (light.firstElementChild);
  const copy = plainCopy(shown, null);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(size));
  copy.setAttribute("height", String(size));
  light.replaceChildren();
  return new XMLSerializer().serializeToString(copy);
}

/** @param {CanvasRenderingContext2D} pen @param {string} words @param {number} width */
function linesOf(pen, words, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
