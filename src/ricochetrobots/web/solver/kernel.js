// The kernel in WebAssembly: native/wasm/entry.cpp says which numbers go in and out.

import { FAULTS, ROBOTS, STATUSES } from "./numbers.js";
import { cellIndex, DIRECTIONS } from "../board/cells.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").CellName} CellName */

/**
 * A puzzle to solve. `ricochet`: whether a path needs a ricochet (R5.2); usually it does. `made`: legal moves that were
 * made already from these cells, such as "Gn"; they count for R5.3, and the path continues them.
 * @typedef {{board: BoardData, robots: Robots, target: {robot: Robot | null, cell: CellName}, ricochet?: boolean, made?:
 * readonly string[]}} SolverPuzzle
 */
/** "most": the shortest path has more moves than asked for. @typedef {"solved" | "unsolvable" | "memory" | "most"} Status */
/**
 * `atLeast`: no path has fewer moves. `path`: moves such as "Gn", if the puzzle is solved.
 * @typedef {{status: Status, atLeast: number, path: string[] | null}} Answer
 */
/**
 * `count`: how many shortest paths there are; `complete`: whether `paths` has all of them.
 * @typedef {{count: number, paths: string[][], complete: boolean}} Listing
 */

const NOBODY = -1;
/** Stands for a status if the puzzle has a fault. */
const FAULT = -1;
const PAGE_BYTES = 65536;
/** An instance whose memory has grown beyond this is replaced, since memory never shrinks. Usual puzzles need less. */
const KEPT_BYTES = 8 * 2 ** 20;
const NO_LIMIT = 2 ** 31 - 1;
/** Where the answer of `walk` has the chance, a number of 64 bits. */
const CHANCE_BYTE = 24;

/** The memory was not enough; `atLeast` is what the search has proved. */
export class OutOfMemory extends Error {
  /** @param {number} atLeast */
  constructor(atLeast) {
    super("the solver's memory is full");
    this.atLeast = atLeast;
  }
}

/**
 * Makes a kernel whose memory has at most `bytes`. It calls `onBound` with each new number of moves below which no path
 * exists.
 * @param {WebAssembly.Module} module @param {number} bytes @param {(atLeast: number) => unknown} onBound
 */
export function createKernel(module, bytes, onBound) {
  const memory = { bytes: bytes - KEPT_BYTES, atLeast: 0 };
  let instance = instantiate();

  function instantiate() {
    const heap = new WebAssembly.Memory({ initial: 32, maximum: Math.floor(bytes / PAGE_BYTES) });
    const report = (/** @type {number} */ atLeast) => onBound((memory.atLeast = atLeast));
    const { exports } = new WebAssembly.Instance(module, { env: { memory: heap, report } });
    const called = /** @type {Record<string, (...numbers: number[]) => number>} */ (/** @type {unknown} */ (exports));
    called._initialize();
    return { heap, called };
  }

  /**
   * Calls a function of the kernel for a puzzle. Throws RangeError if the kernel finds a fault in the puzzle.
   * @param {string} name @param {number[]} numbers @param {number[]} rest
   */
  function call(name, numbers, ...rest) {
    if (instance.heap.buffer.byteLength > KEPT_BYTES) instance = instantiate();
    memory.atLeast = 0;
    try {
      new Int32Array(instance.heap.buffer, instance.called.numbers()).set(numbers);
      instance.called[name](...rest);
    } catch (error) {
      const full = instance.heap.buffer.byteLength > memory.bytes / 2 && error instanceof WebAssembly.RuntimeError;
      instance = instantiate();
      throw full ? new OutOfMemory(memory.atLeast) : error;
    }
    const answer = read();
    if (answer[0] === FAULT) throw new RangeError(`the kernel refuses the puzzle: ${FAULTS[answer[1]]}`);
    return answer;
  }

  const read = () => new Int32Array(instance.heap.buffer, instance.called.numbers());

  /** Reads moves behind their number. @param {Int32Array} numbers */
  const movesIn = (numbers) => Array.from(numbers.slice(1, 1 + numbers[0]), (move) => ROBOTS[move >> 2] + DIRECTIONS[move & 3]);

  /** @param {SolverPuzzle} puzzle @param {number} [most] @returns {Answer} */
  function solve(puzzle, most = NO_LIMIT) {
    try {
      const numbers = call("solve", numbersOf(puzzle, most), memory.bytes);
      const status = STATUSES[numbers[0]], atLeast = numbers[1];
      if (status === "solved") return { status, atLeast, path: movesIn(numbers.subarray(3)) };
      return { status: status === "limit" ? (atLeast > most ? "most" : "memory") : status, atLeast, path: null };
    } catch (error) {
      if (error instanceof OutOfMemory) return { status: "memory", atLeast: error.atLeast, path: null };
      throw error;
    }
  }

  /**
   * Finds all shortest paths, and lists the first `most`. A puzzle without a path has none.
   * @param {SolverPuzzle} puzzle @param {number} most @returns {Listing}
   */
  function allPaths(puzzle, most) {
    const [number, atLeast, , low, high] = call("find_all_paths", numbersOf(puzzle), memory.bytes);
    const status = STATUSES[number];
    if (status === "limit") throw new OutOfMemory(atLeast);
    const count = status === "solved" ? (high >>> 0) * 2 ** 32 + (low >>> 0) : 0;
    const paths = [];
    while (paths.length < Math.min(count, most) && instance.called.next_path()) paths.push(movesIn(read()));
    return { count, paths, complete: paths.length === count };
  }

  /**
   * Returns the length of the shortest paths, the least number of robots that one moves, and their surprise in bits
   * (puzzles/surprise.py). A puzzle without a path has none.
   * @param {SolverPuzzle} puzzle @returns {{moves: number, movers: number, surprise: number} | null}
   */
  function walk(puzzle) {
    const answer = call("walk", numbersOf(puzzle), memory.bytes);
    const [number, atLeast, moves, movers, halvings] = answer;
    if (STATUSES[number] === "limit") throw new OutOfMemory(atLeast);
    if (STATUSES[number] !== "solved") return null;
    const chance = new DataView(answer.buffer, answer.byteOffset).getFloat64(CHANCE_BYTE, true);
    return { moves, movers, surprise: halvings - Math.log2(chance) };
  }

  /**
   * Returns the paths in which a bot believes, each with the positions taken up until then, all positions, and whether the
   * search is over, as `think` in bots/thinking.py does. `habits` has the numbers of its `Habits`.
   * @param {SolverPuzzle} puzzle @param {readonly number[]} habits @param {number} seed 32 bits @param {number} most
   */
  function think(puzzle, habits, seed, most) {
    const numbers = call("think", numbersOf(puzzle), ...habits, seed, most);
    const [positions, isOver, count] = numbers;
    /** @type {{positions: number, path: string[]}[]} */
    const finds = [];
    for (let at = 3; finds.length < count; at += 2 + numbers[at + 1]) {
      finds.push({ positions: numbers[at], path: movesIn(numbers.subarray(at + 1)) });
    }
    return { finds, positions, isOver: isOver === 1 };
  }

  return { solve, allPaths, walk, think };
}

/** @typedef {ReturnType<typeof createKernel>} Kernel */

/** @param {SolverPuzzle} puzzle @param {number} [most] */
function numbersOf({ board, robots, target, ricochet = true, made = [] }, most = NO_LIMIT) {
  const moves = /** @type {[Robot, import("../board/types.js").Direction][]} */ (made.map((move) => [...move]));
  const index = (/** @type {CellName | undefined} */ cell) => (cell === undefined ? NOBODY : cellIndex(cell, board.width));
  return [
    board.width, board.height, ...board.walls,
    board.diagonals.length,
      ...board.diagonals.flatMap(({ cell, robot, lean }) => [index(cell), ROBOTS.indexOf(robot), Number(lean === "/")]),
    ...ROBOTS.map((robot) => index(robots[robot])),
    target.robot === null ? NOBODY : ROBOTS.indexOf(target.robot), index(target.cell), Number(ricochet), most,
    made.length, ...moves.map(([robot, direction]) => 4 * ROBOTS.indexOf(robot) + DIRECTIONS.indexOf(direction)),
  ];
}
