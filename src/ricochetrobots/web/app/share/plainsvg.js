// Pictures of SVG elements on the page, whose colours are part of them.

/** The properties that an element inherits, and those that it does not with their initial values. */
const INHERITED = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "font-family", "font-weight",
  "font-size"];
const INITIAL = { opacity: "1" };

/**
 * Copies an element with its style as attributes, without classes, data and anything invisible.
 * @param {Element} element @param {CSSStyleDeclaration | null} parent the style around it @returns {Element}
 */
export function plainCopy(element, parent) {
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

/** Returns SVG as an image that can be drawn. @param {string} svg */
export async function imageOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export function pngFrom(canvas) {
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
