// The board of a first visit: eight squares wide, two moves from red to its star, and what to say after each move.

import { say, sayNow } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { createSolvable, useSolvable, useSolvableKeys } from "../solve/solvable.js";
import { useHandKeys } from "../hand/handpad.js";
import { cellIndex } from "../../board/cells.js";
import { slide } from "../../rules/slide.js";
import { landings, robotsAfter } from "../../rules/trial.js";
import { noteFirstSolved } from "../../store/newcomer.js";
import { computed, useEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {ReturnType<typeof createFirst>} FirstTable */

/** The sides of each square with a wall, as the bits of a hexadecimal digit. */
const WALLS = "9111151380000102a800004280280012800280028004000280010002c4444446";

/** The data that the server would send for this text; tests/web/test_first_board.py compares them. @type {BoardData} */
export const FIRST_BOARD = {
  board: "8x8:f1s,a3e,g3s,c4e,d5e,d6s,Rf2s,Gb3p,Yg5m,Bd7g",
  width: 8,
  height: 8,
  walls: Array.from(WALLS, (digit) => Number.parseInt(digit, 16)),
  diagonals: [],
  targets: [
    { robot: "R", symbol: "star", cell: "f2" },
    { robot: "G", symbol: "planet", cell: "b3" },
    { robot: "Y", symbol: "moon", cell: "g5" },
    { robot: "B", symbol: "gear", cell: "d7" },
  ],
  closed: [],
  markings: null,
};
const STAR = "f2";
const PUZZLE = `${FIRST_BOARD.board} Ra7 Bg7 >R${STAR}`;
export const FEWEST = 2;

/** @type {Record<Direction, (x: number, y: number) => boolean>} */
const AT_EDGE = {
  n: (_, y) => y === 0, e: (x) => x === FIRST_BOARD.width - 1, s: (_, y) => y === FIRST_BOARD.height - 1, w: (x) => x === 0,
};

/** @param {object} _ @param {BoardApi} api */
function createFirst(_, api) {
  const solvable = createSolvable(api, PUZZLE, {
    data: FIRST_BOARD, symbol: "star",
    // every path to the star turns a corner, because red starts in another row and another column
    judge: async () => ({ ok: true, code: null, clause: null, move_index: null, sentence: "", moves: 0, best: FEWEST }),
    onSolved() {
      noteFirstSolved();
      cue("success");
    },
  });
  const { chosen, done, trial } = solvable;
  chosen.value = "R";
  const scene = computed(() => {
    const hand = solvable.scene.value;
    const robot = done.value ? null : chosen.value;
    const directions = robot ? landings(FIRST_BOARD, robotsAfter(trial.value, FIRST_BOARD), robot).map(({ direction }) => direction) : [];
    return {
      ...hand, landing: [], trail: { moves: trial.value.slides, reached: done.value },
      invitation: done.value ? null : { robot, directions, target: STAR },
    };
  });
  return {
    ...solvable, scene,

    /** The ring stays behind while a robot slides. @param {Robot} robot @param {Direction} direction */
    move(robot, direction) {
      api.setView({ invitation: null });
      solvable.move(robot, direction);
    },

    restart() {
      solvable.restart();
      chosen.value = "R";
    },
  };
}

const FIRST = {};

/** Shows the board of a first visit while the component is mounted. @returns {FirstTable} */
export function useFirst() {
  const table = /** @type {FirstTable} */ (useSolvable(FIRST, createFirst));
  useSolvableKeys(table);
  useHandKeys(table);
  useEffect(() => () => table.api.setView({ invitation: null }), [table]);
  const { title, note } = firstWords(table);
  const solved = table.done.value;
  const touched = table.trial.value.moves.length > 0;
  useEffect(() => {
    if (touched) (solved ? sayNow : say)(`${title} ${note}`);
  }, [title, note, solved, touched]);
  return table;
}

/** Returns the title and the note below it. @param {Pick<FirstTable, "trial" | "done">} table */
export function firstWords({ trial: { value: trial }, done }) {
  const { moves, slides } = trial;
  const count = moves.length;
  if (done.value) {
    return count === FEWEST ? { title: t("first-solved"), note: t("first-solved-note") }
      : { title: t("first-later", { moves: count }), note: t("first-solved-note") };
  }
  const last = slides.at(-1);
  const how = matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
  if (!last) return { title: t("first-title"), note: t("first-note", { how }) };
  const robots = robotsAfter(trial, FIRST_BOARD);
  const star = cellIndex(STAR, FIRST_BOARD.width);
  if (last.robot === "R" && last.cells.includes(star)) return { title: t("first-over"), note: t("move-count", { moves: count }) };
  const [x, y] = [last.cells.at(-1) ?? 0].flatMap((cell) => [cell % FIRST_BOARD.width, Math.floor(cell / FIRST_BOARD.width)]);
  const stopper = slide(FIRST_BOARD, robots, last.robot, last.heading).refused?.by;
  const robot = stopper && stopper !== "wall" ? stopper : null;
  const near = landings(FIRST_BOARD, robots, "R").some(({ cell }) => cell === STAR);
  const cause = robot ? (near ? "ready" : "robot") : AT_EDGE[last.heading](x, y) ? "edge" : "wall";
  const title = t("first-stopped", { by: cause, robot: robot ?? "B" });
  return { title, note: near ? t("move-count", { moves: count }) : t("first-slide-on", { moves: count }) };
}
