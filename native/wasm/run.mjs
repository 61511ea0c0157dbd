// node run.mjs MODULE < puzzles: solves a puzzle a line, given as the numbers that entry.cpp reads, and prints the
// numbers that it answers. Serves the few functions of WASI that the module imports, as a browser would.
import { readFileSync } from "node:fs";

const SECONDS = 1e9;
const BYTES = 2 ** 30;

let memory;
const wasi = {
  clock_time_get(_clock, _precision, place) {
    new DataView(memory.buffer).setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  },
  environ_sizes_get(count, size) {
    new DataView(memory.buffer).setUint32(count, 0, true);
    new DataView(memory.buffer).setUint32(size, 0, true);
    return 0;
  },
  environ_get: () => 0,
};
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const refuse = (name) => () => {
  throw new Error(`the module called ${name}`);
};
const imports = WebAssembly.Module.imports(module).map(({ name }) => [name, wasi[name] ?? refuse(name)]);
const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: Object.fromEntries(imports) });
memory = exports.memory;
exports._initialize();
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  new Int32Array(memory.buffer, exports.numbers()).set(line.split(" ").map(Number));
  exports.solve(SECONDS, BYTES);
  const [status, atLeast, expanded, moves, ...path] = new Int32Array(memory.buffer, exports.numbers(), 300);
  console.log([status, atLeast, expanded, moves, ...path.slice(0, moves)].join(" "));
}
