// What a shared result tells of a path: five squares, whatever its length.

/** The squares of a path. */
const SQUARES = 5;

/**
 * Returns how much each move added to the shortest path, from the moves left before each and after the last.
 * @param {readonly number[]} left @returns {number[]}
 */
export function addedMoves(left) {
  return left.slice(1).map((after, index) => after + 1 - left[index]);
}

/**
 * Returns the five squares of a path: 0, 1, or 2 for two or more moves that a fifth of the path adds. Square k stands for the
 * moves floor((k - 1) n / 5) + 1 to ceil(k n / 5), so neighbours may share a move, and nobody can count them.
 * @param {readonly number[]} added by each move @returns {number[]}
 */
export function fifthsOf(added) {
  const place = (/** @type {number} */ fifth) => (fifth * added.length) / SQUARES;
  return Array.from({ length: SQUARES }, (_, fifth) => {
    const moves = added.slice(Math.floor(place(fifth)), Math.ceil(place(fifth + 1)));
    return Math.min(2, moves.reduce((sum, one) => sum + one, 0));
  });
}
