// The seventeen chips of a box (R1.5), each with a short id: robot and symbol, "Gs" is the green star.

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Target} Target */
/** @typedef {import("../board/types.js").TargetSymbol} TargetSymbol */

/** @typedef {{id: string, robot: Robot | null, symbol: TargetSymbol}} BoxChip */

const ROBOTS = /** @type {const} */ (["R", "G", "B", "Y"]);
const SYMBOLS = /** @type {const} */ (["moon", "gear", "planet", "star"]);

/** @type {readonly BoxChip[]} */
export const BOX_CHIPS = [
  ...ROBOTS.flatMap((robot) => SYMBOLS.map((symbol) => ({ id: robot + symbol[0], robot, symbol }))),
  { id: "V", robot: null, symbol: "vortex" },
];

/** @param {string | null} id @returns {BoxChip | null} */
export function boxChip(id) {
  return BOX_CHIPS.find((chip) => chip.id === id) ?? null;
}

/**
 * Returns the target of a chip on a board, or null if the board lacks it.
 * @param {BoxChip | null} chip @param {BoardData | null} board @returns {Target | null}
 */
export function targetOf(chip, board) {
  return (chip && board?.targets.find(({ robot, symbol }) => robot === chip.robot && symbol === chip.symbol)) ?? null;
}
