// A small task that one person solves on the board: robots moved in private, and the server's judge asked at the target.

import { judgeText } from "../net/api.js";
import { computed, effect, html, signal, useEffect, useLayoutEffect, useMemo } from "../vendor/vendor.js";
import { sayNow } from "./announcer.js";
import { layBoard, useBoard } from "./boardhost.js";
import { Button } from "./components/button.js";
import { Icon } from "./components/icon.js";
import { showMessage } from "./components/message.js";
import { ChipPiece, RobotPiece } from "./components/piece.js";
import { HandPad } from "./game/hand.js";
import { useKeys } from "./keys.js";
import { problemWords } from "./problem.js";
import { t } from "./text.js";
import { landings, pathText, robotsIn } from "./trial.js";
import { tryAloud } from "./tried.js";
import { chipName } from "./words.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Chip} Chip */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").View} Scene */
/** @typedef {import("./boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./trial.js").Trial} Trial */
/** @typedef {ReturnType<typeof createPractice>} Practice */

/**
 * What is to be solved: a puzzle as NOTATION.md writes it, on a board of that text. `bids`: a number must be said before
 * robots move, and met exactly; `bid` is the number if it is said already. `symbol` is the target's, known before the board.
 * @typedef {{puzzle: string, symbol?: import("../board/types.js").TargetSymbol, bids?: boolean, bid?: number}} Task
 */

/** @param {string} puzzle */
function read(puzzle) {
  const [board, ...words] = puzzle.split(" ");
  const target = words[words.length - 1].slice(1);
  const robots = Object.fromEntries(words.slice(0, -1).map((word) => [word[0], word.slice(1)]));
  return { board, robots, robot: target[0] === "*" ? null : /** @type {Robot} */ (target[0]), cell: target.slice(1) };
}

/** @param {Task} task @param {BoardApi} api @param {(moves: number) => void} onDone */
function createPractice({ puzzle, symbol: printed, bids = false, bid: said }, api, onDone) {
  const { robots: start, robot: asked, cell: target } = read(puzzle);
  const board = signal(/** @type {BoardData | null} */ (null));
  const trial = signal(/** @type {Trial} */ ({ start, moves: [] }));
  const chosen = signal(/** @type {Robot | null} */ (null));
  const bid = signal(said ?? null);
  const done = signal(false);
  /** Moves asked for before the board lies there. @type {[Robot, Direction][]} */
  let early = [];
  const robots = computed(() => robotsIn(trial.value, board.value?.width ?? 0));
  const symbol = computed(() => printed ?? board.value?.targets.find(({ cell }) => cell === target)?.symbol ?? null);
  const chip = computed(() => /** @type {Chip} */ ({ robot: asked, cell: target, symbol: symbol.value }));
  const shut = computed(() => done.value || (bids && bid.value === null));
  const scene = computed(() => {
    const selected = shut.value ? null : chosen.value;
    return /** @type {Scene} */ ({
      robots: robots.value, selected, readOnly: shut.value, cursorMode: selected === null, chip: chip.value,
      markers: trial.value.moves.length ? start : {},
      trail: { moves: trial.value.moves.map((move) => move.slide) },
      landing: selected && board.value ? landings(board.value, robots.value, selected) : [],
      cursor: null, coordinates: false,
    });
  });
  const leave = effect(() => {
    if (!board.value) return;
    const { cursor: _, coordinates: __, ...changes } = scene.value;
    api.setView(changes);
  });

  /** @param {number} count of moves kept */
  function takeBack(count) {
    done.value = false;
    trial.value = { ...trial.value, moves: trial.value.moves.slice(0, count) };
  }

  /** @param {Trial} reached @param {boolean} last whether no move may follow */
  async function ask(reached, last) {
    try {
      const answer = await judgeText(puzzle, pathText(reached));
      if (trial.value !== reached) return;
      if (answer.ok) {
        done.value = true;
        onDone(reached.moves.length);
        return;
      }
      showMessage({ words: answer.code === "no-ricochet" ? t("corner-first") : t("failed-moves-used", { moves: reached.moves.length }), urgent: true });
      if (last) goBack();
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
    }
  }

  /** The robots go back, and another number may be said where one was to be said. */
  function goBack() {
    takeBack(0);
    bid.value = said ?? null;
  }

  return {
    api, board, scene, trial, chosen, chip, bid, bids, done, shut, leave, text: read(puzzle).board,

    /** Takes the board when it lies there, and makes the moves asked for until then. @param {BoardData | null} laid */
    lay(laid) {
      board.value = laid;
      if (!laid) return;
      const moves = early;
      early = [];
      for (const [robot, direction] of moves) this.move(robot, direction);
    },

    /** @param {Robot} robot */
    choose(robot) {
      if (robots.value[robot] && !shut.value) chosen.value = robot;
    },

    /** @param {Robot} robot @param {Direction} direction */
    move(robot, direction) {
      if (!board.value) {
        early.push([robot, direction]);
        return;
      }
      if (shut.value || (bid.value !== null && trial.value.moves.length >= bid.value)) return;
      chosen.value = robot;
      const tried = tryAloud(api, trial.value, board.value, robot, direction);
      if (!tried) return;
      const { next, made, cell } = tried;
      const rest = api.animateMove(made);
      trial.value = next;
      const there = cell === target && (asked ?? robot) === robot;
      if (bid.value === null ? there : next.moves.length === bid.value) rest.then(() => ask(next, bid.value !== null));
    },

    undo: () => takeBack(Math.max(0, trial.value.moves.length - 1)),
    restart: goBack,
  };
}

/**
 * Lays a task on the page's board for as long as the page is there; null lays nothing.
 * @param {Task | null} task @param {(moves: number) => void} onDone with the number of moves, when it is solved
 */
export function usePractice(task, onDone) {
  const { api, data } = useBoard({
    onMove: (robot, direction) => void (laid && table?.move(robot, direction)), // on another board it is about that one
    onSelect: (robot) => void (laid && table?.choose(robot)),
  });
  const table = useMemo(() => task && createPractice(task, api, onDone), [task]);
  const laid = table && data?.board === table.text ? data : null;
  useLayoutEffect(() => table?.lay(laid), [table, laid]);
  useEffect(() => {
    if (!table) return undefined;
    layBoard(table.text).catch((error) => showMessage({ words: problemWords(error), urgent: true }));
    return table.leave;
  }, [table]);
  const inPlay = table ? /** @type {Robot[]} */ (Object.keys(table.trial.value.start)) : [];
  useKeys(table ? [
    ...inPlay.map((robot) => ({ keys: [robot.toLowerCase()], text: `key-choose-${robot}`, run: () => table.choose(robot) })),
    { keys: ["Escape"], text: "key-choose-none", when: () => table.chosen.value !== null, run: () => void (table.chosen.value = null) },
    { keys: ["u"], text: "key-undo", run: table.undo },
    { keys: ["U"], text: "key-restart", run: table.restart },
  ] : []);
  return table;
}

/** Which robot goes where, and the moves made so far. @param {{table: Practice}} props */
export function Aim({ table }) {
  const chip = table.chip.value;
  const { length } = table.trial.value.moves;
  const words = t("phase-target", { robot: chip.robot ?? "any", target: chipName(chip), cell: chip.cell });
  return html`
    <p class="puzzle-aim">
      <span class="unseen">${words}</span>
      <span class="chip-signs" aria-hidden="true">
        ${chip.robot ? html`<${RobotPiece} robot=${chip.robot} />` : html`<b>${t("phase-any-robot")}</b>`}<${Icon} name="east" /><${ChipPiece} chip=${chip} />
      </span>
      <span aria-hidden="true"><b>${chipName(chip)}</b> ${chip.cell}</span>
    </p>
    <p class="puzzle-count"><b>${length}</b> <span class="note">${t("moves-word", { count: length })}</span></p>
  `;
}

/** Robots and arrows; where a number was said, moves are not taken back one by one. @param {{table: Practice}} props */
export function Pad({ table }) {
  const none = table.trial.value.moves.length === 0;
  return html`
    <${HandPad} table=${table}>
      ${table.bid.value === null && html`<${Button} disabled=${none} onClick=${table.undo}>${t("undo")}</>`}
      <${Button} disabled=${none} onClick=${table.restart}>${t("start-over")}</>
    </>
  `;
}

/** Says that a task is solved, to the ears as well. @param {{words: string}} props */
export function Solved({ words }) {
  useEffect(() => sayNow(words), [words]);
  return html`<p class="verdict">${words}</p>`;
}
