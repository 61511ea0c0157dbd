// Where the robots stand on the real board: swipe the moves, or tap a robot and then its square.

import { enter } from "./current.js";
import { who } from "./tabletopwords.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { afterFrame } from "../frame/afterframe.js";
import { say } from "../frame/announcer.js";
import { useBoard } from "../frame/boardhost.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { go } from "../frame/router.js";
import { HandPad, MoveList } from "../hand/handpad.js";
import { handScene } from "../hand/scene.js";
import { createTable, useLaidBoard, useTable } from "../hand/table.js";
import { useSolvableKeys } from "../solve/solvable.js";
import { cellIndex } from "../../board/cells.js";
import { endOf, robotsAfter, startFrom, withMove } from "../../rules/trial.js";
import { computed, html, signal, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../rules/trial.js").Trial} Trial */

/** @param {BoardApi} api @param {Robots} start */
function createPlaces(api, start) {
  const table = createTable(api);
  const { board, chosen, stage } = table;
  /** Every step, for Undo without limit: a move adds to the path, and a placed robot begins another. */
  const steps = signal(/** @type {readonly Trial[]} */ ([startFrom(start)]));
  const trial = computed(() => steps.value[steps.value.length - 1]);
  const robots = computed(() => robotsAfter(trial.value, board.value));
  return {
    ...table, start, trial, robots,
    scene: computed(() => ({ ...handScene(board.value, trial.value, chosen.value), markers: {}, chip: null })),

    /** @param {Robot} robot */
    choose(robot) {
      if (robots.value[robot]) chosen.value = robot;
    },

    /** @param {Robot} robot @param {import("../../board/types.js").Direction} direction */
    move(robot, direction) {
      chosen.value = robot;
      const made = table.slide(robots.value, robot, direction);
      if (!made || !board.value) return;
      const cell = endOf(made, board.value);
      steps.value = [...steps.value, withMove(trial.value, direction, made)];
      void stage.act((host) => host.animateMove(made));
      afterFrame(() => say(t("move-made", { count: trial.value.moves.length, robot, direction, cell })));
    },

    /** Puts the chosen robot on a square. @param {string} cell */
    tap(cell) {
      const robot = chosen.value;
      if (!robot || !board.value || robots.value[robot] === cell) return;
      if (!isFree(board.value, robots.value, cell)) {
        showMessage({ words: t("table-no-place", { robot, cell }), urgent: true });
        return;
      }
      steps.value = [...steps.value, startFrom({ ...robots.value, [robot]: cell })];
      say(t("table-placed", { robot, cell }));
    },

    undo() {
      if (steps.value.length > 1) steps.value = steps.value.slice(0, -1);
    },
    restart: () => void (steps.value = steps.value.slice(0, 1)),
  };
}

/** Returns whether a robot can stand on a square (R1.4, R4.3). @param {BoardData} board @param {Robots} robots @param {string} cell */
function isFree(board, robots, cell) {
  const taken = Object.values(robots).includes(cell) || board.closed.includes(cell)
    || board.diagonals.some((diagonal) => diagonal.cell === cell);
  return !taken && board.walls[cellIndex(cell, board.width)] !== undefined;
}

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function PlaceRobots({ state }) {
  const { api } = useBoard();
  // oxlint-disable-next-line react/exhaustive-deps -- the robots that the page begins with
  const places = useMemo(() => createPlaces(api, state.robots), []);
  useLaidBoard(state.board);
  useTable(places, state.board ?? undefined);
  useSolvableKeys(places);
  const round = state.rounds[state.rounds.length - 1];
  const { moves } = places.trial.value;
  const still = moves.length === 0 && places.robots.value === state.robots;
  useFrame({ screen: "game", title: t("table-title"), facts: [t("table-where")], aside: t("table-where-now"), back: "/table" });

  function done() {
    enter({ type: "robots", robots: places.robots.value });
    go("/table");
  }

  return html`
    <${Panel}>
      <div class="card-head">
        <${Title}>${round && round.winner !== null ? t("table-path-of", who(state, round.winner)) : t("table-where")}</>
        ${round?.moves && html`<span>${t("replay-place", { move: moves.length, moves: round.moves })}</span>`}
      </div>
      ${moves.length > 0 && html`<${MoveList} moves=${moves} label=${t("moves-so-far")} />`}
      <p class="note">${t("table-where-how")}</p>
    </>
    <${Sheet}>
      <${HandPad} table=${places}>
        <${Button} disabled=${still} onClick=${places.undo}>${t("undo")}</>
        <${Button} kind="main" onClick=${done}>${t("table-done")}</>
      </>
    </>
  `;
}
