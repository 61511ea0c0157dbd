// Robots, targets, chips, markers and diagonals as trees in a unit cell centred on 0,0. board.css colours them.

import { style } from "./style.js";
import { BASELINE, markup, round, text, tree } from "./tree.js";

/** @typedef {import("./types.js").Lean} Lean */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Robot} Robot */
/** @typedef {import("./types.js").TargetSymbol} TargetSymbol */
/** @typedef {import("./types.js").Tree} Tree */

const { robots, symbols, measures } = style;

/**
 * Returns a robot's closed shape, scaled. The width of `line` stays in cells.
 * @param {Robot} robot @param {number} scale @param {string} name a class @param {number} [line] @param {number} [y]
 */
function shape(robot, scale, name, line, y = 0) {
  const transform = y ? `translate(0 ${y}) scale(${scale})` : `scale(${scale})`;
  return tree("path", { class: name, d: robots[robot].shape, transform, "stroke-width": line && round(line / scale) });
}

/**
 * Draws a robot: with a face and a letter if `detailed` (34 px per cell or more), otherwise with a larger face and a
 * larger letter, of which board.css shows one. The eyes look along the vector `gaze`, and smile on the target.
 * @param {Robot} robot @param {{detailed?: boolean, selected?: boolean, gaze?: Point, smile?: boolean}} [state]
 */
export function robotPiece(robot, { detailed = true, selected = false, gaze = [0, 0], smile = false } = {}) {
  const { scale, rim, shadow } = measures.robot;
  const { visor, wide, mark, small } = robots[robot];
  return tree(
    "g",
    { class: "piece robot", "data-robot": robot },
    selected && shape(robot, measures.selected.ring, "ring"),
    selected && shape(robot, measures.selected.gap, "ring-gap"),
    shape(robot, scale, "shadow", undefined, shadow.y),
    shape(robot, scale, "body", rim),
    tree("g", { class: detailed ? "face" : "face small" },
      ...(detailed ? face(visor, measures.robot.visor, gaze, smile) : face(wide, measures.robot.wide, gaze, smile))),
    detailed ? letter(robot, mark) : letter(robot, small, "letter small"),
  );
}

/**
 * Draws the visor and two eyes, which are open or, if the robot smiles, arcs.
 * @param {{y: number, half: number}} visor @param {{high: number, eye: number}} size @param {Point} gaze @param {boolean} smile
 */
function face({ y, half }, { high, eye }, [dx, dy], smile) {
  const eyes = [-1, 1].map((side) => [round((side * half) / 2 + measures.robot.gaze * dx), round(y + measures.robot.gaze * dy)]);
  return [
    tree("rect", { class: "visor", x: round(-half), y: round(y - high / 2), width: round(2 * half), height: high, rx: high / 2 }),
    ...eyes.map(([x, down]) => smile
      ? tree("path", { class: "smile", "stroke-width": measures.robot.smile,
        d: `M${round(x - eye)} ${round(down + eye / 2)}a${eye} ${eye} 0 0 1 ${2 * eye} 0` })
      : tree("circle", { class: "eye", cx: x, cy: down, r: eye })),
  ];
}

/** @param {Robot} robot @param {{y: number, size: number}} place */
function letter(robot, { y, size }, name = "letter") {
  return text(robot, 0, y, size, name);
}

/**
 * Draws the marker of a robot's cell at the start of the round (R2.2).
 * @param {Robot} robot
 */
export function markerPiece(robot) {
  const { scale, line, dash } = measures.marker;
  return tree(
    "g",
    { class: "piece marker", "data-robot": robot, transform: `scale(${scale})` },
    tree("path", { class: "outline", d: robots[robot].shape, "stroke-width": line, "stroke-dasharray": dash.join(" ") }),
  );
}

/**
 * Draws a target that is not in play: a tint with its symbol, or the vortex. `plain` omits the symbol.
 * @param {Robot | null} robot @param {TargetSymbol | null} symbol @param {{plain?: boolean}} [state]
 */
export function targetPiece(robot, symbol, { plain = false } = {}) {
  if (robot === null) {
    return tree("g", { class: "piece target vortex", transform: `scale(${symbols.vortex.scale})` }, ...vortex());
  }
  const { scale, outline } = measures.quiet;
  return tree(
    "g",
    { class: "piece target quiet", "data-robot": robot },
    shape(robot, scale, "body", outline),
    !plain && symbol && sign(robot, symbol),
  );
}

/**
 * Draws the target in play on a tile of inverse colour.
 * @param {Robot | null} robot @param {TargetSymbol | null} symbol
 */
export function currentPiece(robot, symbol) {
  const { scale, spot } = measures.current;
  const corner = -spot.size / 2;
  return tree(
    "g",
    { class: "piece target current" },
    tree("rect", { class: "spot", x: corner, y: corner, width: spot.size, height: spot.size, rx: spot.radius }),
    tree("g", { transform: `scale(${scale})` }, chipPiece(robot, symbol)),
  );
}

/**
 * Draws a chip: the shape in full colour with its symbol.
 * @param {Robot | null} robot @param {TargetSymbol | null} symbol
 */
export function chipPiece(robot, symbol) {
  const { scale, rim } = measures.chip;
  if (robot === null) {
    const edge = tree("circle", { class: "edge", r: symbols.vortex.disc, "stroke-width": rim });
    return tree("g", { class: "piece chip vortex" }, edge, ...vortex());
  }
  return tree(
    "g",
    { class: "piece chip", "data-robot": robot },
    shape(robot, scale, "body", rim),
    symbol && sign(robot, symbol),
  );
}

/** Draws the back of a chip, which is the same for all chips. */
export function backPiece() {
  return tree("circle", { class: "piece chip-back", r: symbols.vortex.disc * measures.chip.scale, "stroke-width": measures.chip.rim });
}

/** @param {Robot} robot @param {TargetSymbol} symbol */
function sign(robot, symbol) {
  const { scale, y } = robots[robot].symbol;
  const size = symbol === "planet" ? scale * symbols.planet.scale : scale;
  return tree("g", { class: "sign", transform: `translate(0 ${y}) scale(${round(size)})` }, ...symbolParts(symbol));
}

/** @param {TargetSymbol} symbol @returns {Tree[]} */
function symbolParts(symbol) {
  if (symbol === "vortex") return vortex();
  if (symbol !== "planet") return [tree("path", { class: "solid", d: symbols[symbol], "fill-rule": "evenodd" })];
  const { turn, ring, disc, front, gap } = symbols.planet;
  return [
    tree(
      "g",
      { transform: `rotate(${turn})` },
      tree("ellipse", { class: "line", rx: ring.rx, ry: ring.ry, "stroke-width": ring.width }),
      tree("circle", { class: "solid", r: disc }),
      tree("path", { class: "gap", d: front, "stroke-width": gap }),
      tree("path", { class: "line", d: front, "stroke-width": ring.width }),
    ),
  ];
}

function vortex() {
  const { disc, blade, turns, hub } = symbols.vortex;
  return [
    tree("circle", { class: "disc", r: disc }),
    ...Object.entries(turns).map(([robot, turn]) =>
      tree("path", { class: "blade", "data-robot": robot, d: blade, transform: `rotate(${turn})` }),
    ),
    tree("circle", { class: "hub", r: hub }),
  ];
}

/**
 * Draws a diagonal with the badge of the robot that passes through it (R4.1).
 * @param {Robot} robot @param {Lean} lean @param {{detailed?: boolean}} [state]
 */
export function diagonalPiece(robot, lean, { detailed = true } = {}) {
  const { half, rim, fill, badge } = measures.diagonal;
  const end = lean === "/" ? -half : half;
  const bar = { x1: -half, y1: -end, x2: half, y2: end };
  return tree(
    "g",
    { class: "piece diagonal", "data-robot": robot },
    tree("line", { class: "bar-rim", ...bar, "stroke-width": rim }),
    tree("line", { class: "bar", ...bar, "stroke-width": fill }),
    shape(robot, badge.scale, "body", badge.rim),
    detailed && letter(robot, { y: badge.letter * BASELINE + robots[robot].symbol.y * badge.scale, size: badge.letter }),
  );
}

/**
 * Returns a piece as separate markup, `size` pixels per cell, for panels and buttons. With a `label`, it is an image
 * with that name; without one, it is hidden from assistive technology.
 * @param {Tree} piece @param {{size: number, label?: string}} options
 */
export function pieceSvg(piece, { size, label }) {
  const role = label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label };
  return markup(
    tree("svg", { class: "piece-svg", viewBox: "-.5 -.5 1 1", width: size, height: size, ...role }, piece),
  );
}
