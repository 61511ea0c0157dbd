// A picture of one panel as it lies in its quarter of the board, with its mark in the notch.

import { orient } from "../../board/orient.js";
import { chipPiece } from "../../board/piece.js";
import { style } from "../../board/style.js";
import { partSvg } from "../../board/thumbnail.js";
import { tree } from "../../board/tree.js";
import { layPanels, markingOf } from "../../rules/notation.js";

/** @typedef {import("../../rules/notation.js").PanelName} PanelName */
/** @typedef {import("../../board/types.js").Orientation} Orientation */
/** @typedef {import("../../board/types.js").Target} Target */

const EMPTY = layPanels([null, null, null, null]);
const SIDE = EMPTY.width / 2;
/** How far a picture reaches into the neighbouring quarters, so that walls on the seam are whole. */
const SEAM = 0.1;

/** The cells at the board's corners, clockwise from the north-west. */
const CORNERS = [0, EMPTY.width - 1, EMPTY.width ** 2 - 1, EMPTY.width * (EMPTY.width - 1)];

/**
 * Returns the place of a quarter in the picture, counted clockwise from the upper left.
 * @param {number} quadrant @param {Orientation} orientation
 */
export function placeOf(quadrant, orientation) {
  const { x, y } = orient(EMPTY, orientation).spot(CORNERS[quadrant]);
  return y === 0 ? Number(x > 0) : 3 - Number(x > 0);
}

/**
 * Returns the targets of a panel with the cells where they lie.
 * @param {PanelName} panel @param {number} quadrant @returns {readonly Target[]}
 */
export function panelTargets(panel, quadrant) {
  return alone(panel, quadrant).targets;
}

/** @param {PanelName} panel @param {number} quadrant */
function alone(panel, quadrant) {
  return layPanels([0, 1, 2, 3].map((place) => (place === quadrant ? panel : null)));
}

/** Returns the picture as markup. @param {PanelName} panel @param {number} quadrant @param {Orientation} orientation */
export function panelSvg(panel, quadrant, orientation) {
  const place = placeOf(quadrant, orientation);
  const [east, south] = [place === 1 || place === 2, place > 1];
  const edge = style.measures.frame.width;
  const size = SIDE + edge + SEAM;
  const part = { left: east ? SIDE - SEAM : -edge, top: south ? SIDE - SEAM : -edge, width: size, height: size };
  const transform = `translate(${SIDE + (east ? 0.5 : -0.5)} ${SIDE + (south ? 0.5 : -0.5)}) scale(.7)`;
  return partSvg(alone(panel, quadrant), {}, orientation, part, [tree("g", { transform }, chipPiece(markingOf(panel), null))]);
}
