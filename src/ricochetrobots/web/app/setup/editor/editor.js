// A board of one's own: walls, diagonals, targets, robots and closed cells, from 2 to 32 squares a side.

import { useHistory } from "./edithistory.js";
import { BoardCards } from "./editorcards.js";
import { useEditorKeys } from "./editorkeys.js";
import { clear, drawingOf, emptyDrawing, hasWall, isInner, problemsOf, setCentre, setClosed, setDiagonal, setRobot, setTarget,
  setWall } from "./edits.js";
import { keepDrawing, keptDrawing } from "../keptsetup.js";
import { usePan } from "./pan.js";
import { PieceKeys, ToolKeys } from "./toolkeys.js";
import { Button } from "../../components/button.js";
import { Panel, Sheet, Title } from "../../components/panel.js";
import { answer } from "../../frame/announcer.js";
import { layBoard, useBoard } from "../../frame/boardhost.js";
import { useFrame, useTools } from "../../frame/frame.js";
import { showMessage } from "../../frame/message.js";
import { copyText } from "../../frame/share.js";
import { analysisPath } from "../../links/analyselink.js";
import { isOn } from "../../../board/cells.js";
import { linkTo } from "../../../net/address.js";
import { writePuzzle } from "../../../rules/position.js";
import { html, useEffect, useRef, useState } from "../../../vendor/vendor.js";
import { describeCell } from "../../../words/names.js";
import { t } from "../../../words/text.js";

/** @typedef {import("../../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../../board/types.js").CellName} CellName */
/** @typedef {import("../../../board/types.js").Direction} Direction */
/** @typedef {import("../../../board/types.js").Robots} Robots */
/** @typedef {import("./edits.js").Drawing} Drawing */
/** @typedef {import("./toolkeys.js").Pieces} Pieces */
/** @typedef {import("./toolkeys.js").Tool} Tool */

/** @type {Pieces} */
const FIRST_PIECES = { diagonal: { robot: "B", lean: "/" }, target: { robot: "R", symbol: "moon" }, robot: "R" };

/**
 * `box` is the board of the box's panels, if they are laid.
 * @param {{title: string, custom: BoardData | null, box: BoardData | null, robots: Robots, onDone: (drawing: Drawing) =>
 * void}} props
 */
export function Editor({ title, custom, box, robots, onDone }) {
  const drawing = useHistory(() => (custom ? drawingOf(custom, robots) : keptDrawing() ?? setCentre(emptyDrawing(16, 16), true)));
  const [tool, setTool] = useState(/** @type {Tool} */ ("wall"));
  const [pieces, setPieces] = useState(FIRST_PIECES);
  const [chosen, setSquare] = useState(/** @type {CellName | null} */ (null));
  /** A line of walls that the mouse draws: whether it sets or clears them, and whether it runs north and south. */
  const stroke = useRef(/** @type {{set: boolean, upright: boolean} | null} */ (null));
  const latest = useRef(drawing.now);
  latest.current = drawing.now;
  const { board } = drawing.now;
  const square = chosen !== null && isOn(board, chosen) ? chosen : null;
  const panning = usePan(board);
  const problems = problemsOf(drawing.now);
  const { api } = useBoard({ onAim: aim, onCell: press, onCursor: setSquare });

  useFrame({ screen: "game", title, facts: [t("editor-title"), `${board.width} × ${board.height}`] });
  useTools([
    { icon: "undo", label: t("undo"), disabled: !drawing.canUndo, run: drawing.undo },
    { icon: "redo", label: t("key-redo"), disabled: !drawing.canRedo, run: drawing.redo },
  ]);
  useEffect(() => {
    api.setView({ aiming: true, cursorMode: true, chip: null });
    return () => api.setView({ aiming: false, cursorMode: false, crosshair: null, notes: [] });
  }, [api]);
  useEffect(() => {
    api.setView({ robots: {}, crosshair: null, cursor: null, notes: [] }); // nothing may lie outside the board
    void layBoard(board);
    api.setView({ robots: drawing.now.robots, notes: problems.map(({ cell }, place) => ({ cell, number: place + 1 })) });
    keepDrawing(drawing.now);
  // oxlint-disable-next-line react/exhaustive-deps -- all of them come from the drawing
  }, [drawing.now]);
  useEffect(() => api.setView({ crosshair: square, cursor: square }), [square, drawing.now, api]);
  useEditorKeys({
    api, board, square, move, put, undo: drawing.undo, redo: drawing.redo,
    wall: (side) => square && edit(square, setWall(latest.current, square, side)),
    diagonal: (lean) => square && edit(square, setDiagonal(latest.current, square, pieces.diagonal.robot, lean)),
    clear: () => square && edit(square, clear(latest.current, square, { walls: true })),
  });

  /** @param {Drawing} next */
  function change(next) {
    latest.current = next;
    drawing.change(next);
  }

  /** Draws walls along the edges that the mouse passes. @param {CellName | null} cell @param {Direction | null} [side] */
  function aim(cell, side = null) {
    if (cell === null) return void (stroke.current = null);
    if (tool !== "wall" || !side || !isInner(board, cell, side)) return;
    const upright = side === "e" || side === "w";
    if (!stroke.current) {
      stroke.current = { set: !hasWall(latest.current.board, cell, side), upright };
      return change(setWall(latest.current, cell, side, stroke.current.set));
    }
    if (stroke.current.upright !== upright) return; // near a corner
    const next = setWall(latest.current, cell, side, stroke.current.set);
    latest.current = next;
    drawing.amend(next);
  }

  /** Uses the tool on a cell. @param {CellName} cell @param {Direction | null} [side] */
  function press(cell, side = null) {
    if (panning.current) return;
    setSquare(cell);
    if (tool !== "wall") put(cell);
    else if (!side) answer(describeCell(board, drawing.now.robots, cell));
  }

  /** @param {CellName} cell */
  function put(cell) {
    const now = latest.current;
    if (tool === "diagonal") edit(cell, setDiagonal(now, cell, pieces.diagonal.robot, pieces.diagonal.lean));
    else if (tool === "target") edit(cell, setTarget(now, cell, pieces.target));
    else if (tool === "robot") edit(cell, setRobot(now, cell, pieces.robot));
    else if (tool === "closed") edit(cell, setClosed(now, cell));
    else if (tool === "erase") edit(cell, clear(now, cell, { walls: true }));
  }

  /** Makes a change to a cell and reads it out. @param {CellName} cell @param {Drawing} next */
  function edit(cell, next) {
    change(next);
    answer(describeCell(next.board, next.robots, cell));
  }

  /** Moves the square. @param {CellName} cell */
  function move(cell) {
    setSquare(cell);
    answer(describeCell(board, drawing.now.robots, cell));
  }

  async function copyLink() {
    const copied = await copyText(linkTo(analysisPath({ board: board.board, robots: drawing.now.robots, setUp: true })));
    showMessage({ words: t(copied ? "link-copied" : "editor-not-copied") });
  }

  async function copy() {
    const copied = await copyText(writePuzzle({ board: board.board, robots: drawing.now.robots }));
    showMessage({ words: t(copied ? "editor-copied" : "editor-not-copied") });
  }

  return html`
    <${Panel} class="editor">
      <div>
        <${Title}>${square && tool === "wall" ? t("editor-square", { cell: square }) : t(`editor-now-${tool}`)}</>
        <p class="note">${t(`editor-note-${tool}`)}</p>
      </div>
      <${BoardCards} drawing=${drawing.now} problems=${problems} box=${box} onChange=${change} />
    </>
    <${Sheet} class="editor-sheet">
      <${ToolKeys} tool=${tool} pieces=${pieces} onTool=${setTool} />
      <${PieceKeys} tool=${tool} board=${board} square=${square} pieces=${pieces}
        onSide=${(/** @type {Direction} */ side) => square && change(setWall(drawing.now, square, side))} onPieces=${setPieces} />
      <div class="buttons"><${Button} icon="copy" label=${t("editor-copy")} onClick=${copy} />
        <${Button} icon="share" label=${t("analyse-link")} onClick=${copyLink} />
        <${Button} kind="main" onClick=${() => onDone(drawing.now)}>${t("editor-robots")}</></div>
    </>
  `;
}
