// The board on the screen as a picture: an SVG file whose colours are part of it, or PNG. Both are made on the device.

/** The width of a cell in the picture, in pixels. */
const CELL_PX = 48;
/** The properties that an element inherits, and those that it does not with their initial values. */
const INHERITED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "font-family", "font-weight",
  "font-size"];
const INITIAL = { opacity: "1" };

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

/**
 * Copies an element with its style as attributes, without classes, data and anything invisible.
 * @param {Element} element @param {CSSStyleDeclaration | null} parent the style around it @returns {Element}
 */
function plainCopy(element, parent) {
  const copy = /** @type {Element} */ (element.cloneNode(false));
  const style = getComputedStyle(element);
  for (const name of element.getAttributeNames()) if (/^(class|aria-|data-)/.test(name)) copy.removeAttribute(name);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== parent?.getPropertyValue(name)) copy.setAttribute(name, value);
    else copy.removeAttribute(name);
  }
  for (const [name, initial] of Object.entries(INITIAL)) {
    const value = style.getPropertyValue(name);
    if (value !== initial) copy.setAttribute(name, value);
  }
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (isVisible(child)) copy.append(plainCopy(child, style));
  }
  return copy;
}

/** @param {Element} element */
function isVisible(element) {
  const { display, opacity } = getComputedStyle(element);
  return display !== "none" && opacity !== "0";
}

/** Returns an SVG file as PNG, with twice as many pixels. @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
