// A puzzle that one person solves on the page's board: the puzzle of a day, of practice, of a run against the clock, or of a
// lesson. It has the moves with undo, the judgement at the target, the result, and the keys.

import { afterFrame } from "../frame/afterframe.js";
import { say } from "../frame/announcer.js";
import { useBoard } from "../frame/boardhost.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { ChipLine } from "../hand/chipline.js";
import { pathsOf } from "../hand/replay.js";
import { handScene, pathScene, VERDICT_MS } from "../hand/scene.js";
import { createTable, useLaidBoard, useTable } from "../hand/table.js";
import { judgeHere } from "../../rules/judge.js";
import { readPuzzle } from "../../rules/position.js";
import { endOf, firstMoves, follow, robotsAfter, startFrom, withMove } from "../../rules/trial.js";
import { isStill } from "../../store/settings.js";
import { computed, html, signal, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").TargetSymbol} TargetSymbol */
/** @typedef {import("../../net/api.js").Judgement} Judgement */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../rules/trial.js").Trial} Trial */
/** @typedef {ReturnType<typeof createSolvable>} Solvable */

/**
 * How a page uses a puzzle. `found`: the stored result, whose paths the board then shows; without it, a puzzle is done until
 * its moves change. `exactly`: the required number of moves, if one is set.
 * @typedef {object} SolvableRules
 * @property {BoardData} [data]  the board, if the page has read it
 * @property {TargetSymbol} [symbol]  the target's symbol, known before the board
 * @property {() => readonly string[]} [kept]  the moves made earlier
 * @property {() => {moves: readonly string[], shortest: readonly string[]} | null} [found]
 * @property {() => boolean} [isShut]  no robot can be moved, although the puzzle is not done
 * @property {() => number | null} [exactly]
 * @property {() => void} [onTouch]  called when a robot is chosen or moved
 * @property {(trial: Trial) => void} [onChange]
 * @property {(path: string) => Promise<Judgement>} [judge]  by default the device
 * @property {(judgement: Judgement, moves: readonly string[]) => void} onSolved
 * @property {() => void} [onFailed]
 */

/** @param {BoardApi} api @param {string} puzzle in the notation of docs/notation.md @param {SolvableRules} rules */
export function createSolvable(api, puzzle, {
  data, symbol, kept, found, isShut = () => false, exactly = () => null, onTouch, onChange, judge = (path) => judgeHere(puzzle, path),
  onSolved, onFailed,
}) {
  const { board: text, robots: start, target } = readPuzzle(puzzle);
  const table = createTable(api);
  const { board, chosen, replay, stage } = table;
  const trial = signal(startFrom(start));
  /** Whether these moves have solved the puzzle or ended it. */
  const over = signal(false);
  /** Whether it is being solved again, although it has a result. */
  const retrying = signal(false);
  const done = computed(() => (found ? found() !== null && !retrying.value : over.value));
  const robots = computed(() => robotsAfter(trial.value, board.value));
  const chip = computed(() => /** @type {Chip} */ ({
    ...target, symbol: symbol ?? board.value?.targets.find(({ cell }) => cell === target.cell)?.symbol ?? null,
  }));
  const paths = computed(() => {
    const { moves = [], shortest = [] } = found?.() ?? {};
    return pathsOf({ start, chip: chip.value }, moves, shortest);
  });
  const cannotMove = () => done.value || isShut();
  /** Moves requested before the board is shown. @type {[Robot, Direction][]} */
  let early = [];

  /** Returns the scene of the path that is being replayed or, without a replay, of the first path. */
  function resultScene() {
    const looked = replay.playback.value;
    const [path] = paths.value;
    const shown = looked?.trial ?? (board.value && path && follow(board.value, start, path.moves));
    return shown ? { ...pathScene(board.value, shown, looked?.step ?? shown.slides.length, chip.value), taken: false } : {};
  }

  function handsScene() {
    const shut = cannotMove();
    return {
      ...handScene(board.value, trial.value, shut ? null : chosen.value),
      readOnly: shut, chip: chip.value, taken: false, markers: trial.value.moves.length ? start : {},
    };
  }

  /** @param {Trial} reached */
  function become(reached) {
    over.value = false;
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
    if (cannotMove() || (most !== null && trial.value.moves.length >= most)) return;
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
        if (found && !isStill()) await new Promise((resolve) => setTimeout(resolve, VERDICT_MS));
        if (trial.value === reached) finish(() => onSolved(judgement, reached.moves));
        return;
      }
      const words = judgement.code === "no-ricochet" ? t("corner-first") : t("failed-moves-used", { moves: reached.moves.length });
      showMessage({ words, urgent: true });
      onFailed?.();
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
    }
  }

  /** Ends the puzzle; `store` stores its result. @param {() => void} [store] */
  function finish(store) {
    over.value = true;
    store?.();
    if (found) chosen.value = null;
    retrying.value = false;
  }

  return {
    ...table, data, text, start, trial, chip, done, paths, move, finish,
    scene: computed(() => (found && done.value ? resultScene() : handsScene())),

    /** Plays the moves made earlier, and those requested while the board was being fetched. */
    begin() {
      if (kept && board.value && trial.value.moves.length === 0) trial.value = follow(board.value, start, kept());
      for (const wanted of early.splice(0)) move(...wanted);
    },

    /** @param {Robot} robot */
    choose(robot) {
      if (cannotMove() || !robots.value[robot]) return;
      onTouch?.();
      chosen.value = robot;
    },

    undo: () => become(firstMoves(trial.value, Math.max(0, trial.value.moves.length - 1))),

    /** Puts the robots back, even after a result. */
    restart() {
      retrying.value = true;
      replay.close();
      become(startFrom(start));
    },
  };
}

/**
 * Shows a puzzle on the page's board while the component is mounted, and makes a new one when `given` changes.
 * @template G @template {Solvable} T
 * @param {G | null} given @param {(given: G, api: BoardApi) => T} create
 */
export function useSolvable(given, create) {
  const { api } = useBoard();
  // oxlint-disable-next-line react/exhaustive-deps -- `create` is new in each rendering, but does the same
  const table = useMemo(() => given && create(given, api), [given, api]);
  useTable(table, table?.text);
  useLaidBoard(table?.data ?? table?.text);
  return table;
}

/**
 * Adds the keys that choose robots, undo moves and take a hint.
 * @param {Pick<Solvable, "start" | "chosen" | "choose" | "undo" | "restart"> & {hint?: () => void} | null} table
 */
export function useSolvableKeys(table) {
  const inPlay = /** @type {Robot[]} */ (Object.keys(table?.start ?? {}));
  useKeys(table ? [
    ...inPlay.map((robot) => ({ keys: [robot.toLowerCase()], text: `key-choose-${robot}`, run: () => table.choose(robot) })),
    { keys: ["Escape"], text: "key-choose-none", when: () => table.chosen.value !== null, run: () => void (table.chosen.value = null) },
    { keys: ["u"], text: "key-undo", run: table.undo },
    { keys: ["U"], text: "key-restart", run: table.restart },
    ...(table.hint ? [{ keys: ["h"], text: "key-hint", run: table.hint }] : []),
  ] : []);
}

/** The robot, the target, and the number of moves so far. @param {{table: Pick<Solvable, "chip" | "trial">}} props */
export function Aim({ table }) {
  const { length } = table.trial.value.moves;
  return html`
    <${ChipLine} chip=${table.chip.value} class="puzzle-aim" />
    <p class="puzzle-count"><b>${length}</b> <span class="note">${t("moves-word", { count: length })}</span></p>
  `;
}
