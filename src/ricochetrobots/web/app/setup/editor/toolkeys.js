// The keys of the editor's tools, and those of the chosen tool.

import { hasWall, isInner } from "./edits.js";
import { Icon } from "../../components/icon.js";
import { DIRECTIONS } from "../../../board/cells.js";
import { chipPiece, diagonalPiece, pieceSvg, robotPiece } from "../../../board/piece.js";
import { html } from "../../../vendor/vendor.js";
import { chipName } from "../../../words/names.js";
import { t } from "../../../words/text.js";

/** @typedef {import("../../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../../board/types.js").CellName} CellName */
/** @typedef {import("../../../board/types.js").Direction} Direction */
/** @typedef {import("../../../board/types.js").Lean} Lean */
/** @typedef {import("../../../board/types.js").Robot} Robot */
/** @typedef {import("../../../board/types.js").Tree} Tree */
/** @typedef {import("./edits.js").ChipKind} ChipKind */

const TOOLS = /** @type {const} */ (["wall", "diagonal", "target", "robot", "closed", "erase"]);
/** @typedef {typeof TOOLS[number]} Tool */
/** The piece that each tool sets. @typedef {{diagonal: {robot: Robot, lean: Lean}, target: ChipKind, robot: Robot}} Pieces */

const ROBOTS = /** @type {const} */ (["R", "G", "B", "Y"]);
const SYMBOLS = /** @type {const} */ (["moon", "gear", "planet", "star"]);
/** @type {readonly ChipKind[]} */
const KINDS = [...ROBOTS.flatMap((robot) => SYMBOLS.map((symbol) => ({ robot, symbol }))), { robot: null, symbol: "vortex" }];
const LEANS = /** @type {const} */ (["/", "\\"]);
const ICONS = /** @type {const} */ ({ n: "north", e: "east", s: "south", w: "west" });

/** @param {{tool: Tool, pieces: Pieces, onTool: (tool: Tool) => void}} props */
export function ToolKeys({ tool, pieces, onTool }) {
  /** @type {Record<Tool, unknown>} */
  const pictures = {
    wall: html`<${Icon} name="wall" />`,
    diagonal: html`<${Picture} tree=${diagonalPiece(pieces.diagonal.robot, pieces.diagonal.lean, { detailed: false })} />`,
    target: html`<${Picture} tree=${chipPiece(pieces.target.robot, pieces.target.symbol)} />`,
    robot: html`<${Picture} tree=${robotPiece(pieces.robot, { detailed: false })} />`,
    closed: html`<${Icon} name="closed" />`,
    erase: html`<${Icon} name="erase" />`,
  };
  return html`
    <div class="editor-tools" role="group" aria-label=${t("editor-tools")}>
      ${TOOLS.map((one) => html`<button type="button" key=${one} class="key editor-tool" aria-label=${t(`editor-tool-${one}`)}
        aria-pressed=${one === tool} onClick=${() => onTool(one)}>${pictures[one]}<small>${t(`editor-tool-${one}`)}</small></button>`)}
    </div>
  `;
}

/**
 * The keys of the chosen tool: the sides of a square, or the pieces to set.
 * @param {{tool: Tool, board: BoardData, square: CellName | null, pieces: Pieces, onSide: (side: Direction) => void,
 * onPieces: (pieces: Pieces) => void}} props
 */
export function PieceKeys({ tool, board, square, pieces, onSide, onPieces }) {
  if (tool === "wall") {
    return html`
      <div class="editor-sides" role="group" aria-label=${t("editor-tool-wall")}>
        ${DIRECTIONS.map((side) => html`<button type="button" key=${side} class=${`key side-${side}`}
          aria-label=${t("editor-side", { direction: side })} aria-pressed=${square !== null && hasWall(board, square, side)}
          disabled=${!square || !isInner(board, square, side)} onClick=${() => onSide(side)}><${Icon} name=${ICONS[side]} /></button>`)}
      </div>
    `;
  }
  if (tool === "diagonal") {
    const { diagonal } = pieces;
    return html`
      <div class="editor-pieces four" role="group" aria-label=${t("editor-tool-diagonal")}>
        ${LEANS.flatMap((lean) => ROBOTS.map((robot) => html`<${PieceKey} key=${robot + lean}
          tree=${diagonalPiece(robot, lean, { detailed: false })}
          label=${t("editor-diagonal", { robot, lean: lean === "/" ? "rising" : "falling" })}
          chosen=${diagonal.robot === robot && diagonal.lean === lean}
          onChoose=${() => onPieces({ ...pieces, diagonal: { robot, lean } })} />`))}
      </div>
    `;
  }
  if (tool === "target") {
    const placed = (/** @type {ChipKind} */ kind) =>
      board.targets.some(({ robot, symbol }) => robot === kind.robot && symbol === kind.symbol);
    const chosen = (/** @type {ChipKind} */ kind) => pieces.target.robot === kind.robot && pieces.target.symbol === kind.symbol;
    return html`
      <div class="editor-pieces six" role="group" aria-label=${t("editor-tool-target")}>
        ${KINDS.map((kind) => html`<${PieceKey} key=${chipName(kind)} tree=${chipPiece(kind.robot, kind.symbol)}
          label=${t("editor-target", { target: chipName(kind), placed: placed(kind) ? "yes" : "no" })} tick=${placed(kind)}
          chosen=${chosen(kind)} onChoose=${() => onPieces({ ...pieces, target: kind })} />`)}
      </div>
      <p class="note">${t("editor-tick")}</p>
    `;
  }
  if (tool !== "robot") return null;
  return html`
    <div class="editor-pieces five" role="group" aria-label=${t("editor-tool-robot")}>
      ${/** @type {const} */ ([...ROBOTS, "S"]).map((robot) => html`<${PieceKey} key=${robot} tree=${robotPiece(robot, { detailed: false })}
        label=${t("robot-title", { robot })} chosen=${pieces.robot === robot} onChoose=${() => onPieces({ ...pieces, robot })} />`)}
    </div>
  `;
}

/** @param {{tree: Tree, label: string, chosen: boolean, tick?: boolean, onChoose: () => void}} props */
function PieceKey({ tree, label, chosen, tick = false, onChoose }) {
  return html`
    <button type="button" class="key editor-piece" aria-label=${label} aria-pressed=${chosen} onClick=${onChoose}>
      <${Picture} tree=${tree} />${tick && html`<${Icon} name="check" size=${12} />`}
    </button>
  `;
}

/** @param {{tree: Tree}} props */
function Picture({ tree }) {
  return html`<span class="piece-box" dangerouslySetInnerHTML=${{ __html: pieceSvg(tree, { size: 26 }) }} />`;
}
