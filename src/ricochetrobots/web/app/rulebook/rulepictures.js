// Small boards that show one rule each. rules/slide.js, which implements the rules, computes their slides.

import { cellIndex } from "../../board/cells.js";
import { follow, robotsAfter } from "../../rules/trial.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Target} Target */
/** @typedef {import("../../board/types.js").View} View */

const SIDES = { n: 1, e: 2, s: 4, w: 8 };

/**
 * Returns a board 6 cells wide and 4 high, with walls such as "d2e", a target, and a path that has been played.
 * @param {{walls?: string[], robots: Robots, target?: Target, diagonals?: BoardData["diagonals"], path: string}} scene
 * @returns {{data: BoardData, view: Pick<View, "robots" | "chip" | "trail">, start: Robots, slides: readonly
 * import("../../board/types.js").Slide[]}}
 */
function picture({ walls = [], robots, target, diagonals = [], path }) {
  const [width, height] = [6, 4];
  const masks = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return (y === 0 ? SIDES.n : 0) | (x === width - 1 ? SIDES.e : 0) | (y === height - 1 ? SIDES.s : 0) | (x === 0 ? SIDES.w : 0);
  });
  for (const wall of walls) {
    const cell = cellIndex(wall.slice(0, -1), width);
    if (wall.endsWith("e")) {
      masks[cell] |= SIDES.e;
      masks[cell + 1] |= SIDES.w;
    } else {
      masks[cell] |= SIDES.s;
      masks[cell + width] |= SIDES.n;
    }
  }
  const data = { board: "", width, height, walls: masks, diagonals, targets: target ? [target] : [], closed: [], markings: null };
  const trial = follow(data, robots, path.split(" "));
  return { data, view: { robots: robotsAfter(trial, data), chip: target ?? null, trail: { moves: trial.slides } }, start: robots,
    slides: trial.slides };
}

/** @type {Target} */
const STAR = { cell: "e1", robot: "G", symbol: "star" };

export const PICTURES = {
  wall: picture({ walls: ["d2e"], robots: { R: "a2" }, path: "Re" }),
  robot: picture({ robots: { R: "a3", B: "f3" }, path: "Re" }),
  straight: picture({ walls: ["e1e"], robots: { G: "a1" }, target: STAR, path: "Ge" }),
  corner: picture({ walls: ["e4e"], robots: { G: "a4" }, target: STAR, path: "Ge Gn" }),
  bounce: picture({ robots: { R: "a3" }, diagonals: [{ cell: "d3", robot: "B", lean: "/" }], path: "Re" }),
  through: picture({ robots: { B: "a3" }, diagonals: [{ cell: "d3", robot: "B", lean: "/" }], path: "Be" }),
};
