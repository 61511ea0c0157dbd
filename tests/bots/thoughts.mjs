// Answers questions with the thoughts of the browser's bots about each puzzle.

import { readFileSync } from "node:fs";
import { readBoard } from "../../src/ricochetrobots/web/rules/notation.js";
import { readPuzzle } from "../../src/ricochetrobots/web/rules/position.js";
import { createKernel } from "../../src/ricochetrobots/web/solver/kernel.js";
import { thoughtsOf } from "../../src/ricochetrobots/web/solver/thoughts.js";

const BYTES = 2 ** 26;
const module = new WebAssembly.Module(readFileSync(new URL("../../src/ricochetrobots/web/solver/kernel.wasm", import.meta.url)));
const kernel = createKernel(module, BYTES, () => {});

function thoughts({ puzzle, seconds, ...mind }) {
  const { board, ...rest } = readPuzzle(puzzle);
  return thoughtsOf(kernel, { ...rest, board: readBoard(board) }, mind, seconds);
}

export const answer = (questions) => questions.map(thoughts);
