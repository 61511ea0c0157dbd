// Today's puzzle, solved by hand on the board: moves counted, taken back, and judged by the server.

import { cellName } from "../board/cells.js";
import { judge } from "../net/api.js";
import { computed, effect, html, signal, useEffect, useLayoutEffect, useMemo } from "../vendor/vendor.js";
import { say, sayNow } from "./announcer.js";
import { useBoard } from "./boardhost.js";
import { Button } from "./components/button.js";
import { Icon } from "./components/icon.js";
import { showMessage } from "./components/message.js";
import { Card, Panel, Sheet, Title } from "./components/panel.js";
import { ChipPiece, RobotPiece } from "./components/piece.js";
import { HandPad, MoveList } from "./game/hand.js";
import { useKeys } from "./keys.js";
import { problemWords } from "./problem.js";
import { go, Link, TODAY } from "./router.js";
import { t } from "./text.js";
import { landings, pathText, robotsIn, tryMove } from "./trial.js";
import { chipName, describeCell, refusedMove } from "./words.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").View} Scene */
/** @typedef {import("../net/api.js").Judgement} Judgement */
/** @typedef {import("../net/api.js").TodaysPuzzle} TodaysPuzzle */
/** @typedef {import("./boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./trial.js").Trial} Trial */
/** @typedef {ReturnType<typeof createPuzzle>} PuzzleTable */

/** Where the robots of a puzzle's text stand. @param {string} puzzle @returns {Robots} */
function robotsOf(puzzle) {
  const places = puzzle.split(/[ _]/).filter((word) => /^[RGBYS][a-z]+\d+$/.test(word));
  return Object.fromEntries(places.map((word) => [word[0], word.slice(1)]));
}

/**
 * A puzzle before one person: robots to choose and move, as `game/hand.js` wants them. A touch opens the puzzle's page.
 * @param {TodaysPuzzle} today @param {BoardApi} api
 */
function createPuzzle({ puzzle, chip }, api) {
  const board = signal(/** @type {BoardData | null} */ (null));
  const trial = signal(/** @type {Trial} */ ({ start: robotsOf(puzzle), moves: [] }));
  const chosen = signal(/** @type {Robot | null} */ (null));
  const verdict = signal(/** @type {Judgement | null} */ (null));
  const done = computed(() => verdict.value?.ok === true);
  const robots = computed(() => robotsIn(trial.value, board.value?.width ?? 0));
  const scene = computed(() => {
    const selected = done.value ? null : chosen.value;
    return /** @type {Partial<Scene>} */ ({
      robots: robots.value, selected, readOnly: done.value, cursorMode: selected === null,
      markers: trial.value.moves.length ? trial.value.start : {},
      chip: { ...chip, symbol: chip.symbol ?? "vortex" },
      trail: { moves: trial.value.moves.map((move) => move.slide) },
      landing: selected && board.value ? landings(board.value, robots.value, selected) : [],
    });
  });
  const leave = effect(() => {
    if (board.value) api.setView(scene.value);
  });

  /** @param {Trial} reached */
  async function ask(reached) {
    try {
      const answer = await judge(puzzle, pathText(reached));
      if (trial.value !== reached) return;
      verdict.value = answer;
      if (answer.ok) sayNow(verdictWords(answer));
      else showMessage({ words: t("corner-first"), urgent: true });
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
    }
  }

  /** @param {number} count of moves kept */
  function takeBack(count) {
    verdict.value = null;
    trial.value = { ...trial.value, moves: trial.value.moves.slice(0, count) };
  }

  return {
    api, board, scene, trial, chosen, verdict, done, leave,

    /** @param {Robot} robot */
    choose(robot) {
      if (!robots.value[robot] || done.value) return;
      go(TODAY);
      chosen.value = robot;
    },

    /** @param {Robot} robot @param {Direction} direction */
    move(robot, direction) {
      if (!board.value || done.value) return;
      go(TODAY);
      chosen.value = robot;
      const { trial: next, made } = tryMove(trial.value, board.value, robot, direction);
      if (made.refused) {
        api.shake(robot, direction);
        showMessage({ words: refusedMove(robot, direction, made.refused), urgent: true });
        return;
      }
      const cell = cellName(made.cells[made.cells.length - 1], board.value.width);
      say(t("move-made", { count: next.moves.length, robot, direction, cell }));
      const rest = api.animateMove(made);
      trial.value = next;
      if (cell === chip.cell && (chip.robot ?? robot) === robot) rest.then(() => ask(next));
    },

    undo: () => takeBack(Math.max(0, trial.value.moves.length - 1)),
    restart: () => takeBack(0),
  };
}

/** Lays a puzzle on the page's board for as long as the page is there. @param {TodaysPuzzle | null} today */
export function usePuzzle(today) {
  const { api, data } = useBoard({
    describeCell: (cell) => (data ? describeCell(data, table?.scene.value.robots ?? {}, cell) : cell),
    onMove: (robot, direction) => table?.move(robot, direction),
    onSelect: (robot) => table?.choose(robot),
  });
  const table = useMemo(() => today && createPuzzle(today, api), [today]);
  const laid = data && today?.puzzle.startsWith(data.board) ? data : null;
  useLayoutEffect(() => {
    if (table) table.board.value = laid;
  }, [table, laid]);
  useEffect(() => table?.leave, [table]);
  return table;
}

/** @param {Judgement} verdict */
function verdictWords({ moves, best }) {
  if (best === null) return t("puzzle-reached", { moves });
  return moves <= best ? t("puzzle-shortest", { moves }) : t("puzzle-longer", { moves, best });
}

/** @param {{chip: TodaysPuzzle["chip"], table: PuzzleTable}} props */
export function Puzzle({ chip, table }) {
  const { moves } = table.trial.value;
  const none = moves.length === 0;
  const verdict = table.verdict.value;
  const inPlay = /** @type {Robot[]} */ (Object.keys(table.trial.value.start));
  useKeys([
    ...inPlay.map((robot) => ({ keys: [robot.toLowerCase()], text: `key-choose-${robot}`, run: () => table.choose(robot) })),
    { keys: ["Escape"], text: "key-choose-none", when: () => table.chosen.value !== null, run: () => void (table.chosen.value = null) },
    { keys: ["u"], text: "key-undo", run: table.undo },
    { keys: ["U"], text: "key-restart", run: table.restart },
  ]);
  return html`
    <${Panel}>
      <${Card} class="puzzle-head">
        <${Title}>${table.done.value ? t("puzzle-done") : t("find-a-way")}</>
        <p class="puzzle-aim">
          ${chip.robot && html`<${RobotPiece} robot=${chip.robot} />`}<${Icon} name="east" /><${ChipPiece} chip=${chip} />
          <span><b>${chipName(chip)}</b> ${chip.cell}</span>
        </p>
        <p class="puzzle-count"><b>${moves.length}</b> <span class="note">${t("moves-word", { count: moves.length })}</span></p>
      </>
      ${none
        ? html`<p class="note">${t("puzzle-how")}</p>`
        : html`<${MoveList} table=${table} moves=${moves.map((move) => move.slide.robot + move.direction)} label=${t("moves-so-far")} />`}
      ${verdict?.ok && html`<p class="verdict">${verdictWords(verdict)}</p>`}
      <p class="puzzle-leave"><${Link} class="button quiet" to="/">${t("to-start")}</></p>
    </>
    <${Sheet}>
      ${table.done.value
        ? html`<div class="buttons"><${Button} class="wide" onClick=${table.restart}>${t("start-over")}</></div>`
        : html`
            <${HandPad} table=${table}>
              <${Button} disabled=${none} onClick=${table.undo}>${t("undo")}</>
              <${Button} disabled=${none} onClick=${table.restart}>${t("start-over")}</>
            </>
          `}
    </>
  `;
}
