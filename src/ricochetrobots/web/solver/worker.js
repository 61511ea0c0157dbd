// The worker of the solver. It answers the questions of solver/solver.js one after another. A page cancels a question by
// ending the worker.

import { difficultyOf } from "./difficulty.js";
import { generate, NothingFound } from "./generate.js";
import { createKernel, OutOfMemory } from "./kernel.js";
import { thoughtsOf } from "./thoughts.js";

/** @typedef {import("./generate.js").Wanted} Wanted */
/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").SolverPuzzle} SolverPuzzle */
/**
 * @typedef {{name: "solve", puzzle: SolverPuzzle, most?: number}
 *   | {name: "allPaths", puzzle: SolverPuzzle, most: number}
 *   | {name: "difficulty", puzzle: SolverPuzzle}
 *   | {name: "thoughts", puzzle: SolverPuzzle, mind: import("./thoughts.js").Mind, seconds: number}
 *   | {name: "generate", seed: number | bigint, index: number, wanted: Wanted, box: readonly string[]}} Question
 */

/** @type {Promise<Kernel>} */
let kernel;
let questionId = 0;
/** Whether the page wants to know each bound. A puzzle that is generated takes hundreds of searches. */
let tellsBounds = false;

const tell = (/** @type {object} */ message) => postMessage({ id: questionId, ...message });

/** @param {number} bytes */
async function load(bytes) {
  const module = await WebAssembly.compileStreaming(fetch(new URL("./kernel.wasm", import.meta.url)));
  return createKernel(module, bytes, (atLeast) => tellsBounds && tell({ atLeast }));
}

/** @param {Kernel} it @param {Question} question */
function answer(it, question) {
  if (question.name === "solve") return it.solve(question.puzzle, question.most);
  if (question.name === "allPaths") return it.allPaths(question.puzzle, question.most);
  if (question.name === "difficulty") return difficultyOf(it, question.puzzle);
  if (question.name === "thoughts") return thoughtsOf(it, question.puzzle, question.mind, question.seconds);
  return generate(it, question);
}

addEventListener("message", async ({ data }) => {
  if (data.bytes) {
    kernel = load(data.bytes);
    return;
  }
  const it = await kernel.catch((error) => postMessage({ missing: String(error) }));
  if (!it) return;
  questionId = data.id;
  tellsBounds = data.name === "solve";
  try {
    tell({ answer: answer(it, data) });
  } catch (error) {
    if (error instanceof OutOfMemory) tell({ memory: error.atLeast });
    else if (error instanceof NothingFound) tell({ nothing: error.message });
    else tell({ broken: String(error) });
  }
});
