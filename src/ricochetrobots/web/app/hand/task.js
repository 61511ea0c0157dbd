// A puzzle that one person solves on the board, with undo. When the target is reached, the server judges the path.

import { ChipLine } from "./chipline.js";
import { handScene } from "./scene.js";
import { createTable } from "./table.js";
import { afterFrame } from "../frame/afterframe.js";
import { say } from "../frame/announcer.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { readPuzzle } from "../../rules/position.js";
import { endOf, firstMoves, follow, robotsAfter, startFrom, withMove } from "../../rules/trial.js";
import { computed, html, signal } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").TargetSymbol} TargetSymbol */
/** @typedef {import("../../net/api.js").Judgement} Judgement */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../rules/trial.js").Trial} Trial */
/** @typedef {ReturnType<typeof createTask>} Task */

/**
 * The rules of a task on a page. `isShut`: no robot can be moved. `exactly`: the required number of moves, if one is
 * set.
 * @typedef {object} TaskRules
 * @property {TargetSymbol} [symbol]  the target's symbol, known before the board
 * @property {() => readonly string[]} [kept]  the moves made earlier
 * @property {() => boolean} isShut
 * @property {() => number | null} [exactly]
 * @property {() => void} [onTouch]  called when a robot is chosen or moved
 * @property {(trial: Trial) => void} [onChange]
 * @property {(path: string) => Promise<Judgement>} judge
 * @property {(judgement: Judgement, trial: Trial) => void | Promise<void>} onSolved
 * @property {() => void} [onFailed]
 */

/** @param {BoardApi} api @param {string} puzzle in the notation of docs/notation.md @param {TaskRules} rules */
export function createTask(api, puzzle, { symbol, kept, isShut, exactly = () => null, onTouch, onChange, judge, onSolved, onFailed }) {
  const { board: text, robots: start, target } = readPuzzle(puzzle);
  const table = createTable(api);
  const { board, chosen, stage } = table;
  const trial = signal(startFrom(start));
  const robots = computed(() => robotsAfter(trial.value, board.value));
  const chip = computed(() => /** @type {Chip} */ ({
    ...target, symbol: symbol ?? board.value?.targets.find(({ cell }) => cell === target.cell)?.symbol ?? null,
  }));
  const scene = computed(() => {
    const shut = isShut();
    return {
      ...handScene(board.value, trial.value, shut ? null : chosen.value),
      readOnly: shut, chip: chip.value, taken: false, markers: trial.value.moves.length ? start : {},
    };
  });
  /** Moves requested before the board is shown. @type {[Robot, Direction][]} */
  let early = [];

  /** @param {Trial} reached */
  function become(reached) {
    trial.value = reached;
    onChange?.(reached);
  }

  /** @param {Robot} robot @param {Direction} direction */
  function move(robot, direction) {
    if (!board.value) {
      early.push([robot, direction]);
      return;
    }
    const most = exactly();
    if (isShut() || (most !== null && trial.value.moves.length >= most)) return;
    onTouch?.();
    chosen.value = robot;
    const made = table.slide(robots.value, robot, direction);
    if (!made) return;
    const cell = endOf(made, board.value);
    const next = withMove(trial.value, direction, made);
    const count = next.moves.length;
    afterFrame(() => say(t("move-made", { count, robot, direction, cell })));
    const rest = stage.act((host) => host.animateMove(made));
    become(next);
    const reached = cell === target.cell && (target.robot ?? robot) === robot;
    if (most === null ? reached : count === most) void rest.then(() => ask(next));
  }

  /** @param {Trial} reached */
  async function ask(reached) {
    try {
      const judgement = await judge(reached.moves.join(" "));
      if (trial.value !== reached) return;
      if (judgement.ok) {
        await onSolved(judgement, reached);
        return;
      }
      const words = judgement.code === "no-ricochet" ? t("corner-first") : t("failed-moves-used", { moves: reached.moves.length });
      showMessage({ words, urgent: true });
      onFailed?.();
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
    }
  }

  return {
    ...table, text, start, trial, chip, scene, move,

    /** Plays the moves made earlier, and those requested while the board was being fetched. */
    begin() {
      if (kept && board.value && trial.value.moves.length === 0) trial.value = follow(board.value, start, kept());
      for (const wanted of early.splice(0)) move(...wanted);
    },

    /** @param {Robot} robot */
    choose(robot) {
      if (isShut() || !robots.value[robot]) return;
      onTouch?.();
      chosen.value = robot;
    },

    undo: () => become(firstMoves(trial.value, Math.max(0, trial.value.moves.length - 1))),
    restart: () => become(startFrom(start)),
  };
}

/**
 * Adds the keys that choose robots and undo moves.
 * @param {Pick<Task, "start" | "chosen" | "choose" | "undo" | "restart"> | null} task
 */
export function useTaskKeys(task) {
  const inPlay = /** @type {Robot[]} */ (Object.keys(task?.start ?? {}));
  useKeys(task ? [
    ...inPlay.map((robot) => ({ keys: [robot.toLowerCase()], text: `key-choose-${robot}`, run: () => task.choose(robot) })),
    { keys: ["Escape"], text: "key-choose-none", when: () => task.chosen.value !== null, run: () => void (task.chosen.value = null) },
    { keys: ["u"], text: "key-undo", run: task.undo },
    { keys: ["U"], text: "key-restart", run: task.restart },
  ] : []);
}

/** The robot, the target, and the number of moves so far. @param {{task: Pick<Task, "chip" | "trial">}} props */
export function Aim({ task }) {
  const { length } = task.trial.value.moves;
  return html`
    <${ChipLine} chip=${task.chip.value} class="puzzle-aim" />
    <p class="puzzle-count"><b>${length}</b> <span class="note">${t("moves-word", { count: length })}</span></p>
  `;
}
