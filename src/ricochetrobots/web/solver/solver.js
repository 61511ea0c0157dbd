// The solver of this device: the kernel in a worker, so that no page freezes and no server searches.

import { EDITIONS } from "../rules/constants.js";

/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/** @typedef {import("./kernel.js").Answer} Answer */
/** @typedef {import("./difficulty.js").Difficulty} Difficulty */
/** @typedef {import("./generate.js").Generated} Generated */
/** @typedef {import("./generate.js").Wanted} Wanted */
/**
 * @typedef {{id: number, answer?: unknown, atLeast?: number, memory?: number, nothing?: string, broken?: string, missing?:
 * string}} Message
 */

const MEBIBYTE = 2 ** 20;
const PHONE_BYTES = 64 * MEBIBYTE;
const USUAL_BYTES = 256 * MEBIBYTE;
/** The least memory of each of several workers. */
const SHARE_BYTES = 32 * MEBIBYTE;
const USUAL_EDITION = "1999";
const LISTED_PATHS = 1000;

/** The page has cancelled the question or closed the solver. */
export class SolverStopped extends Error {}

/** The memory cap was reached; no path has fewer moves than `atLeast`. */
export class SolverMemory extends Error {
  /** @param {number} atLeast */
  constructor(atLeast) {
    super(`out of memory at ${atLeast} moves`);
    this.atLeast = atLeast;
  }
}

/** This browser could not load or run the kernel. */
export class SolverMissing extends Error {}

/** None of many random puzzles meets all requirements. */
export class SolverNothing extends Error {}

/** Returns the most bytes that solvers of this page may use together. */
export function memoryCap() {
  return /Mobi/.test(navigator.userAgent) ? PHONE_BYTES : USUAL_BYTES;
}

/**
 * Creates a solver, which answers one question after another. Its memory has at most `bytes`.
 * @param {number} [bytes]
 */
export function createSolver(bytes = memoryCap()) {
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void, onBound?: (atLeast: number) => void}>} */
  const waiting = new Map();
  let lastId = 0;
  /** @type {Worker | null} */
  let worker = start();

  function start() {
    const made = new Worker(new URL("../solver/worker.js", import.meta.url), { type: "module" });
    made.postMessage({ bytes });
    made.addEventListener("message", ({ data }) => hear(data));
    made.addEventListener("error", (event) => end(new SolverMissing(event.message)));
    return made;
  }

  /** @param {Message} message */
  function hear(message) {
    if (message.missing !== undefined) return end(new SolverMissing(message.missing));
    const question = waiting.get(message.id);
    if (!question) return;
    if (message.atLeast !== undefined) return question.onBound?.(message.atLeast);
    waiting.delete(message.id);
    const fault = faultIn(message);
    if (fault) question.reject(fault);
    else question.resolve(message.answer);
  }

  /** Ends the worker; every question fails. @param {Error} error */
  function end(error) {
    worker?.terminate();
    worker = null;
    const questions = [...waiting.values()];
    waiting.clear();
    for (const { reject } of questions) reject(error);
  }

  /** @param {string} name @param {object} facts @param {(atLeast: number) => void} [onBound] @returns {Promise<any>} */
  function ask(name, facts, onBound) {
    worker ??= start();
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject, onBound });
      worker?.postMessage({ id, name, ...facts });
    });
  }

  return {
    /**
     * Finds a shortest path. It calls `onBound` with each new number of moves below which no path exists, and stops at
     * paths of more than `most` moves. When memory runs out, the answer has the status "memory".
     * @param {SolverPuzzle} puzzle @param {{onBound?: (atLeast: number) => void, most?: number}} [options]
     * @returns {Promise<Answer>}
     */
    solve: (puzzle, { onBound, most } = {}) => ask("solve", { puzzle, most }, onBound),

    /**
     * Counts the shortest paths, and lists the first `most` in the order of robots and directions. `complete`: these are
     * all. A puzzle that nobody can solve has none. Rejects with SolverMemory.
     * @param {SolverPuzzle} puzzle @param {{most?: number}} [options] @returns {Promise<import("./kernel.js").Listing>}
     */
    allPaths: (puzzle, { most = LISTED_PATHS } = {}) => ask("allPaths", { puzzle, most }),

    /** Counts the shortest paths. @param {SolverPuzzle} puzzle @returns {Promise<number>} */
    count: async (puzzle) => (await ask("allPaths", { puzzle, most: 0 })).count,

    /**
     * Measures how difficult people find a puzzle; null if nobody can solve it.
     * @param {SolverPuzzle} puzzle @returns {Promise<Difficulty | null>}
     */
    difficulty: (puzzle) => ask("difficulty", { puzzle }),

    /**
     * Returns the thoughts of a bot about a puzzle, the same on every device.
     * @param {SolverPuzzle} puzzle @param {import("./thoughts.js").Mind} mind @param {number} seconds after the chip, at most
     * @returns {Promise<import("./thoughts.js").Thoughts>}
     */
    thoughts: (puzzle, mind, seconds) => ask("thoughts", { puzzle, mind, seconds }),

    /**
     * Generates the puzzle of a seed and an index, the same on every device. Rejects with SolverNothing if no puzzle was
     * found that meets all requirements.
     * @param {{seed: number | bigint, index: number, wanted: Wanted}} asked @returns {Promise<Generated>}
     */
    async generate({ seed, index, wanted }) {
      const edition = EDITIONS.find(({ id }) => id === (wanted.edition ?? USUAL_EDITION));
      if (!edition) throw new RangeError(`there is no edition ${wanted.edition}`);
      return ask("generate", { seed, index, wanted, box: edition.panels });
    },

    /** Ends the running questions; their promises reject with SolverStopped. The next question starts a new worker. */
    cancel: () => end(new SolverStopped("the page cancelled the question")),

    /** Ends the worker. */
    close: () => end(new SolverStopped("the page closed the solver")),
  };
}

/** Returns why the worker did not answer a question, or null if it did. @param {Message} message */
function faultIn({ memory, nothing, broken }) {
  if (memory !== undefined) return new SolverMemory(memory);
  if (nothing !== undefined) return new SolverNothing(nothing);
  return broken === undefined ? null : new Error(broken);
}

/** Returns how many workers may search at once: the page keeps a core, and each has enough memory. */
function workerCount() {
  return Math.max(1, Math.min(navigator.hardwareConcurrency - 1, memoryCap() / SHARE_BYTES));
}

/**
 * Creates several solvers, which share the memory of this page, for many puzzles such as the seventeen targets of a board.
 * @param {number} [count]
 */
export function createSolvers(count = workerCount()) {
  /** @type {ReturnType<typeof createSolver>[]} */
  let solvers = [];

  /** @param {number} many */
  function renew(many) {
    for (const solver of solvers) solver.close();
    solvers = Array.from({ length: many }, () => createSolver(memoryCap() / many));
  }

  /** @param {readonly SolverPuzzle[]} puzzles @param {(answer: Answer, at: number) => void} onAnswer @param {number[]} places */
  async function share(puzzles, onAnswer, places) {
    await Promise.all(
      solvers.map(async (solver) => {
        for (let at = places.shift(); at !== undefined; at = places.shift()) onAnswer(await solver.solve(puzzles[at]), at);
      }),
    );
  }

  return {
    /**
     * Solves puzzles, several at once, and calls `onAnswer` with each answer and the place of its puzzle. A puzzle for which
     * the share of a worker is too little is solved after the others, with all of the memory.
     * @param {readonly SolverPuzzle[]} puzzles @param {(answer: Answer, at: number) => void} onAnswer
     */
    async solveMany(puzzles, onAnswer) {
      if (solvers.length !== count) renew(count);
      /** @type {number[]} */
      const hard = [];
      const hear = (/** @type {Answer} */ answer, /** @type {number} */ at) => {
        if (answer.status === "memory" && count > 1) hard.push(at);
        else onAnswer(answer, at);
      };
      await share(puzzles, hear, [...puzzles.keys()]);
      if (hard.length === 0) return;
      renew(1);
      await share(puzzles, onAnswer, hard);
    },

    /** Ends all workers; `solveMany` rejects with SolverStopped. */
    close: () => renew(0),
  };
}
