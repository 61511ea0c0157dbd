// What a solution counts, and what hints and themes cost.

/** What the first so many hints cost together; the last one shows the whole path, which leaves nothing. */
export const HINT_PRICES = /** @type {const} */ ([0, 1 / 4, 1 / 2, 3 / 4, 1]);
/** What a shortest path counts, one move over, two over, and more. */
const SCORES = [1, 3 / 4, 1 / 2, 1 / 4];
/** The first hint tells a number of moves this much above the shortest. */
const SPARE = 2;
/** The themes that everybody sees on the board. All others tell something about the path. */
const VISIBLE = ["vortex"];

/** Returns the number of moves of the first hint. @param {number} best */
export const looseBound = (best) => best + SPARE;

/**
 * Returns the score of a solution, 0 to 1.
 * @param {{moves: number, best: number, hints: number}} solved
 */
export function scoreOf({ moves, best, hints }) {
  const price = hints === 0 ? 0 : HINT_PRICES[hints - 1];
  return Math.max(0, SCORES[Math.min(Math.max(moves - best, 0), SCORES.length - 1)] - price);
}

/** Returns the share of the rating's change that counts after these themes were chosen. @param {readonly string[]} themes */
export function weightOf(themes) {
  return themes.some((theme) => !VISIBLE.includes(theme)) ? 1 / 2 : 1;
}
