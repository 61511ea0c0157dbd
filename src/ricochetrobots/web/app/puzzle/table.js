// The puzzle of a day before one person: robots moved and taken back, hints, and what the server says of the path.

import { cellName } from "../../board/cells.js";
import { hintFor, judge } from "../../net/api.js";
import { computed, effect, signal, useEffect, useLayoutEffect, useMemo } from "../../vendor/vendor.js";
import { sayNow } from "../announcer.js";
import { useBoard } from "../boardhost.js";
import { showMessage } from "../components/message.js";
import { cue } from "../cues.js";
import { PACE } from "../game/pacing.js";
import { robotsAfter } from "../game/path.js";
import { createReplay } from "../game/replay.js";
import { createStage } from "../game/stage.js";
import { problemWords } from "../problem.js";
import { dayPath, go } from "../router.js";
import { isStill } from "../settings.js";
import { t } from "../text.js";
import { landings, pathText, robotsIn, slidesOf, tryMove } from "../trial.js";
import { tryAloud } from "../tried.js";
import { keepRecord, recordOf } from "./days.js";
import { hintWords, verdictWords } from "./words.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").View} Scene */
/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../../net/api.js").Hint} Hint */
/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */
/** @typedef {import("../boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../game/path.js").RoundPath} RoundPath */
/** @typedef {import("../trial.js").Trial} Trial */
/** @typedef {import("./days.js").DayRecord} DayRecord */
/** @typedef {import("./days.js").DayResult} DayResult */
/** @typedef {ReturnType<typeof createPuzzle>} PuzzleTable */

/** @param {DayPuzzle} day @param {BoardApi} api */
function createPuzzle(day, api) {
  const [position] = day.puzzle.split(" >");
  const target = { ...day.chip, symbol: day.chip.symbol ?? "vortex" };
  const stage = createStage(api);
  const replay = createReplay(stage);
  const board = signal(/** @type {BoardData | null} */ (null));
  const trial = signal(/** @type {Trial} */ ({ start: robotsOf(position), moves: [] }));
  const chosen = signal(/** @type {Robot | null} */ (null));
  const kept = signal(recordOf(day.date));
  const retrying = signal(false);
  const done = computed(() => kept.value.result !== null && !retrying.value);
  const robots = computed(() => robotsIn(trial.value, board.value?.width ?? 0));
  const scene = computed(() => (done.value ? resultScene() : trialScene()));

  /** @returns {Partial<Scene>} */
  function trialScene() {
    const selected = chosen.value;
    return {
      robots: robots.value, selected, readOnly: false, cursorMode: selected === null,
      markers: trial.value.moves.length ? trial.value.start : {},
      chip: target,
      trail: { moves: trial.value.moves.map((move) => move.slide) },
      landing: selected && board.value ? landings(board.value, robots.value, selected) : [],
    };
  }

  /** The path that is being replayed, else the one found. @returns {Partial<Scene>} */
  function resultScene() {
    const data = board.value;
    const start = trial.value.start;
    const { path, step } = replay.playback.value ?? shownPath();
    const standing = data ? robotsAfter(path, step, (cell) => cellName(cell, data.width)) : start;
    const trail = { moves: path.slides.slice(0, step) };
    return { robots: standing, selected: null, readOnly: true, cursorMode: true, markers: start, chip: target, trail, landing: [] };
  }

  function shownPath() {
    const { start } = trial.value;
    const slides = board.value ? slidesOf(board.value, start, movesOf(kept.value.result?.path)).slides : [];
    return { path: { start, slides }, step: slides.length };
  }

  /** @param {Partial<DayRecord>} changes */
  function keep(changes) {
    kept.value = { ...kept.value, ...changes };
    keepRecord(day.date, kept.value);
  }

  /** @param {Trial} reached */
  function become(reached) {
    trial.value = reached;
    keep({ moves: pathText(reached) });
  }

  /** @param {Trial} reached */
  async function ask(reached) {
    const path = pathText(reached);
    try {
      const { ok, moves, best } = await judge(day, path);
      if (trial.value !== reached) return;
      if (!ok || best === null) {
        showMessage({ words: t("corner-first"), urgent: true });
        return;
      }
      if (!isStill()) await new Promise((resolve) => setTimeout(resolve, PACE.verdict));
      if (trial.value !== reached) return;
      finish({ path, moves, best, inTime: day.date === day.today, shortest: null });
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
    }
  }

  /** The best path counts; the day is that of the first. @param {DayResult} reached */
  function finish(reached) {
    const before = kept.value.result;
    const words = verdictWords(reached);
    if (before && before.moves <= reached.moves) showMessage({ words });
    else keep({ result: { ...reached, inTime: before?.inTime ?? reached.inTime } });
    chosen.value = null;
    retrying.value = false;
    sayNow(words);
    cue("success");
  }

  /** @param {number} grade */
  async function fetchHint(grade) {
    try {
      return await hintFor(day.date, grade);
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
      return null;
    }
  }

  return {
    api, board, chosen, day, done, kept, replay, scene, trial,

    /** Shows the puzzle while a page wants it; returns the end of that. @param {BoardData | null} laid */
    show(laid) {
      board.value = laid;
      if (!laid) return undefined;
      if (trial.value.moves.length === 0) trial.value = walked(laid, trial.value.start, movesOf(kept.value.moves));
      return effect(() => stage.rest(scene.value));
    },

    /** Takes a robot in hand; that opens the puzzle's page. @param {Robot} robot */
    choose(robot) {
      if (done.value || !robots.value[robot]) return;
      go(dayPath(day));
      chosen.value = robot;
    },

    /** @param {Robot} robot @param {Direction} direction */
    move(robot, direction) {
      if (done.value || !board.value) return;
      go(dayPath(day));
      chosen.value = robot;
      const tried = tryAloud(api, trial.value, board.value, robot, direction);
      if (!tried) return;
      const { next, made, cell } = tried;
      const rest = stage.act((host) => host.animateMove(made));
      become(next);
      if (cell === target.cell && (target.robot ?? robot) === robot) void rest.then(() => ask(next));
    },

    undo: () => become({ ...trial.value, moves: trial.value.moves.slice(0, -1) }),

    /** From the start, also to look for a shorter path than the one found. */
    restart() {
      if (kept.value.result) retrying.value = true;
      replay.close();
      become({ ...trial.value, moves: [] });
    },

    /** Ends looking for a shorter path. */
    giveUp: () => void (retrying.value = false),

    /** Takes the next hint and says it. */
    async hint() {
      if (done.value || kept.value.hints.at(-1)?.last) return;
      const taken = kept.value.hints;
      const hint = await fetchHint(taken.length + 1);
      if (!hint || kept.value.hints !== taken) return;
      keep({ hints: [...taken, hint] });
      sayNow(hintWords(hint));
    },

    /** Asks for a shortest path, after which the result stands, and plays it. */
    async reveal() {
      const { result, hints } = kept.value;
      if (!result) return;
      const hint = hints.at(-1)?.last ? hints.at(-1) : await fetchHint(LAST_HINT);
      if (!hint?.path) return;
      keep({ result: { ...result, shortest: hint.path } });
      const shortest = pathsOf(day, kept.value.result).find(({ kind }) => kind === "optimum");
      if (!shortest || !board.value) return;
      replay.open(shortest, board.value);
      void replay.play();
    },

    /** @param {RoundPath} path */
    openPath(path) {
      if (board.value) replay.open(path, board.value);
    },
  };
}

/** The hint that is a whole path. */
const LAST_HINT = 7;

/**
 * The paths of a solved puzzle as those of a round: the one found, and a shortest one when it was asked for.
 * @param {DayPuzzle} day @param {DayResult | null} result @returns {RoundPath[]}
 */
export function pathsOf({ puzzle, chip }, result) {
  const [start] = puzzle.split(" >");
  /** @type {RoundPart} */
  const round = { round: 1, chip, start, outcome: "taken", seat: null, moves: null, next_bid: null, steps: [], reason: null, optimum: null };
  /** @type {RoundPath[]} */
  const paths = [
    { round, kind: "shown", moves: movesOf(result?.path) },
    { round, kind: "optimum", moves: movesOf(result?.shortest) },
  ];
  return paths.filter(({ moves }) => moves.length > 0);
}

/** @param {string | null | undefined} path */
function movesOf(path) {
  return path?.split(" ").filter(Boolean) ?? [];
}

/** Where the robots of a position's text stand. @param {string} position @returns {Robots} */
function robotsOf(position) {
  return Object.fromEntries(position.split(" ").slice(1).map((word) => [word[0], word.slice(1)]));
}

/** @param {BoardData} board @param {Robots} start @param {readonly string[]} moves @returns {Trial} */
function walked(board, start, moves) {
  const empty = /** @type {Trial} */ ({ start, moves: [] });
  return moves.reduce((gone, [robot, direction]) => {
    return tryMove(gone, board, /** @type {Robot} */ (robot), /** @type {Direction} */ (direction)).trial;
  }, empty);
}

/** So that a robot moved on the start page is still in hand on the puzzle's. @type {PuzzleTable | null} */
let latest = null;

/** @param {DayPuzzle} day @param {BoardApi} api */
function tableOf(day, api) {
  if (latest?.day.date !== day.date || latest.day.puzzle !== day.puzzle) latest = createPuzzle(day, api);
  return latest;
}

/** Lays a puzzle on the page's board for as long as the page is there. @param {DayPuzzle | null} day */
export function usePuzzle(day) {
  const { api, data } = useBoard({
    onMove: (robot, direction) => table?.move(robot, direction),
    onSelect: (robot) => table?.choose(robot),
  });
  const table = useMemo(() => day && tableOf(day, api), [day]);
  const laid = data && day?.puzzle.startsWith(`${data.board} `) ? data : null;
  useLayoutEffect(() => table?.show(laid), [table, laid]);
  useEffect(() => () => table?.replay.close(), [table]);
  return table;
}
