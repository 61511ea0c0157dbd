// Reads positions and puzzles in the notation of docs/notation.md.

/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */

const ROBOTS = /** @type {const} */ (["R", "G", "B", "Y", "S"]);

/**
 * Reads a position such as "4C3A2C1C Rc4 Gn12".
 * @param {string} text @returns {{board: string, robots: Robots}}
 */
export function readPosition(text) {
  const [board, ...words] = text.split(/[ _]/);
  return { board, robots: Object.fromEntries(words.map((word) => [word[0], word.slice(1)])) };
}

/** Reads a puzzle: a position and a target, such as ">Re15" or ">*f3". @param {string} text */
export function readPuzzle(text) {
  const [position, [letter, ...cell]] = text.split(/[ _]>/);
  const robot = letter === "*" ? null : /** @type {Robot} */ (letter);
  return { ...readPosition(position), target: { robot, cell: cell.join("") } };
}

/**
 * Writes a position, and its target if there is one. `free`: the robot need not ricochet (R10.2).
 * @param {{board: string, robots: Robots, target?: {robot: Robot | null, cell: string} | null, free?: boolean}} puzzle
 */
export function writePuzzle({ board, robots, target = null, free = false }) {
  const words = ROBOTS.filter((robot) => robots[robot]).map((robot) => robot + robots[robot]);
  return [board, ...words, ...(target ? [`>${target.robot ?? "*"}${target.cell}`] : []), ...(free ? ["free"] : [])].join(" ");
}

/** Reads the moves of a path such as "Rn Be". @param {string | null | undefined} path @returns {readonly string[]} */
export function readMoves(path) {
  return path ? path.split(" ") : [];
}
