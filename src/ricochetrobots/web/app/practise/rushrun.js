// A run of three minutes: the puzzles, the clock and what was missed. The clock stands still while no puzzle is shown.

import { draw } from "./dealer.js";
import { failed, note } from "./record.js";
import { createStopwatch } from "./stopwatch.js";
import { say, sayNow } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { newSeed } from "../../rules/practise/puzzlename.js";
import { afterMiss, afterSolved, gradeAfter, RUSH_SECONDS, RUSH_START, secondsLeft } from "../../rules/practise/rush.js";
import { MOVE_NUMBERS } from "../../rules/practise/wanted.js";
import { rushes } from "../../store/practise.js";
import { signal } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/practise/retry.js").Why} Why */
/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {import("../../store/practise.js").RushRun} RushRun */
/** @typedef {ReturnType<typeof createRun>} Run */

/** The puzzles generated ahead. */
const AHEAD = 3;
/** The runs that a device keeps. */
const KEPT_RUNS = 12;
const FOUR_ROBOTS = 4;
/** The time left is read aloud at these seconds. */
const SPOKEN = [60, 30, 10];

/** @param {string} edition @param {(error: unknown) => void} onFault */
export function createRun(edition, onFault) {
  const seed = newSeed();
  const rush = signal(RUSH_START);
  const drawn = signal(/** @type {Drawn | null} */ (null));
  const left = signal(secondsLeft(RUSH_START, 0));
  const over = signal(/** @type {RushRun | null} */ (null));
  const missed = signal(/** @type {readonly string[]} */ ([]));
  const watch = createStopwatch();
  let index = 0;

  /** @param {number} at */
  function drawAt(at) {
    const grade = gradeAfter(rush.peek().solved + at - index);
    return draw({ seed, index: at,
      wanted: { edition, robots: FOUR_ROBOTS, moves: [MOVE_NUMBERS[0], MOVE_NUMBERS[MOVE_NUMBERS.length - 1]], grade: [grade, grade],
      themes: [] } });
  }

  /** @type {Map<number, Promise<Drawn>>} */
  const queue = new Map();

  function fill() {
    for (let at = index; at < index + AHEAD; at += 1) {
      if (queue.has(at)) continue;
      const promise = drawAt(at);
      promise.catch(() => undefined); // reported when its turn comes
      queue.set(at, promise);
    }
  }

  async function next() {
    watch.stop();
    drawn.value = null;
    fill();
    try {
      const found = await queue.get(index);
      if (over.value === null) drawn.value = found ?? null;
    } catch (error) {
      onFault(error);
    }
    queue.delete(index);
    index += 1;
  }

  function tick() {
    const before = left.peek();
    left.value = secondsLeft(rush.peek(), watch.seconds());
    const passed = SPOKEN.find((seconds) => before > seconds && left.value <= seconds);
    if (passed) say(t("rush-time-say", { seconds: passed }));
    if (left.value === 0) end(false);
  }

  /** Ends the run and stores it. @param {boolean} early the page was left */
  function end(early) {
    if (over.value !== null) return;
    watch.stop();
    const { solved, longest, won, lost } = rush.peek();
    if (!early && drawn.value) put(drawn.value, "time");
    const run = { at: Date.now(), solved, longest, won, lost, lasted: Math.round(early ? watch.seconds() : RUSH_SECONDS + won - lost),
      early };
    over.value = run;
    rushes.change(({ best, runs }) => ({ best: Math.max(best, solved), runs: [...runs, run].slice(-KEPT_RUNS) }));
    if (solved > 0) note({ quick: solved });
    sayNow(t("rush-over-say", { solved }));
    cue("success");
  }

  /** @param {Drawn} one @param {Why} why */
  function put(one, why) {
    failed(one, why, null);
    missed.value = [...missed.value, one.name];
  }

  return {
    rush, drawn, left, over, missed, tick, end,
    begin: () => void next(),

    /** Starts the clock once a puzzle is on the board. */
    ready: watch.start,

    solved() {
      const before = rush.peek().won;
      rush.value = afterSolved(rush.peek());
      const { row, won } = rush.peek();
      if (won > before) sayNow(t("rush-bonus-say", { row, seconds: won - before }));
      cue("success");
      void next();
    },

    /** @param {"moves" | "passed"} why */
    miss(why) {
      if (!drawn.value || over.value) return;
      put(drawn.value, why);
      drawn.value = null; // counted, so the end of the run does not count it again
      rush.value = afterMiss(rush.peek());
      tick();
      if (over.value !== null) return;
      sayNow(t("rush-miss-say"));
      void next();
    },
  };
}
