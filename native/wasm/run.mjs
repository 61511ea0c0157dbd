// Usage: node run.mjs MODULE < puzzles. Each line of input has the numbers that entry.cpp reads; each line of output
// has those that it returns.
import { readFileSync } from "node:fs";

const BYTES = 2 ** 28;
const PAGE_BYTES = 2 ** 16;

const memory = new WebAssembly.Memory({ initial: 32, maximum: BYTES / PAGE_BYTES });
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const { exports } = await WebAssembly.instantiate(module, { env: { memory, report: () => {} } });
exports._initialize();
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  new Int32Array(memory.buffer, exports.numbers()).set(line.split(" ").map(Number));
  exports.solve(BYTES);
  const [status, atLeast, expanded, moves, ...path] = new Int32Array(memory.buffer, exports.numbers(), 300);
  console.log(status < 0 ? `${status} ${atLeast}` : [status, atLeast, expanded, moves, ...path.slice(0, moves)].join(" "));
}
