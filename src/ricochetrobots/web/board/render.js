// Draws a State: state in, SVG out; rendering twice changes nothing. Knows no rules, no clock, no input.

import * as ground from "./ground.js";
import { style } from "./style.js";
import { backPiece, chipPiece, currentPiece, diagonalPiece, markerPiece, robotPiece, targetPiece } from "./piece.js";
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

/** Degrees by which an arrow to the north is turned. @type {Record<Direction, number>} */
const TURNS = { n: 0, e: 90, s: 180, w: 270 };

const { measures } = style;

/**
 * The layers from below: what each is made from, as values to compare, and how it is drawn.
 * @type {readonly {name: string, from: (state: State) => readonly unknown[], draw: (state: State, stops: Stops) => readonly (Tree | null)[]}[]}
 */
const LAYERS = [
  {
    name: "ground", from: ({ board, picture }) => [board, picture],
    draw: ({ board, picture }) => [ground.frame(picture), ...ground.tiles(board, picture), ground.seams(picture)],
  },
  {
    name: "centre", from: ({ board, picture, view }) => [board, picture, words([view.chip, view.taken, view.win?.sign])],
    draw: ({ board, picture, view }) => [...ground.blocks(board, picture), centreChip(board, view, picture), centreSign(board, view, picture)],
  },
  {
    name: "targets", from: ({ board, picture, view }) => [board, picture, words([view.chip, view.win])],
    draw: ({ board, picture, view }) => [...targets(board, view, picture), ...wins(view, picture, "under")],
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
    name: "robots", from: ({ picture, view, detailed }) => [picture, words(view.robots), view.selected, detailed],
    draw: ({ picture, view, detailed }) =>
      standing("robot", view.robots, picture, (robot) =>
        tree("g", { class: "motion" }, robotPiece(robot, { detailed, selected: robot === view.selected })),
      ),
  },
  {
    name: "badges", from: ({ picture, view }) => [picture, words([view.robots, view.trail])],
    draw: ({ view: { trail: shown } }, { standing: stops }) => [
      ...stops.map((each) => stop(each, shown?.reached && each.number === shown.moves.length)), tree("circle", { class: "herald", r: 1 }),
    ],
  },
  { name: "wins", from: ({ picture, view }) => [picture, words(view.win)], draw: ({ picture, view }) => wins(view, picture, "over") },
];

/** The values from which each layer of a picture was drawn. @type {WeakMap<SVGSVGElement, (readonly unknown[])[]>} */
const drawn = new WeakMap();

/**
 * Makes `svg` show `state`. Layers that would be what they are stay untouched.
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

/** As text, which is the same for what is the same. @param {unknown} value */
function words(value) {
  return JSON.stringify(value);
}

/**
 * Returns what the picture covers in cells: the board, its frame and the coordinates if any.
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
 * Draws the current chip in the centre block, if the board has one. Its back shows only while it turns over.
 * @param {BoardData} board @param {Pick<View, "chip"> & {taken?: boolean}} view @param {Picture} picture
 */
export function centreChip(board, { chip, taken }, picture) {
  const middle = ground.centre(board, picture);
  if (!chip || taken || !middle) return null;
  const transform = `translate(${middle.x} ${middle.y}) scale(${measures.block.chip})`;
  return tree("g", { class: "turning", transform }, backPiece(), chipPiece(chip.robot, chip.symbol));
}

/** Draws the sign of those who won in the centre block. @param {BoardData} board @param {View} view @param {Picture} picture */
function centreSign(board, { win }, picture) {
  const middle = win?.sign && ground.centre(board, picture);
  return middle ? tree("g", { class: "winner", transform: `translate(${middle.x} ${middle.y}) scale(${measures.block.chip})` }, win.sign) : null;
}

/** Draws what lies on the targets of those who won, under the robots or over them. @param {View} view @param {Picture} picture @param {"under" | "over"} part */
function wins({ win }, picture, part) {
  return (win?.targets ?? []).map((target) => put(picture.spot(target.cell), tree("g", { class: "won" }, target[part]), `won-${part}-${target.cell}`));
}

/**
 * Draws the printed targets and, over its tint, the one in play. `plain` leaves out the quiet ones' symbols.
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
 * Draws the moves as lines. The rims of one robot's moves in a row lie under all their fills, so that they
 * join without a seam.
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
  return landing.map(({ cell }) =>
    put(picture.spot(cell), tree("circle", { class: "piece landing", "data-robot": selected, r: radius, "stroke-width": rim })),
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
    tree("path", { class: "inviting", "stroke-width": line, d: `M${-arrow} ${-ring - arrow}l${arrow} ${-arrow}l${arrow} ${arrow}`, transform: `rotate(${TURNS[picture.toPicture(direction)]})` }),
  );
  const circle = tree("circle", { class: "inviting", r: ring, "stroke-width": line });
  return [put(picture.spot(shown.target), target), put(picture.spot(cell), tree("g", {}, circle, ...arrows))];
}

/** A number, or on the target a tick in a ring (R6.14). @param {Stop} stop */
function stop({ number, x, y }, reached = false) {
  const { radius, edge, number: size } = measures.stop;
  const face = reached
    ? [
        tree("circle", { class: "reached-ring", r: radius + edge, "stroke-width": edge }),
        tree("path", { class: "tick", d: `M${-radius / 2} 0l${radius / 3} ${radius / 2.5}L${radius / 2} ${-radius / 2.5}`, "stroke-width": 1.5 * edge }),
      ]
    : [text(String(number), 0, round(size * BASELINE), size, "number")];
  return tree(
    "g",
    { class: reached ? "stop reached" : "stop", transform: `translate(${round(x)} ${round(y)})`, "data-key": `stop-${number}` },
    tree("circle", { r: radius, "stroke-width": edge }),
    ...face,
  );
}
