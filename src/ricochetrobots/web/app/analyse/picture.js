// The board on the screen as a picture: an SVG file whose colours are part of it, or PNG. Both are made on the device.

import { imageOf, plainCopy, pngFrom } from "../share/plainsvg.js";

/** The width of a cell in the picture, in pixels. */
const CELL_PX = 48;

/** Returns the board on the screen as an SVG file, in the colours of the screen. */
export function boardSvg() {
  const shown = /** @type {SVGSVGElement} */ (document.querySelector(".board-place .board-picture"));
  const { x, y, width, height } = shown.viewBox.baseVal;
  const copy = /** @type {SVGSVGElement} */ (plainCopy(shown, null));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width * CELL_PX)));
  copy.setAttribute("height", String(Math.round(height * CELL_PX)));
  const ground = document.createElementNS(shown.namespaceURI, "rect");
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  for (const [name, value] of Object.entries({ x, y, width, height, fill: colour })) ground.setAttribute(name, String(value));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** Returns an SVG file as PNG, with twice as many pixels. @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = await imageOf(svg);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngFrom(canvas);
}
