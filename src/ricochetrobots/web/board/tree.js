// Describes SVG as plain values and turns them into DOM or markup. Patching with the same values again changes nothing.

/** @typedef {import("./types.js").Tree} Tree */

const SVG = "http://www.w3.org/2000/svg";
/** Text is set at 100 times its size and scaled back, so that minimum font sizes do not affect it. */
const TEXT_SCALE = 100;

/** The distance of the baseline below the middle of a capital or digit, in font sizes. */
export const BASELINE = 0.36;

/**
 * Returns a tree. Omits attributes that are undefined, null or false.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...(Tree | string | null | false)} children
 * @returns {Tree}
 */
export function tree(tag, attributes = {}, ...children) {
  /** @type {Record<string, string | number>} */
  const given = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== null && value !== false) given[name] = /** @type {string | number} */ (value);
  }
  return { tag, attributes: given, children: children.filter((child) => child !== null && child !== false) };
}

/**
 * Returns one line of text centred on x with its baseline at y; `size` in cells.
 * @param {string} content @param {number} x @param {number} y @param {number} size @param {string} name a class
 */
export function text(content, x, y, size, name) {
  const transform = `translate(${round(x)} ${round(y)}) scale(${1 / TEXT_SCALE})`;
  return tree("text", { class: name, transform, "font-size": round(size * TEXT_SCALE), "text-anchor": "middle" }, content);
}

/**
 * Rounds to a ten-thousandth of a cell.
 * @param {number} length
 */
export function round(length) {
  return Math.round(length * 1e4) / 1e4;
}

/**
 * Returns the tree as markup. It carries no style attributes, so any content security policy allows it.
 * @param {Tree | string} shape @returns {string}
 */
export function markup(shape) {
  if (typeof shape === "string") return escape(shape);
  const attributes = Object.entries(shape.attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  return `<${shape.tag}${attributes.join("")}>${shape.children.map(markup).join("")}</${shape.tag}>`;
}

/** @param {string} content */
function escape(content) {
  return content.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/**
 * Makes the children of `parent` match `children`. Finds existing nodes by `data-key` or, without one, by position and
 * tag, so that running animations stay with their element.
 * @param {Element} parent @param {readonly (Tree | string)[]} children
 */
export function patch(parent, children) {
  const keyed = new Map();
  for (const child of parent.children) {
    const key = child.getAttribute("data-key");
    if (key) keyed.set(key, child);
  }
  let next = parent.firstChild;
  for (const child of children) {
    const found = matching(child, next, keyed);
    const node = found ?? create(child);
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
    if (found) update(found, child);
  }
  while (next) {
    const surplus = next;
    next = next.nextSibling;
    surplus.remove();
  }
}

/** @param {Tree | string} child @param {ChildNode | null} next @param {Map<string, Element>} keyed */
function matching(child, next, keyed) {
  if (typeof child === "string") return next instanceof Text ? next : null;
  const key = child.attributes["data-key"];
  if (key !== undefined) return keyed.get(String(key)) ?? null;
  const fits = next instanceof Element && next.tagName === child.tag && !next.hasAttribute("data-key");
  return fits ? next : null;
}

/** Creates a new node with all its content. @param {Tree | string} child @returns {ChildNode} */
function create(child) {
  if (typeof child === "string") return document.createTextNode(child);
  const element = document.createElementNS(SVG, child.tag);
  for (const name in child.attributes) element.setAttribute(name, String(child.attributes[name]));
  for (const part of child.children) element.append(create(part));
  return element;
}

/** @param {ChildNode} node @param {Tree | string} child */
function update(node, child) {
  if (typeof child === "string") {
    if (node.nodeValue !== child) node.nodeValue = child;
  } else if (node instanceof Element) {
    for (const name of node.getAttributeNames()) {
      if (!(name in child.attributes)) node.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(child.attributes)) {
      if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
    }
    patch(node, child.children);
  }
}
