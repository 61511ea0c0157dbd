// The board of an analysis: the moves that a person tries, with unlimited undo, and the solution that they look at.

import { afterFrame } from "../frame/afterframe.js";
import { say } from "../frame/announcer.js";
import { useBoard } from "../frame/boardhost.js";
import { handScene, pathScene } from "../hand/scene.js";
import { createTable, useTable } from "../hand/table.js";
import { isOn } from "../../board/cells.js";
import { endOf, firstMoves, follow, robotsAfter, startFrom, withMove } from "../../rules/trial.js";
import { settings } from "../../store/settings.js";
import { computed, html, signal, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../rules/trial.js").Trial} Trial */
/** @typedef {import("../links/analyselink.js").Subject} Subject */
/** @typedef {import("../links/analyselink.js").Target} Target */
/** @typedef {ReturnType<typeof createAnalysisTable>} AnalysisTable */

/** A desk has room for all parts of the analysis at once, and for coordinates. */
const desk = matchMedia("(width >= 900px) and (height >= 500px)");
export const isWide = signal(desk.matches);
desk.addEventListener("change", () => void (isWide.value = desk.matches));
const coordinates = computed(() => settings.value.coordinates || isWide.value);

/** @param {BoardApi} api @param {Subject} subject */
function createAnalysisTable(api, { board: text, robots: start, target: first, free, moves: given }) {
  const table = createTable(api);
  const { board, chosen, replay, stage } = table;
  const target = signal(first);
  const trial = signal(startFrom(start));
  /** The moves taken back, the next one first. */
  const undone = signal(/** @type {readonly string[]} */ ([]));
  const chip = computed(() => chipOf(board.value, target.value));

  /** The moves to which all numbers refer. At the end of a solution, they are those of the trial. */
  const here = computed(() => {
    const looked = replay.playback.value;
    const within = looked !== null && looked.step > 0 && looked.step < looked.trial.slides.length;
    return within ? firstMoves(looked.trial, looked.step) : trial.value;
  });
  /** Returns the number of moves left after a move, for the marks on the board. Set by the analysis. */
  const numberOf = signal((/** @type {string} */ _move) => /** @type {import("../../board/types.js").Landing["count"]} */ (undefined));
  const scene = computed(() => {
    const looked = replay.playback.value;
    const shown = { chip: chip.value, taken: false, coordinates: coordinates.value };
    if (looked) return { ...pathScene(board.value, looked.trial, looked.step, chip.value), ...shown };
    const hand = handScene(board.value, trial.value, chosen.value);
    const landing = hand.landing.map((mark) => ({ ...mark, count: numberOf.value(chosen.value + mark.direction) }));
    return { ...hand, ...shown, landing, markers: trial.value.moves.length ? start : {} };
  });
  /** The moves on the board. */
  const onBoard = computed(() => {
    const looked = replay.playback.value;
    return looked ? looked.path.moves.slice(0, looked.step) : trial.value.moves;
  });

  /** Ends the replay. The trial goes on from `reached`. @param {Trial} reached */
  function takeOver(reached) {
    if (!replay.playback.value) return;
    replay.close();
    if (reached !== trial.value) undone.value = [];
    trial.value = reached;
  }

  /** @param {Robot} robot @param {Direction} direction @param {readonly string[]} [later] the moves that can still be redone */
  function move(robot, direction, later = []) {
    if (!board.value) return;
    takeOver(here.value);
    chosen.value = robot;
    const made = table.slide(robotsAfter(trial.value, board.value), robot, direction);
    if (!made) return;
    const next = withMove(trial.value, direction, made);
    const cell = endOf(made, board.value);
    afterFrame(() => say(t("move-made", { count: next.moves.length, robot, direction, cell })));
    void stage.act((host) => host.animateMove(made));
    undone.value = later;
    trial.value = next;
  }

  return {
    ...table, text, start, free, target, chip, trial, undone, here, onBoard, numberOf, scene, move,

    begin() {
      if (board.value && trial.value.moves.length === 0) trial.value = follow(board.value, start, given);
    },

    /** Continues from the replayed path with a move swiped on the board. @param {Robot} robot @param {Direction} direction */
    moveShut(robot, direction) {
      const looked = replay.playback.value;
      if (looked) takeOver(firstMoves(looked.trial, looked.step));
      move(robot, direction);
    },

    /** @param {Robot} robot */
    choose(robot) {
      if (!start[robot]) return;
      takeOver(here.value);
      chosen.value = robot;
    },

    undo() {
      takeOver(here.value);
      const { moves } = trial.value;
      if (moves.length === 0) return;
      undone.value = [moves[moves.length - 1], ...undone.value];
      trial.value = firstMoves(trial.value, moves.length - 1);
    },

    redo() {
      const [next, ...later] = undone.value;
      if (next) move(/** @type {Robot} */ (next[0]), /** @type {Direction} */ (next[1]), later);
    },

    /** Chooses the chip to analyse. @param {Target} wanted */
    aim(wanted) {
      replay.close();
      trial.value = startFrom(start);
      undone.value = [];
      target.value = wanted;
    },

    leave() {
      table.leave();
      api.setView({ coordinates: settings.value.coordinates });
    },
  };
}

/**
 * Returns a target with the symbol printed on the board, if there is one.
 * @param {BoardData | null} board @param {Target | null} target @returns {Chip | null}
 */
function chipOf(board, target) {
  if (!target) return null;
  const printed = board?.targets.find(({ cell, robot }) => cell === target.cell && robot === target.robot);
  return { ...target, symbol: printed?.symbol ?? (target.robot === null ? "vortex" : null) };
}

/**
 * Returns whether a position obeys the rules on a board: each robot in a cell of its own that is neither closed nor has
 * a diagonal, and the target's robot in play (R2.2, R4.3, R5.1).
 * @param {BoardData} board @param {Subject} subject
 */
export function isLegal(board, { robots, target }) {
  const cells = Object.values(robots);
  const banned = new Set([...board.closed, ...board.diagonals.map(({ cell }) => cell)]);
  const free = (/** @type {string} */ cell) => isOn(board, cell) && !banned.has(cell);
  if (new Set(cells).size < cells.length || !cells.every(free)) return false;
  return target === null || (free(target.cell) && (target.robot === null || robots[target.robot] !== undefined));
}

/** Shows a subject on the page's board while the component is mounted. @param {Subject | null} subject */
export function useAnalysisTable(subject) {
  const { api } = useBoard();
  const table = useMemo(() => subject && createAnalysisTable(api, subject), [subject, api]);
  useTable(table, table?.text);
  return table;
}

/** @param {{id: string, children?: ComponentChildren}} props */
export function PartTitle({ id, children }) {
  return isWide.value ? html`<h2 id=${id}>${children}</h2>` : html`<h1 id=${id}>${children}</h1>`;
}
