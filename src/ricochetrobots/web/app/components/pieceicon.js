// Pieces of the game at any size, drawn by board/piece.js: robots, chips, diagonals.

import { chipPiece, diagonalPiece, pieceSvg, robotPiece } from "../../board/piece.js";
import { html, useMemo } from "../../vendor/vendor.js";

/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").TargetSymbol} TargetSymbol */
/** @typedef {import("../../board/types.js").Tree} Tree */

/**
 * A piece as a picture, drawn again when a value of `from` changes. Screen readers read `label`; without it, the words
 * beside the picture must suffice.
 * @param {() => Tree} draw @param {readonly unknown[]} from @param {{size: number, label?: string}} look
 */
function usePiece(draw, from, { size, label }) {
  // oxlint-disable-next-line react/exhaustive-deps -- the caller lists in `from` what `draw` reads
  const markup = useMemo(() => ({ __html: pieceSvg(draw(), { size, label }) }), [...from, size, label]);
  return html`<span class="piece-box" dangerouslySetInnerHTML=${markup} />`;
}

/** @param {{robot: Robot, size?: number, label?: string, smile?: boolean}} props */
export function RobotPiece({ robot, size = 30, label, smile = false }) {
  return usePiece(() => robotPiece(robot, { detailed: size >= 30, smile }), [robot, smile], { size, label });
}

/**
 * A chip beside the board.
 * @param {{chip: {robot: Robot | null, symbol: TargetSymbol | null}, size?: number, label?: string}} props
 */
export function ChipPiece({ chip, size = 28, label }) {
  return usePiece(() => chipPiece(chip.robot, chip.symbol), [chip.robot, chip.symbol], { size, label });
}

/** @param {{robot: Robot, size?: number, label?: string}} props */
export function DiagonalPiece({ robot, size = 30, label }) {
  return usePiece(() => diagonalPiece(robot, "\\", { detailed: false }), [robot], { size, label });
}
