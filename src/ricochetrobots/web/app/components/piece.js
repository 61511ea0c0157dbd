// Pieces of the game at any size: robots, chips, targets, markers, diagonals, as board/piece.js draws them.

import { chipPiece, diagonalPiece, pieceSvg, robotPiece } from "../../board/piece.js";
import { html } from "../../vendor/vendor.js";

/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").TargetSymbol} TargetSymbol */
/** @typedef {import("../../board/types.js").Tree} Tree */

/**
 * A piece as a picture; with `label` it speaks, without it words beside it do.
 * @param {{tree: Tree, size?: number, label?: string}} props
 */
export function Piece({ tree, size = 28, label }) {
  return html`<span class="piece-box" dangerouslySetInnerHTML=${{ __html: pieceSvg(tree, { size, label }) }} />`;
}

/** @param {{robot: Robot, size?: number, label?: string}} props */
export function RobotPiece({ robot, size = 30, label }) {
  return html`<${Piece} tree=${robotPiece(robot, { detailed: size >= 30 })} size=${size} label=${label} />`;
}

/** A chip as it lies in the hand. @param {{chip: {robot: Robot | null, symbol: TargetSymbol | null}, size?: number, label?: string}} props */
export function ChipPiece({ chip, size = 28, label }) {
  return html`<${Piece} tree=${chipPiece(chip.robot, chip.symbol ?? "vortex")} size=${size} label=${label} />`;
}

/** @param {{robot: Robot, size?: number, label?: string}} props */
export function DiagonalPiece({ robot, size = 30, label }) {
  return html`<${Piece} tree=${diagonalPiece(robot, "\\", { detailed: false })} size=${size} label=${label} />`;
}
