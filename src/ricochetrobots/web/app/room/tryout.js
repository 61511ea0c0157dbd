// A two-move puzzle on the room's board for players who wait: one robot, one chip, no other robots.

import { Card } from "../components/panel.js";
import { useFrameOver } from "../frame/afterframe.js";
import { useBoard } from "../frame/boardhost.js";
import { Pad, Solved, usePractice } from "../solve/exercise.js";
import { Aim } from "../solve/solvable.js";
import { cellIndex, cellName, DIRECTIONS } from "../../board/cells.js";
import { slide } from "../../rules/slide.js";
import { html, useMemo, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../solve/exercise.js").Practice} Practice */

const LEVEL = "ew";
const LONG = 4;

/**
 * Returns a puzzle that one robot solves in two moves around a corner, if possible with long slides, or null.
 * @param {BoardData} board @returns {string | null} in the notation of docs/notation.md
 */
function twoMovePuzzle(board) {
  const taken = new Set([...board.closed, ...board.diagonals.map(({ cell }) => cell), ...board.targets.map(({ cell }) => cell)]);
  for (const long of [LONG, 1]) {
    for (const { robot, cell: target } of board.targets) {
      if (robot === null) continue;
      const corners = origins(board, robot, target, long);
      const starts = corners.flatMap((corner) => origins(board, robot, corner, long));
      const start = starts.find((cell) => !taken.has(cell) && reaches(board, robot, cell, target, long));
      if (start) return `${board.board} ${robot}${start} >${robot}${target}`;
    }
  }
  return null;
}

/**
 * Returns the cells from which a slide of `robot` alone can end on `cell`: a wall stops it there, so it comes from the
 * opposite side.
 * @param {BoardData} board @param {Robot} robot @param {string} cell @param {number} long
 */
function origins(board, robot, cell, long) {
  const walls = board.walls[cellIndex(cell, board.width)];
  return DIRECTIONS.flatMap((_, side) => {
    if (!(walls & (1 << side))) return [];
    const { cells } = slide(board, { [robot]: cell }, robot, DIRECTIONS[(side + 2) % 4]);
    return cells.slice(long).map((index) => cellName(index, board.width));
  });
}

/** @param {BoardData} board @param {Robot} robot @param {string} start @param {string} target @param {number} long */
function reaches(board, robot, start, target, long) {
  return DIRECTIONS.some((direction) => {
    const first = slide(board, { [robot]: start }, robot, direction);
    if (first.refused || first.cells.length <= long) return false;
    const corner = cellName(first.cells[first.cells.length - 1], board.width);
    return DIRECTIONS.some((next) => {
      if (LEVEL.includes(next) === LEVEL.includes(first.heading)) return false;
      const second = slide(board, { [robot]: corner }, robot, next);
      return !second.refused && second.cells.length > long && cellName(second.cells[second.cells.length - 1], board.width) === target;
    });
  });
}

/**
 * Shows the puzzle on the current board while it is wanted.
 * @param {string | undefined} board as text @param {boolean} wanted
 */
export function useTryout(board, wanted) {
  const { data } = useBoard();
  const [solved, setSolved] = useState(false);
  const due = useFrameOver();
  const laid = due && wanted && data?.board === board ? data : null;
  const task = useMemo(() => {
    const puzzle = laid && twoMovePuzzle(laid);
    return puzzle ? { puzzle } : null;
  }, [laid]);
  const practice = usePractice(task, () => setSolved(true));
  return { practice, solved };
}

/** @param {{practice: Practice, solved: boolean, titleRef?: import("../../vendor/vendor.js").Ref<HTMLHeadingElement>}} props */
export function Tryout({ practice, solved, titleRef }) {
  return html`
    <${Card} class="tryout">
      <h2 tabindex=${-1} ref=${titleRef}>${t("tryout-title")}</h2>
      <div class="puzzle-head"><${Aim} table=${practice} /></div>
      ${solved && practice.done.value ? html`<${Solved} words=${t("tryout-done")} />` : html`<p class="note">${t("puzzle-how")}</p>`}
      <${Pad} practice=${practice} />
    </>
  `;
}
