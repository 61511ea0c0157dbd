// Groups solutions that differ only in order, or in the direction of one move.

/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */

/** @typedef {readonly string[]} Moves  such as ["Rn", "Gw"] */

/** Solutions with the same moves in any order. @typedef {{moves: Moves, paths: Moves[]}} Class  `moves` are sorted */

/**
 * Solutions in one row. `paths` begins with the one that the row shows; its move `at` may have any of `directions`. If
 * there is no such move, `at` is -1. `swap` has the two robots of the first path whose moves may also change places,
 * null if no or another order is possible. `orders` is the number of orders.
 * @typedef {{paths: readonly Moves[], at: number, directions: readonly Direction[], orders: number, swap: readonly [Robot,
 * Robot] | null}} Group
 */

/**
 * Groups solutions. The groups, and the solutions in each, keep the order in which they are given.
 * @param {readonly Moves[]} paths @returns {Group[]}
 */
export function groupPaths(paths) {
  const classes = classesOf(paths);
  const slots = slotsOf(classes);
  const taken = new Set();
  /** @type {Group[]} */
  const groups = [];
  for (const first of classes) {
    if (taken.has(first)) continue;
    const { at, members } = widest(first, slots, taken);
    for (const member of members) taken.add(member);
    groups.push(groupOf(first, at, members));
  }
  return groups;
}

/** @param {readonly Moves[]} paths @returns {Class[]} */
function classesOf(paths) {
  /** @type {Map<string, Class>} */
  const classes = new Map();
  for (const path of paths) {
    const moves = path.toSorted();
    const key = moves.join();
    const same = classes.get(key) ?? { moves, paths: [] };
    same.paths.push(path);
    classes.set(key, same);
  }
  return [...classes.values()];
}

/** Returns the classes by what remains without one move, apart from the robot of that move. @param {readonly Class[]} classes */
function slotsOf(classes) {
  /** @type {Map<string, Class[]>} */
  const slots = new Map();
  for (const one of classes) {
    for (const move of new Set(one.moves)) {
      const slot = slotOf(one.moves, move);
      slots.set(slot, [...(slots.get(slot) ?? []), one]);
    }
  }
  return slots;
}

/** @param {Moves} sorted @param {string} move */
function slotOf(sorted, move) {
  return `${move[0]} ${sorted.toSpliced(sorted.indexOf(move), 1)}`;
}

/**
 * Returns the place of the move whose other directions lead to most solutions, and the classes of these.
 * @param {Class} first @param {Map<string, Class[]>} slots @param {Set<Class>} taken
 */
function widest(first, slots, taken) {
  const [shown] = first.paths;
  const count = (/** @type {Class[]} */ members) => members.reduce((sum, { paths }) => sum + paths.length, 0);
  let best = { at: -1, members: [first] };
  shown.forEach((move, at) => {
    const members = (slots.get(slotOf(first.moves, move)) ?? []).filter((one) => !taken.has(one));
    if (members.length > 1 && count(members) > count(best.members)) best = { at, members };
  });
  return best;
}

/** @param {Class} first @param {number} at @param {readonly Class[]} members @returns {Group} */
function groupOf(first, at, members) {
  const [shown] = first.paths;
  const others = members.filter((one) => one !== first);
  const directions = at < 0 ? []
    : [shown[at], ...others.map(({ moves }) => odd(moves, first.moves))].map((move) => /** @type {Direction} */ (move[1]));
  return {
    paths: [...first.paths, ...others.flatMap(({ paths }) => paths)],
    at, directions, orders: Math.max(...members.map(({ paths }) => paths.length)), swap: swapOf(first.paths),
  };
}

/** Returns the one move that `moves` has and `others` lacks. @param {Moves} moves @param {Moves} others */
function odd(moves, others) {
  const left = [...others];
  for (const move of moves) {
    const found = left.indexOf(move);
    if (found < 0) return move;
    left.splice(found, 1);
  }
  throw new Error(`${moves} has no move of its own`);
}

/** @param {readonly Moves[]} paths @returns {readonly [Robot, Robot] | null} */
function swapOf([one, other, ...more]) {
  if (!other || more.length > 0) return null;
  const at = one.findIndex((move, index) => move !== other[index]);
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  const rest = one.slice(at + 2).join() === other.slice(at + 2).join();
  const [a, b] = /** @type {[Robot, Robot]} */ ([one[at][0], one[at + 1]?.[0]]);
  return swapped && rest && a !== b ? [a, b] : null;
}
