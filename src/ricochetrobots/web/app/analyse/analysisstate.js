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
 * The paths that are known. `count` is the number of all, or null until they are counted; `complete`: these are all.
 * @typedef {{paths: string[][], count: number | null, complete: boolean}} Solutions
 */

/** The solutions that are listed. */
const MOST_PATHS = 1000;
/** The longest time for which solutions are counted without a request, in ms. */
const UNASKED_MS = 1000;
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
  const rules = signal({ ricochet: !table.free, exact: true });
  /** The names of the counts that the person has asked for. */
  const requested = signal(/** @type {ReadonlySet<string>} */ (new Set()));

  /** @param {Target} target @param {readonly string[]} made */
  function solving(target, made, ricochet = rules.value.ricochet) {
    const board = /** @type {import("../../board/types.js").BoardData} */ (table.board.value);
    const puzzle = { board, robots: table.start, target, ricochet, made };
    const name = [target.robot ?? "*", target.cell, ricochet, ...made].join(" ");
    return {
      name,
      /** @type {import("./solverwork.js").Question<Answer>} */
      solve: { name, ask: (solver, onBound) => solver.solve(puzzle, { onBound }) },
      /** @type {import("./solverwork.js").Question<import("../../solver/kernel.js").Listing>} */
      list: { name: `all ${name}`, ask: (solver) => solver.allPaths(puzzle, { most: MOST_PATHS }),
        patience: requested.value.has(`all ${name}`) ? null : UNASKED_MS },
    };
  }

  /** @param {Target} target @param {readonly string[]} [made] @returns {Known | undefined} */
  const knownOf = (target, made = []) => work.known.value.get(solving(target, made).name);

  /** The name of the room in which the chosen chip is in play, or null. */
  const inPlay = computed(() => table.chip.value && isInPlay(table.chip.value));
  const open = computed(() => (table.board.value && inPlay.value === null ? table.target.value : null));
  const main = computed(() => open.value && knownOf(open.value));
  const solved = computed(() => main.value?.state === "done" && main.value.result.status === "solved");

  /** The question that lists the shortest solutions, and what is known about it. */
  const listing = computed(() => open.value && solving(open.value, []).list.name);
  const counting = computed(() => (listing.value === null ? undefined : work.known.value.get(listing.value)));
  /** The shortest solutions; only one until they are counted. @type {{value: Solutions | null}} */
  const solutions = computed(() => {
    if (counting.value?.state === "done" && counting.value.result.paths.length > 0) return counting.value.result;
    return solved.value ? { paths: [main.value?.result.path], count: null, complete: false } : null;
  });
  /** What is known about the target under the other rule; with the free rule only. */
  const ruled = computed(() => (open.value && !rules.value.ricochet ? work.known.value.get(solving(open.value, [], true).solve.name)
    : undefined));
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
      if (!rules.value.ricochet && main.value?.state === "done") wanted.push(solving(target, [], true).solve);
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
    table, tab, rules, inPlay, open, main, solutions, counting, groups, end, now, counts, chips, leftAfter, ruled,
    stop: () => work.stop(),
    resume() {
      work.resume();
      work.want(questions.value);
    },

    /** Counts the shortest solutions, however long it takes. */
    count() {
      if (listing.value === null) return;
      requested.value = new Set([...requested.value, listing.value]);
      work.resume(listing.value);
      work.want(questions.value);
    },
    stopCounting: () => listing.value !== null && work.stop(listing.value),

    /** Chooses the rules. With another reading of R5.2, paths and moves begin again. @param {{ricochet: boolean, exact: boolean}} next */
    play(next) {
      if (next.ricochet !== rules.value.ricochet && table.target.value) table.aim(table.target.value);
      rules.value = next;
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
