// The state of a day's puzzle for one person: moves, hints, and the best path found.

import { createSolvable, useSolvable } from "./solvable.js";
import { hintWords, verdictWords } from "./todaywords.js";
import { sayNow } from "../frame/announcer.js";
import { layBoard } from "../frame/boardhost.js";
import { cue } from "../frame/cues.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { dayPath, go } from "../frame/router.js";
import { broughtPuzzle, hintFor, isOffline, judge, puzzleOf } from "../../net/api.js";
import { LAST_HINT } from "../../rules/constants.js";
import { readMoves } from "../../rules/position.js";
import { keepRecord, recordOf } from "../../store/days.js";
import { signal } from "../../vendor/vendor.js";

/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../store/days.js").DayRecord} DayRecord */
/** @typedef {import("../../store/days.js").DayResult} DayResult */
/** @typedef {ReturnType<typeof createPuzzle>} PuzzleTable */

/** @param {DayPuzzle} day @param {BoardApi} api */
function createPuzzle(day, api) {
  const kept = signal(recordOf(day.date));
  const solvable = createSolvable(api, day.puzzle, {
    symbol: day.chip.symbol ?? "vortex",
    kept: () => readMoves(kept.value.moves),
    found() {
      const { result } = kept.value;
      return result && { moves: readMoves(result.path), shortest: readMoves(result.shortest) };
    },
    onTouch: () => go(dayPath(day)),
    onChange: ({ moves }) => keep({ moves: moves.join(" "), since: kept.value.since ?? Date.now() }),
    judge: judgeDay,
    onSolved: ({ moves, best }, path) =>
      store({ path: path.join(" "), moves, best: best ?? moves, inTime: day.date === day.today, shortest: null, first: firstOf(path) }),
  });
  const { done, paths, replay } = solvable;

  /** @param {Partial<DayRecord>} changes */
  function keep(changes) {
    kept.value = { ...kept.value, ...changes };
    keepRecord(day.date, kept.value);
  }

  /** Returns the first finished path, with its time, which alone is shared. @param {readonly string[]} path */
  const firstOf = (path) => kept.value.result?.first
    ?? { path: path.join(" "), seconds: Math.round((Date.now() - (kept.value.since ?? Date.now())) / 1000) };

  /** Stores a result. The best path counts, but the day of the first solution stays. @param {DayResult} reached */
  function store(reached) {
    const before = kept.value.result;
    const words = verdictWords(reached);
    if (before && before.moves <= reached.moves) showMessage({ words });
    else keep({ result: { ...reached, inTime: before?.inTime ?? reached.inTime } });
    sayNow(words);
    cue("success");
  }

  /** @param {string} path */
  async function judgeDay(path) {
    const judgement = await judge(day.puzzle, path, day.date);
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
    ...solvable, day, kept,

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
export const usePuzzle = (day) => useSolvable(day, tableOf);

/** The puzzle that was fetched last. @type {DayPuzzle | null} */
let fetched = null;

/**
 * Fetches the puzzle of a day (today's if `date` is null) and, unless told otherwise, lays its board.
 * @param {string | null} date @param {boolean} [lays]
 */
export async function fetchPuzzle(date, lays = true) {
  const day = await puzzleOf(date);
  if (lays) await layBoard(day.puzzle.split(" ")[0]);
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
