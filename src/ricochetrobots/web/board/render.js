// Draws a State: state in, SVG out. Rendering the same state twice changes nothing. It has no rules, clock or input.

import * as ground from "./ground.js";
import { backPiece, chipPiece, currentPiece, diagonalPiece, markerPiece, robotPiece, targetPiece } from "./piece.js";
import { style } from "./style.js";
import { trailLines, trailStops } from "./trail.js";
import { BASELINE, patch, round, text, tree } from "./tree.js";

/** @typedef {import("./trail.js").Stop} Stop */
/** @typedef {ReturnType<typeof trailStops>} Stops */
/** @typedef {import("./types.js").BoardData} BoardData */
/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Picture} Picture */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").Robots} Robots */
/** @typedef {import("./types.js").Spot} Spot */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").TrailMove} TrailMove */
/** @typedef {import("./types.js").Tree} Tree */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Direction} Direction */

/** The rotation of an arrow that points north, in degrees. @type {Record<Direction, number>} */
const TURNS = { n: 0, e: 90, s: 180, w: 270 };

const { measures } = style;

/**
 * The layers from bottom to top: the values from which each is drawn, to compare, and the function that draws it.
 * @type {readonly {name: string, from: (state: State) => readonly unknown[], draw: (state: State, stops: Stops) => readonly
 * (Tree | null)[]}[]}
 */
const LAYERS = [
  {
    name: "ground", from: ({ board, picture }) => [board, picture],
    draw: ({ board, picture }) => [ground.frame(picture), ...ground.tiles(board, picture), ground.seams(picture)],
  },
  {
    name: "centre", from: ({ board, picture, view }) => [board, picture, words([view.chip, view.taken, view.trail?.left])],
    draw: ({ board, picture, view }) => [...ground.blocks(board, picture),
      ...(view.trail?.left ? centreLeft(board, view, picture) : [centreChip(board, view, picture)])],
  },
  {
    name: "targets", from: ({ board, picture, view }) => [board, picture, words(view.chip)],
    draw: ({ board, picture, view }) => targets(board, view, picture),
  },
  {
    name: "markers", from: ({ picture, view }) => [picture, words(view.markers)],
    draw: ({ picture, view }) => standing("marker", view.markers, picture, markerPiece),
  },
  {
    name: "diagonals", from: ({ board, picture, detailed }) => [board, picture, detailed],
    draw: ({ board, picture, detailed }) => diagonals(board, picture, detailed),
  },
  {
    name: "trail", from: ({ picture, view }) => [picture, words([view.robots, view.trail, view.selected, view.landing])],
    draw: ({ picture, view }, { passed }) => [
      ...trail(view.trail?.moves ?? [], picture, measures.trail), ...landings(view, picture), ...passed.map((each) => stop(each)),
    ],
  },
  {
    name: "walls", from: ({ board, picture }) => [board, picture],
    draw: ({ board, picture }) => [ground.walls(board, picture), ground.innerLine(picture)],
  },
  {
    name: "coordinates", from: ({ board, picture, view }) => [board, picture, view.coordinates],
    draw: ({ board, picture, view }) => (view.coordinates ? ground.coordinates(board, picture) : []),
  },
  {
    name: "invitation", from: ({ picture, view }) => [picture, words([view.robots, view.invitation])],
    draw: ({ picture, view }) => invitation(view, picture),
  },
  {
    name: "robots", from: ({ picture, view, detailed }) => [picture, words([view.robots, view.trail]), view.selected, detailed],
    draw: ({ picture, view, detailed }) =>
      standing("robot", view.robots, picture, (robot) =>
        tree("g", { class: "motion" }, robotPiece(robot, { detailed, selected: robot === view.selected, ...mood(robot, view, picture) })),
      ),
  },
  {
    name: "badges", from: ({ picture, view }) => [picture, words([view.robots, view.trail])],
    draw: ({ view: { trail: shown } }, { standing: stops }) => [
      ...stops.map((each) => stop(each, shown?.reached && each.number === shown.moves.length)), tree("circle", { class: "herald", r: 1 }),
    ],
  },
  {
    name: "aim", from: ({ picture, view }) => [picture, view.crosshair, view.quarter, words(view.notes)],
    draw: ({ picture, view }) => [quarter(view, picture), ...crosshair(view, picture), ...notes(view, picture)],
  },
];

/** The values from which each layer of a picture was drawn. @type {WeakMap<SVGSVGElement, (readonly unknown[])[]>} */
const drawn = new WeakMap();

/**
 * Makes `svg` show `state`. Unchanged layers stay untouched.
 * @param {SVGSVGElement} svg @param {State} state
 */
export function render(svg, state) {
  const { picture, view } = state;
  const { left, top, width, height } = extent(picture, view.coordinates);
  const viewBox = [left, top, width, height].map(round).join(" ");
  if (svg.getAttribute("viewBox") !== viewBox) svg.setAttribute("viewBox", viewBox);
  const before = drawn.get(svg) ?? [];
  if (before.length === 0) patch(svg, LAYERS.map(({ name }) => tree("g", { class: `layer ${name}` })));
  const occupied = new Set(Object.values(view.robots).map((cell) => ground.spotKey(picture.spot(cell))));
  const stops = trailStops(view.trail?.moves ?? [], occupied, picture);
  const now = LAYERS.map(({ from }) => from(state));
  LAYERS.forEach(({ draw }, index) => {
    const same = before[index]?.every((value, place) => value === now[index][place]);
    if (!same) patch(svg.children[index], draw(state, stops).filter((part) => part !== null));
  });
  drawn.set(svg, now);
}

/** Returns a value as text; equal values have equal text. @param {unknown} value */
function words(value) {
  return JSON.stringify(value);
}

/**
 * Returns the extent of the picture in cells: the board, its frame and the coordinates, if any.
 * @param {Picture} picture @param {boolean} coordinates
 */
export function extent({ width, height }, coordinates) {
  const edge = measures.frame.width + (coordinates ? measures.coordinates.margin : 0);
  return { left: -edge, top: -edge, width: width + 2 * edge, height: height + 2 * edge };
}

/**
 * Puts a piece in the middle of its cell.
 * @param {Spot} spot @param {Tree} piece @param {string} [key]
 */
function put({ x, y }, piece, key) {
  return tree("g", { transform: `translate(${x + 0.5} ${y + 0.5})`, "data-key": key }, piece);
}

/**
 * Draws the current chip in the centre block, if the board has one. Its back is visible only while it turns over.
 * @param {BoardData} board @param {Pick<View, "chip"> & {taken?: boolean}} view @param {Picture} picture
 */
export function centreChip(board, { chip, taken }, picture) {
  const middle = ground.centre(board, picture);
  if (!chip || taken || !middle) return null;
  const transform = `translate(${middle.x} ${middle.y}) scale(${measures.block.chip})`;
  return tree("g", { class: "turning", transform }, backPiece(), chipPiece(chip.robot, chip.symbol));
}

/**
 * Draws the current chip in the centre block with the words for the moves left under it (R6.14).
 * @param {BoardData} board @param {View} view @param {Picture} picture
 */
function centreLeft(board, view, picture) {
  const middle = ground.centre(board, picture);
  const chip = centreChip(board, view, picture);
  if (!middle || !chip || !view.trail?.left) return [chip];
  const { x, y } = middle;
  const shrunk = 0.68;
  const place = `translate(${round(x * (1 - shrunk))} ${round(y * (1 - shrunk) - 0.2)}) scale(${shrunk})`;
  return [tree("g", { transform: place }, chip), text(view.trail.left, x, y + 0.74, 0.34, "moves-left")];
}

/**
 * Draws the printed targets and the target in play over its tint. `plain` omits the symbols of targets that are not in
 * play.
 * @param {BoardData} board @param {Pick<View, "chip">} view @param {Picture} picture @param {boolean} [plain]
 */
export function targets(board, { chip }, picture, plain = false) {
  const quiet = board.targets
    .filter(({ cell }) => cell !== chip?.cell)
    .map(({ cell, robot, symbol }) => put(picture.spot(cell), targetPiece(robot, symbol, { plain })));
  if (!chip) return quiet;
  const spot = picture.spot(chip.cell);
  return [...quiet, ground.tint(spot, chip.robot), put(spot, currentPiece(chip.robot, chip.symbol))];
}

/**
 * Returns what a robot's eyes show: it looks where it went and smiles on the target; then the others look at it.
 * @param {Robot} robot @param {View} view @param {Picture} picture
 */
function mood(robot, { robots, trail: shown }, picture) {
  const last = shown?.moves.at(-1);
  const moved = robot === last?.robot;
  if (!last || (!moved && !shown?.reached)) return {};
  const [from, to] = (moved ? last.cells.slice(-2) : [robots[robot] ?? last.cells[0], last.cells[last.cells.length - 1]]).map(picture.spot);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  return { gaze: /** @type {const} */ ([dx / far, dy / far]), smile: moved && shown?.reached };
}

/** @param {BoardData} board @param {Picture} picture @param {boolean} detailed */
export function diagonals(board, picture, detailed) {
  return board.diagonals.map(({ cell, robot, lean }) =>
    put(picture.spot(cell), diagonalPiece(robot, picture.lean(lean), { detailed }), `diagonal-${cell}`),
  );
}

/**
 * Draws one piece for each robot in its cell.
 * @param {string} name @param {Robots} places @param {Picture} picture @param {(robot: Robot) => Tree} piece
 */
export function standing(name, places, picture, piece) {
  const entries = /** @type {[Robot, CellName][]} */ (Object.entries(places));
  return entries.map(([robot, cell]) => put(picture.spot(cell), piece(robot), `${name}-${robot}`));
}

/**
 * Draws the moves as lines. The rims of one robot's consecutive moves lie under all their fills, so that they join
 * without a seam.
 * @param {readonly TrailMove[]} moves @param {Picture} picture @param {{rim: number, fill: number}} widths
 */
export function trail(moves, picture, widths) {
  /** @type {{robot: Robot, rims: Tree[], fills: Tree[]}[]} */
  const turns = [];
  trailLines(moves, picture).forEach(({ robot, points }, index) => {
    if (turns.at(-1)?.robot !== robot) turns.push({ robot, rims: [], fills: [] });
    const turn = turns[turns.length - 1];
    const line = (/** @type {"rim" | "fill"} */ part) =>
      tree("polyline", {
        class: `piece trail-${part}`,
        "data-robot": robot,
        "data-move": index + 1,
        "data-key": `trail-${part}-${index + 1}`,
        points: points.map((point) => point.map(round).join(",")).join(" "),
        "stroke-width": widths[part],
        pathLength: 1,
      });
    turn.rims.push(line("rim"));
    turn.fills.push(line("fill"));
  });
  return turns.flatMap(({ rims, fills }) => [...rims, ...fills]);
}

/** @param {View} view @param {Picture} picture */
function landings({ selected, landing }, picture) {
  const { radius, rim } = measures.landing;
  if (!selected) return [];
  return landing.map(({ cell, count }) =>
    put(picture.spot(cell), count ? numbered(count)
      : tree("circle", { class: "piece landing", "data-robot": selected, r: radius, "stroke-width": rim })),
  );
}

/** Draws the number of moves that are left after a move. @param {NonNullable<import("./types.js").Landing["count"]>} count */
function numbered({ sign, kind }) {
  const { radius, line, dash, size } = measures.count;
  return tree(
    "g",
    { class: `count ${kind}` },
    tree("circle", { r: radius, "stroke-width": line, "stroke-dasharray": kind === "many" && dash.join(" ") }),
    text(sign, 0, round(size * BASELINE), size, "number"),
  );
}

/** @param {View} view @param {Picture} picture */
function invitation({ invitation: shown, robots }, picture) {
  if (!shown) return [];
  const { ring, arrow, line, dash } = measures.invitation;
  const target = tree("circle", { class: "inviting", r: ring, "stroke-width": line, "stroke-dasharray": dash.join(" ") });
  const cell = shown.robot && robots[shown.robot];
  if (!cell) return [put(picture.spot(shown.target), target)];
  const arrows = shown.directions.map((direction) =>
    tree("path", { class: "inviting", "stroke-width": line, d: `M${-arrow} ${-ring - arrow}l${arrow} ${-arrow}l${arrow} ${arrow}`,
      transform: `rotate(${TURNS[picture.toPicture(direction)]})` }),
  );
  const circle = tree("circle", { class: "inviting", r: ring, "stroke-width": line });
  return [put(picture.spot(shown.target), target), put(picture.spot(cell), tree("g", {}, circle, ...arrows))];
}

/** @param {View} view @param {Picture} picture */
function notes({ notes: shown = [] }, { spot }) {
  return shown.map(({ cell, number }) => {
    const { x, y } = spot(cell);
    return stop({ number, x: x + 0.86, y: y + 0.14 });
  });
}

/** @param {View} view @param {Picture} picture */
function quarter({ quarter: place }, { width, height, spot }) {
  if (place === null || place === undefined) return null;
  const corner = spot([0, width - 1, width * height - 1, width * (height - 1)][place]); // boards of panels are square
  const { inset, radius, line } = measures.quarter;
  return tree("rect", {
    class: "quarter", x: (corner.x && width / 2) + inset, y: (corner.y && height / 2) + inset,
    width: width / 2 - 2 * inset, height: height / 2 - 2 * inset, rx: radius, "stroke-width": line,
  });
}

/** @param {View} view @param {Picture} picture */
function crosshair({ crosshair: cell }, picture) {
  if (!cell) return [];
  const { x, y } = picture.spot(cell);
  const { line, ring, radius } = measures.crosshair;
  return [
    tree("path", { class: "crosshair", "stroke-width": line,
      d: `M${x + 0.5} 0V${y}M${x + 0.5} ${y + 1}V${picture.height}M0 ${y + 0.5}H${x}M${x + 1} ${y + 0.5}H${picture.width}` }),
    tree("rect", { class: "crosshair", "stroke-width": ring, x, y, width: 1, height: 1, rx: radius }),
  ];
}

/** Draws a number or, on the target, a tick in a ring (R6.14). @param {Stop} stop */
function stop({ number, x, y }, reached = false) {
  const { radius, edge, number: size } = measures.stop;
  const face = reached
    ? [
        tree("circle", { class: "reached-ring", r: radius + edge, "stroke-width": edge }),
        tree("path", { class: "tick", d: `M${-radius / 2} 0l${radius / 3} ${radius / 2.5}L${radius / 2} ${-radius / 2.5}`,
          "stroke-width": 1.5 * edge }),
      ]
    : [text(String(number), 0, round(size * BASELINE), size, "number")];
  return tree(
    "g",
    { class: reached ? "stop reached" : "stop", transform: `translate(${round(x)} ${round(y)})`, "data-key": `stop-${number}` },
    tree("circle", { r: radius, "stroke-width": edge }),
    ...face,
  );
}
