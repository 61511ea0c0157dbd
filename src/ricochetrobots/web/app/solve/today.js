// The state of a day's puzzle for one person: moves, hints, and the best path found.

import { judgedAnywhere } from "./judging.js";
import { hintWords, verdictWords } from "./todaywords.js";
import { sayNow } from "../frame/announcer.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { cue } from "../frame/cues.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { dayPath, go } from "../frame/router.js";
import { pathsOf } from "../hand/replay.js";
import { pathScene, VERDICT_MS } from "../hand/scene.js";
import { useTable } from "../hand/table.js";
import { createTask } from "../hand/task.js";
import { broughtPuzzle, hintFor, isOffline, judge, puzzleOf } from "../../net/api.js";
import { LAST_HINT } from "../../rules/constants.js";
import { readMoves } from "../../rules/position.js";
import { follow } from "../../rules/trial.js";
import { keepRecord, recordOf } from "../../store/days.js";
import { isStill } from "../../store/settings.js";
import { computed, signal, useMemo } from "../../vendor/vendor.js";

/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../store/days.js").DayRecord} DayRecord */
/** @typedef {import("../../store/days.js").DayResult} DayResult */
/** @typedef {ReturnType<typeof createPuzzle>} PuzzleTable */

/** @param {DayPuzzle} day @param {BoardApi} api */
function createPuzzle(day, api) {
  const kept = signal(recordOf(day.date));
  const retrying = signal(false);
  const done = computed(() => kept.value.result !== null && !retrying.value);
  const task = createTask(api, day.puzzle, {
    symbol: day.chip.symbol ?? "vortex",
    kept: () => readMoves(kept.value.moves),
    isShut: () => done.value,
    onTouch: () => go(dayPath(day)),
    onChange: ({ moves }) => keep({ moves: moves.join(" ") }),
    judge: judgeDay,
    async onSolved({ moves, best }, reached) {
      if (!isStill()) await new Promise((resolve) => setTimeout(resolve, VERDICT_MS));
      if (task.trial.value !== reached) return;
      finish({ path: reached.moves.join(" "), moves, best: best ?? moves, inTime: day.date === day.today, shortest: null });
    },
  });
  const { board, chosen, replay, start } = task;
  const paths = computed(() => {
    const { result } = kept.value;
    return pathsOf({ start, chip: task.chip.value }, readMoves(result?.path), readMoves(result?.shortest));
  });

  /** Returns the scene of the path that is being replayed or, without a replay, of the path found. */
  function resultScene() {
    const looked = replay.playback.value;
    const trial = looked?.trial ?? (board.value && follow(board.value, start, readMoves(kept.value.result?.path)));
    return trial ? { ...pathScene(board.value, trial, looked?.step ?? trial.slides.length, task.chip.value), taken: false } : {};
  }

  /** @param {Partial<DayRecord>} changes */
  function keep(changes) {
    kept.value = { ...kept.value, ...changes };
    keepRecord(day.date, kept.value);
  }

  /** Stores a result. The best path counts, but the day of the first solution stays. @param {DayResult} reached */
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

  /** @param {string} path */
  async function judgeDay(path) {
    const judgement = await judgedAnywhere(judge(day, path), day.puzzle, path);
    if (!judgement.ok || judgement.best !== null) return judgement;
    const { solveHere } = await import("./solvehere.js");
    return { ...judgement, best: (await solveHere(day.puzzle)).length };
  }

  /** @param {number} grade */
  async function fetchHint(grade) {
    try {
      return await hintFor(day.date, grade).catch(async (error) => {
        if (!isOffline(error)) throw error;
        return (await import("./solvehere.js")).hintHere(day.puzzle, grade);
      });
    } catch (error) {
      showMessage({ words: problemWords(error), urgent: true });
      return null;
    }
  }

  return {
    ...task, day, done, kept, paths,
    scene: computed(() => (done.value ? resultScene() : task.scene.value)),

    /** Starts over, even after a solution, to look for a shorter path. */
    restart() {
      if (kept.value.result) retrying.value = true;
      replay.close();
      task.restart();
    },

    /** Stops looking for a shorter path. */
    giveUp: () => void (retrying.value = false),

    /** Fetches the next hint and speaks it. */
    async hint() {
      const taken = kept.value.hints;
      if (done.value || taken.at(-1)?.last) return;
      const hint = await fetchHint(taken.length + 1);
      if (!hint || kept.value.hints !== taken) return;
      keep({ hints: [...taken, hint] });
      sayNow(hintWords(hint));
    },

    /** Requests a shortest path and plays it. The result is then final. */
    async reveal() {
      const { result, hints } = kept.value;
      if (!result) return;
      const hint = hints.at(-1)?.last ? hints.at(-1) : await fetchHint(LAST_HINT);
      if (!hint?.path) return;
      keep({ result: { ...result, shortest: hint.path } });
      const shortest = paths.value.find(({ kind }) => kind === "optimum");
      if (shortest) replay.start(shortest);
    },
  };
}

/**
 * The latest table, kept so that moves made on the start page remain on the puzzle's page.
 * @type {PuzzleTable | null}
 */
let latest = null;

/** @param {DayPuzzle} day @param {BoardApi} api */
function tableOf(day, api) {
  if (latest?.day.date !== day.date || latest.day.puzzle !== day.puzzle) latest = createPuzzle(day, api);
  return latest;
}

/** Shows a puzzle on the page's board while the component is mounted. @param {DayPuzzle | null} day */
export function usePuzzle(day) {
  const { api } = useBoard();
  const table = useMemo(() => day && tableOf(day, api), [day, api]);
  useTable(table, table?.text);
  return table;
}

/** The puzzle that was fetched last. @type {DayPuzzle | null} */
let fetched = null;

/** Fetches the puzzle of a day (today's if `date` is null) and shows its board. @param {string | null} date */
export async function fetchPuzzle(date) {
  const day = await puzzleOf(date);
  await layBoard(day.puzzle.split(" ")[0]);
  if (JSON.stringify(day) !== JSON.stringify(fetched)) fetched = day;
  return /** @type {DayPuzzle} */ (fetched);
}

/**
 * Returns the puzzle of a day if it was the last one fetched or is contained in the page, otherwise null.
 * @param {string | null} date
 */
export function alreadyThere(date) {
  fetched ??= broughtPuzzle(date);
  return fetched && fetched.date === (date ?? fetched.today) ? fetched : null;
}
