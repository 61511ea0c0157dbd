// Reads questions as JSON from standard input, and writes the thoughts of the browser's bots about each puzzle.

import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { readBoard } from "../../src/ricochetrobots/web/board/notation.js";
import { readPuzzle } from "../../src/ricochetrobots/web/app/table/position.js";
import { createKernel } from "../../src/ricochetrobots/web/solver/kernel.js";
import { thoughtsOf } from "../../src/ricochetrobots/web/solver/thoughts.js";

const BYTES = 2 ** 26;
const module = new WebAssembly.Module(readFileSync(new URL("../../src/ricochetrobots/web/solver/kernel.wasm", import.meta.url)));
const kernel = createKernel(module, BYTES, () => {});
const answers = JSON.parse(await text(process.stdin)).map(({ puzzle, ...mind }) => {
  const { board, ...rest } = readPuzzle(puzzle);
  return thoughtsOf(kernel, { ...rest, board: readBoard(board) }, mind);
});
process.stdout.write(JSON.stringify(answers));
