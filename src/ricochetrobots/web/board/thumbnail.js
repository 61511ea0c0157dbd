// A small picture of a board with a path on it, for rows and cards. It has no numbers, and no symbols on targets that
// are not in play.

import * as ground from "./ground.js";
import { orient } from "./orient.js";
import { robotPiece } from "./piece.js";
import { centreChip, diagonals, extent, standing, targets, trail } from "./render.js";
import { style } from "./style.js";
import { markup, round, tree } from "./tree.js";

/** @typedef {import("./types.js").BoardData} BoardData */
/** @typedef {import("./types.js").Orientation} Orientation */
/** @typedef {import("./types.js").Robots} Robots */
/** @typedef {import("./types.js").Tree} Tree */
/** @typedef {import("./types.js").View} View */

/**
 * Returns a part of the board as markup, with all details: `left`, `top`, `width` and `height` are cells of the picture.
 * It is hidden from assistive technology.
 * @param {BoardData} board @param {Robots} robots @param {Orientation} orientation
 * @param {{left: number, top: number, width: number, height: number}} part @param {Tree[]} [over] drawn over the board
 */
export function partSvg(board, robots, orientation, { left, top, width, height }, over = []) {
  const picture = orient(board, orientation);
  return markup(
    tree(
      "svg",
      { class: "board-picture", viewBox: [left, top, width, height].map(round).join(" "), "aria-hidden": "true" },
      ground.frame(picture),
      ...ground.tiles(board, picture),
      ...ground.blocks(board, picture),
      ...targets(board, { chip: null }, picture),
      ...diagonals(board, picture, false),
      ground.walls(board, picture),
      ground.innerLine(picture),
      ...standing("robot", robots, picture, (robot) => robotPiece(robot)),
      ...over,
    ),
  );
}

/**
 * Returns the picture as markup, which fills the width of its container. With a `label`, it is an image with that name;
 * without one, it is hidden from assistive technology.
 * @param {BoardData} board @param {Pick<View, "robots" | "chip" | "trail">} view
 * @param {{label?: string, orientation?: Orientation}} [options]
 */
export function thumbnailSvg(board, view, { label, orientation = { turn: 0, mirror: false } } = {}) {
  const picture = orient(board, orientation);
  const { left, top, width, height } = extent(picture, false);
  const viewBox = [left, top, width, height].map(round).join(" ");
  const role = label === undefined ? { "aria-hidden": "true" } : { role: "img", "aria-label": label };
  return markup(
    tree(
      "svg",
      { class: "board-picture", viewBox, ...role },
      ground.frame(picture),
      ...ground.tiles(board, picture),
      ground.seams(picture),
      ...ground.blocks(board, picture),
      centreChip(board, view, picture),
      ...targets(board, view, picture, true),
      ...diagonals(board, picture, false),
      ...trail(view.trail?.moves ?? [], picture, style.measures.thumbnail),
      ground.walls(board, picture),
      ground.innerLine(picture),
      ...standing("robot", view.robots, picture, (robot) => robotPiece(robot, { detailed: false })),
    ),
  );
}
