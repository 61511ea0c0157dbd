// The fixed parts: frame, tiles, seams, centre block, walls and coordinates. The unit is a cell, from the north-west
// corner.

import { columnName } from "./cells.js";
import { style } from "./style.js";
import { BASELINE, round, text, tree } from "./tree.js";

/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").BoardData} BoardData */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").Spot} Spot */

const { measures } = style;

/** The directions from a block's middle to its corners, in the order of the markings. */
const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]];

/**
 * The point in its cell where the outline of a tile begins, and the rest of the outline, which is the same for every
 * tile.
 */
const TILE = (({ size, radius }) => {
  const flat = round(size - 2 * radius);
  const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${radius},${radius} 0 0 1 ${dx},${dy}`;
  const outline = `h${flat}${arc(radius, radius)}v${flat}${arc(-radius, radius)}h${-flat}${arc(-radius, -radius)}v${-flat}${arc(radius,
    -radius)}z`;
  return { x: (1 - size) / 2 + radius, y: (1 - size) / 2, outline };
})(measures.tile);

/** @param {Spot} spot */
function tilePath({ x, y }) {
  return `M${round(x + TILE.x)},${round(y + TILE.y)}${TILE.outline}`;
}

/**
 * Draws the tile of the target in play: in a tint of its robot's colour, or of the accent colour for the vortex.
 * @param {Spot} spot @param {Robot | null} robot
 */
export function tint(spot, robot) {
  return tree("path", { class: "tint", "data-robot": robot, d: tilePath(spot) });
}

/** @param {Picture} picture */
export function frame({ width, height }) {
  const { width: edge, radius } = measures.frame;
  return tree("rect", {
    class: "frame", x: -edge, y: -edge, width: round(width + 2 * edge), height: round(height + 2 * edge), rx: radius,
  });
}

/** @param {Picture} picture */
export function innerLine({ width, height }) {
  const { line } = measures.frame;
  return tree("rect", { class: "inner-line", width, height, rx: line.radius, "stroke-width": line.width });
}

/**
 * Draws the tiles over the ground, which is visible between them. Cells under a diagonal are holes.
 * @param {BoardData} board @param {Picture} picture
 */
export function tiles(board, picture) {
  const { width, height } = picture;
  const holes = new Set(board.diagonals.map(({ cell }) => spotKey(picture.spot(cell))));
  const all = picture.cells.map((_, place) => ({ x: place % width, y: Math.floor(place / width) }));
  const join = (/** @type {boolean} */ hole) =>
    all.filter((spot) => holes.has(spotKey(spot)) === hole).map(tilePath).join("");
  return [
    tree("rect", { class: "gap", width, height, rx: measures.frame.line.radius }),
    tree("path", { class: "tiles", d: join(false) }),
    tree("path", { class: "holes", d: join(true) }),
  ];
}

/**
 * Returns a spot as a key for a set or map.
 * @param {Spot} spot
 */
export function spotKey({ x, y }) {
  return `${x},${y}`;
}

/**
 * Draws the seams between the panels of an assembled board.
 * @param {Picture} picture
 */
export function seams({ width, height, markings }) {
  if (!markings) return null;
  const d = `M${width / 2},0V${height}M0,${height / 2}H${width}`;
  return tree("path", { class: "seams", d, "stroke-width": measures.seam });
}

/**
 * Returns the middle of the centre block if the closed cells form one 2 x 2 square, otherwise null.
 * @param {BoardData} board @param {Picture} picture
 */
export function centre(board, picture) {
  const spots = board.closed.map(picture.spot);
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  const square = spots.length === 4 && spots.every((spot) => spot.x <= x + 1 && spot.y <= y + 1);
  return square ? { x: x + 1, y: y + 1 } : null;
}

/**
 * Draws the closed cells as one block for each connected group, with the dots of the markings in the centre.
 * @param {BoardData} board @param {Picture} picture
 */
export function blocks(board, picture) {
  if (board.closed.length === 0) return [];
  const { inset, radius, edge, dot } = measures.block;
  const middle = centre(board, picture);
  const dots = middle && picture.markings ? picture.markings : [];
  return [
    tree("path", { class: "block-edge", d: blockPath(board, picture, inset - edge / 2, radius + edge / 2) }),
    tree("path", { class: "block", d: blockPath(board, picture, inset + edge / 2, radius - edge / 2) }),
    ...dots.map((robot, corner) => {
      if (!robot) return null;
      const [cx, cy] = CORNERS[corner].map((side) => round(side * (1 - dot.inset)));
      const transform = `translate(${middle?.x} ${middle?.y})`;
      return tree("circle", { class: "marking", "data-robot": robot, transform, cx, cy, r: dot.radius });
    }),
  ];
}

/**
 * Returns the path of the closed cells, inset on sides that face open cells and rounded where two such sides meet.
 * @param {BoardData} board @param {Picture} picture @param {number} inset @param {number} radius
 */
function blockPath(board, picture, inset, radius) {
  const spots = board.closed.map(picture.spot);
  const closed = new Set(spots.map(spotKey));
  return spots.map(({ x, y }) => {
    const open = (/** @type {number} */ dx, /** @type {number} */ dy) => !closed.has(spotKey({ x: x + dx, y: y + dy }));
    const [north, east, south, west] = [open(0, -1), open(1, 0), open(0, 1), open(-1, 0)];
    const left = round(x + (west ? inset : 0));
    const right = round(x + 1 - (east ? inset : 0));
    const top = round(y + (north ? inset : 0));
    const bottom = round(y + 1 - (south ? inset : 0));
    const [nw, ne, se, sw] = [north && west, north && east, south && east, south && west].map((both) => (both ? radius : 0));
    const arc = (/** @type {number} */ size, /** @type {number} */ toX, /** @type {number} */ toY) =>
      size ? `A${size},${size} 0 0 1 ${round(toX)},${round(toY)}` : "";
    return (
      `M${round(left + nw)},${top}H${round(right - ne)}${arc(ne, right, top + ne)}V${round(bottom - se)}` +
      `${arc(se, right - se, bottom)}H${round(left + sw)}${arc(sw, left, bottom - sw)}V${round(top + nw)}${arc(nw, left + nw, top)}Z`
    );
  }).join("");
}

/**
 * Draws the walls inside the board and joins neighbours in one line. The frame and the blocks draw their own edges.
 * @param {BoardData} board @param {Picture} picture
 */
export function walls(board, picture) {
  const { width, height } = picture;
  const closed = new Set(board.closed.map((cell) => spotKey(picture.spot(cell))));
  const open = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < width && y < height && !closed.has(spotKey({ x, y }));
  const wallEast = (/** @type {number} */ x, /** @type {number} */ y) =>
    (picture.walls[y * width + x] & 2) !== 0 && open(x, y) && open(x + 1, y);
  const wallSouth = (/** @type {number} */ x, /** @type {number} */ y) =>
    (picture.walls[y * width + x] & 4) !== 0 && open(x, y) && open(x, y + 1);
  let d = "";
  for (let y = 0; y < height; y += 1) {
    for (const [from, to] of stretches(width, (x) => wallSouth(x, y))) d += `M${from},${y + 1}H${to}`;
  }
  for (let x = 0; x < width; x += 1) {
    for (const [from, to] of stretches(height, (y) => wallEast(x, y))) d += `M${x + 1},${from}V${to}`;
  }
  return tree("path", { class: "wall", d });
}

/**
 * Returns the ends of the lines that join all places for which `holds` returns true. A line that meets the board's edge
 * is shortened by its round end, which would otherwise cover the frame.
 * @param {number} length @param {(place: number) => boolean} holds @returns {[number, number][]}
 */
function stretches(length, holds) {
  /** @type {[number, number][]} */
  const found = [];
  for (let place = 0; place < length; place += 1) {
    const last = found.at(-1);
    if (!holds(place)) continue;
    if (last?.[1] === place) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  const end = measures.wall.normal / 2;
  return found.map(([from, to]) => [from === 0 ? end : from, to === length ? length - end : to]);
}

/**
 * Draws the names of columns and rows outside the frame, in the orientation of the board.
 * @param {BoardData} board @param {Picture} picture
 */
export function coordinates(board, picture) {
  const { size, margin } = measures.coordinates;
  const beside = measures.frame.width + margin / 2;
  const drop = size * BASELINE;
  const name = (/** @type {number} */ place, /** @type {boolean} */ column) => {
    const index = picture.cells[place];
    return column ? columnName(index % board.width) : String(Math.floor(index / board.width) + 1);
  };
  const letters = picture.cells[0] % board.width !== picture.cells[1] % board.width;
  return [
    ...Array.from({ length: picture.width }, (_, x) => text(name(x, letters), x + 0.5, drop - beside, size, "coordinate")),
    ...Array.from({ length: picture.height }, (_, y) =>
      text(name(y * picture.width, !letters), -beside, y + 0.5 + drop, size, "coordinate"),
    ),
  ];
}
