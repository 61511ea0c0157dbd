// Questions for the workers that search, in the order of their importance, and what is known about each. The page is
// never blocked, and a question that is no longer wanted is cancelled.

import { signal } from "../../vendor/vendor.js";

/** @typedef {import("../../solver/solver.js").Answer} Answer */
/** @typedef {ReturnType<typeof import("../../solver/solver.js").createSolver>} Solver */
/** @typedef {ReturnType<typeof createWork>} Work */

/**
 * A question: its name, and how a worker answers it. `onBound` reports bounds while the worker searches. After
 * `patience` in ms, the search is stopped.
 * @template Result
 * @typedef {{name: string, ask: (solver: Solver, onBound: (atLeast: number) => void) => Promise<Result>, patience?: number | null}}
 * Question
 */

/**
 * What is known about a question. `since` is when its search began and `until` when it ended, in ms; `atLeast` is the
 * bound so far.
 * @typedef {object} Known
 * @property {"running" | "done" | "stopped" | "failed"} state
 * @property {number} atLeast
 * @property {any} result  once done
 * @property {unknown} [error]  if it failed
 * @property {number} since
 * @property {number} until
 */

/** A worker, and the question that it answers. @typedef {{bytes: number, solver: Solver | null, run: {name: string} | null}} Worker */

/**
 * Creates a worker for each number of `bytes`, the most memory that it uses. The first takes the most important question.
 * @param {(bytes: number) => Solver} createSolver @param {readonly number[]} bytes
 */
export function createWork(createSolver, bytes) {
  const known = signal(/** @type {ReadonlyMap<string, Known>} */ (new Map()));
  /** @type {readonly Question<unknown>[]} */
  let wanted = [];
  const workers = bytes.map((most) => /** @type {Worker} */ ({ bytes: most, solver: null, run: null }));

  /** @param {string} name @param {Partial<Known>} changes */
  function note(name, changes) {
    const before = known.peek().get(name) ?? { state: "running", atLeast: 0, result: null, since: performance.now(), until: 0 };
    known.value = new Map(known.peek()).set(name, { ...before, ...changes });
  }

  /** @param {(known: Known & {name: string}) => boolean} which */
  function forget(which) {
    known.value = new Map([...known.peek()].filter(([name, one]) => !which({ ...one, name })));
  }

  function next() {
    for (const worker of workers) {
      if (worker.run) continue;
      const question = wanted.find(({ name }) => !known.peek().has(name));
      if (!question) return;
      void work(worker, question);
    }
  }

  /** @param {Worker} worker @param {Question<unknown>} question */
  async function work(worker, { name, ask, patience }) {
    const solver = (worker.solver ??= createSolver(worker.bytes));
    const run = { name };
    worker.run = run;
    note(name, { state: "running", since: performance.now() });
    const mine = () => worker.run === run;
    const timer = patience ? setTimeout(() => {
      if (!mine()) return;
      halt(worker, run);
      next();
    }, patience) : undefined;
    try {
      const result = await ask(solver, (atLeast) => mine() && note(name, { atLeast }));
      if (mine()) note(name, { state: "done", result, until: performance.now() });
    } catch (error) {
      if (mine()) note(name, { state: "failed", error, until: performance.now() });
    }
    clearTimeout(timer);
    if (!mine()) return; // cancelled
    worker.run = null;
    next();
  }

  /** @param {Worker} worker */
  function cancel(worker) {
    worker.run = null;
    worker.solver?.cancel();
  }

  /** Stops a search. Its bound stays. @param {Worker} worker @param {{name: string}} run */
  function halt(worker, { name }) {
    note(name, { state: "stopped", until: performance.now() });
    cancel(worker);
  }

  /** Cancels a search and forgets what it has found. @param {Worker} worker */
  function drop(worker) {
    forget(({ name }) => name === worker.run?.name);
    cancel(worker);
  }

  return {
    known,

    /**
     * Asks these questions, the first ones first, and cancels all others. If every worker is busy, the least important search
     * makes room for a more important one. @param {readonly Question<unknown>[]} questions
     */
    want(questions) {
      wanted = questions;
      const names = questions.map(({ name }) => name);
      const placeOf = (/** @type {Worker} */ { run }) => names.indexOf(run?.name ?? "");
      for (const worker of workers) if (worker.run && placeOf(worker) < 0) drop(worker);
      const first = names.findIndex((name) => !known.peek().has(name));
      const last = workers.reduce((one, other) => (placeOf(one) > placeOf(other) ? one : other));
      if (first >= 0 && workers.every(({ run }) => run) && placeOf(last) > first) drop(last);
      next();
    },

    /** Stops all searches, or the one of that name. @param {string} [name] */
    stop(name) {
      if (name === undefined) wanted = [];
      for (const worker of workers) if (worker.run && (name ?? worker.run.name) === worker.run.name) halt(worker, worker.run);
    },

    /** Forgets the searches that were stopped, or what is known about one, so that they can be asked again. @param {string} [name] */
    resume: (name) => forget((one) => (name === undefined ? one.state === "stopped" : one.name === name)),

    close() {
      wanted = [];
      for (const worker of workers) {
        worker.run = null;
        worker.solver?.close();
        worker.solver = null;
      }
    },
  };
}
