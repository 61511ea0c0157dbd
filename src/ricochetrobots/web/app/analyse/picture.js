// The board on the screen as a picture: an SVG file whose colours are part of it, or PNG. Both are made on the device.

import { imageOf, plainCopy, pngFrom } from "../share/plainsvg.js";

/** The width of a cell in the picture, in pixels. */
const CELL_PX = 48;

/** The height of the words below the board, in cells. */
const CAPTION = { height: 0.9, size: 0.5 };

/** Returns the board on the screen as an SVG file, in the colours of the screen, with words below. @param {string} caption */
export function boardSvg(caption) {
  const shown = /** @type {SVGSVGElement} */ (document.querySelector(".board-place .board-picture"));
  const { x, y, width, height: board } = shown.viewBox.baseVal;
  const height = board + CAPTION.height;
  const copy = /** @type {SVGSVGElement} */ (plainCopy(shown, null));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width * CELL_PX)));
  copy.setAttribute("height", String(Math.round(height * CELL_PX)));
  copy.setAttribute("viewBox", [x, y, width, height].join(" "));
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  const ground = part("rect", { x, y, width, height, fill: backgroundColor });
  const words = part("text", { x: x + width / 2, y: y + height - CAPTION.size, "font-size": CAPTION.size, "text-anchor": "middle",
    "font-family": getComputedStyle(document.body).fontFamily, fill: color });
  words.textContent = caption;
  copy.prepend(ground, words);
  return new XMLSerializer().serializeToString(copy);
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function part(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/** Returns an SVG file as PNG, with twice as many pixels. @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = await imageOf(svg);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngFrom(canvas);
}
