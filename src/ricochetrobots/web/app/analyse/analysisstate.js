// What is known about an analysed position: the shortest solutions, the moves left after each move, and the optimum of
// each chip. It asks the workers what the page shows.

import { groupPaths } from "./groups.js";
import { countOf } from "./movecounts.js";
import { createWork } from "./solverwork.js";
import { legalMoves } from "../../rules/trial.js";
import { createSolver, memoryCap } from "../../solver/solver.js";
import { computed, effect, signal } from "../../vendor/vendor.js";

/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("../../solver/solver.js").Answer} Answer */
/** @typedef {import("../links/analyselink.js").Target} Target */
/** @typedef {import("./movecounts.js").Left} Left */
/** @typedef {import("./analysistable.js").AnalysisTable} AnalysisTable */
/** @typedef {import("./solverwork.js").Known} Known */
/** @typedef {ReturnType<typeof createAnalysis>} Analysis */

/**
 * `complete`: these are all; `counted`: there are at least so many.
 * @typedef {{paths: string[][], complete: boolean, counted: boolean}} Solutions
 */

/** The solutions that are listed. */
const MOST_PATHS = 1000;
/** The shares of memory: most is for the solution that the person waits for. */
const SHARES = [1 / 2, 1 / 4, 1 / 4];

/** The parts of a page that show something. On a desk all are shown at once. @typedef {"solutions" | "moves" | "chips"} Tab */

/**
 * @param {AnalysisTable} table
 * @param {{isWide: () => boolean, isInPlay: (chip: Chip) => string | null}} page whether all parts are shown at
 * once, and the name of the room in which a chip is in play
 */
export function createAnalysis(table, { isWide, isInPlay }) {
  const work = createWork(createSolver,
    SHARES.slice(0, Math.max(1, navigator.hardwareConcurrency - 1)).map((share) => share * memoryCap()));
  const tab = signal(/** @type {Tab} */ (table.target.value === null ? "chips" : table.trial.value.moves.length ? "moves" : "solutions"));
  /** The reading of R5.2, and that of R6.3: whether a demonstration needs exactly the number bid. */
  const rules = signal({ ricochet: true, exact: true });

  /** @param {Target} target @param {readonly string[]} made */
  function solving(target, made) {
    const { ricochet } = rules.value;
    const board = /** @type {import("../../board/types.js").BoardData} */ (table.board.value);
    const puzzle = { board, robots: table.start, target, ricochet, made };
    const name = [target.robot ?? "*", target.cell, ricochet, ...made].join(" ");
    return {
      name,
      /** @type {import("./solverwork.js").Question<Answer>} */
      solve: { name, ask: (solver, onBound) => solver.solve(puzzle, { onBound }) },
      /** @type {import("./solverwork.js").Question<{paths: string[][], complete: boolean}>} */
      list: { name: `all ${name}`, ask: (solver) => solver.allPaths(puzzle, { most: MOST_PATHS }) },
    };
  }

  /** @param {Target} target @param {readonly string[]} [made] @returns {Known | undefined} */
  const knownOf = (target, made = []) => work.known.value.get(solving(target, made).name);

  /** The name of the room in which the chosen chip is in play, or null. */
  const inPlay = computed(() => table.chip.value && isInPlay(table.chip.value));
  const open = computed(() => (table.board.value && inPlay.value === null ? table.target.value : null));
  const main = computed(() => open.value && knownOf(open.value));
  const solved = computed(() => main.value?.state === "done" && main.value.result.status === "solved");

  /** All shortest solutions; one if memory was not enough for all. @type {{value: Solutions | null}} */
  const solutions = computed(() => {
    const target = open.value;
    const listed = target && work.known.value.get(solving(target, []).list.name);
    if (listed?.state === "done" && listed.result.paths.length > 0) return { ...listed.result, counted: true };
    return listed && listed.state !== "running" && solved.value ? { paths: [main.value?.result.path], complete: false, counted: false }
      : null;
  });
  const groups = computed(() => (solutions.value ? groupPaths(solutions.value.paths) : []));

  /** The step of the trial at which the target was reached for the first time, or null; with "or fewer" it ends there. */
  const end = computed(() => {
    const { moves } = table.here.value;
    const at = moves.findIndex((_, index) => leftAfter(moves.slice(0, index + 1)) === 0);
    return at < 0 ? null : at + 1;
  });

  /** @param {readonly string[]} made @returns {Left} */
  function leftAfter(made) {
    const answer = open.value && knownOf(open.value, made);
    return answer?.state === "done" ? leftOf(answer.result) : null;
  }

  const now = computed(() => leftAfter(table.here.value.moves));
  /** The moves that can follow; none if the demonstration is over. */
  const legal = computed(() => {
    const over = end.value !== null && !rules.value.exact;
    return table.board.value && open.value && !over ? legalMoves(table.board.value, table.here.value) : [];
  });
  /** The number of each legal move from here. */
  const counts = computed(() => {
    const { moves } = table.here.value;
    return new Map(legal.value.map((move) => [move, countOf(leftAfter([...moves, move]), now.value)]));
  });

  /** The chips of the board that can be won, with what is known about each. */
  const chips = computed(() => (table.board.value?.targets ?? []).map((chip) => {
    const room = isInPlay(chip);
    const possible = chip.robot === null || table.start[chip.robot] !== undefined;
    return { chip, room, possible, known: possible && !room ? knownOf(chip) : undefined };
  }));

  /** The questions that the page needs answered, the most important first. */
  const questions = computed(() => {
    if (!table.board.value) return [];
    /** @type {import("./solverwork.js").Question<unknown>[]} */
    const wanted = [];
    const target = open.value;
    const { moves } = table.here.value;
    if (target) {
      wanted.push(solving(target, []).solve);
      if (solved.value) wanted.push(solving(target, []).list);
      const all = isWide() || tab.value === "moves";
      if (all && main.value?.state !== "running") {
        wanted.push(...moves.map((_, index) => solving(target, moves.slice(0, index + 1)).solve));
        const first = table.chosen.value ?? "";
        const ordered = legal.value.toSorted((one, other) => Number(other.startsWith(first)) - Number(one.startsWith(first)));
        if (now.value !== "none") wanted.push(...ordered.map((move) => solving(target, [...moves, move]).solve));
      }
    }
    if (tab.value === "chips" || (isWide() && main.value?.state !== "running")) {
      wanted.push(...chips.value.filter(({ possible, room }) => possible && !room).map(({ chip }) => solving(chip, []).solve));
    }
    return wanted;
  });

  return {
    table, tab, rules, inPlay, open, main, solutions, groups, end, now, counts, chips, leftAfter,
    stop: work.stop,
    resume() {
      work.resume();
      work.want(questions.value);
    },

    /** Asks the workers from now on. Returns a function that ends them. */
    start() {
      const end = effect(() => work.want(questions.value));
      return () => {
        end();
        work.close();
      };
    },
  };
}

/** @param {Answer} answer @returns {Left} */
function leftOf({ status, path }) {
  return status === "solved" && path ? path.length : status === "unsolvable" ? "none" : null;
}
