// The random numbers of puzzles/chance.py: a seed and an index give the same everywhere.

const BITS = 64n;
const STEP = 0x9e3779b97f4a7c15n;

/** @typedef {ReturnType<typeof createChance>} Chance */

/**
 * Creates the random numbers of one index of a seed, a SplitMix64 generator.
 * @param {number | bigint} seed @param {number | bigint} index
 */
export function createChance(seed, index) {
  let state = mixed(BigInt(seed)) ^ mixed(mixed(BigInt(index)) + STEP);

  /** Returns a whole number from 0 to `end - 1`. @param {number} end */
  function below(end) {
    state = BigInt.asUintN(64, state + STEP);
    return Number((mixed(state) * BigInt(end)) >> BITS);
  }

  /** Returns one of the values. @template Value @param {readonly Value[]} values */
  const choice = (values) => values[below(values.length)];

  /** Returns `count` different values in random order. @template Value @param {readonly Value[]} population @param {number} count */
  function sample(population, count) {
    const values = [...population];
    for (let at = 0; at < count; at += 1) {
      const other = at + below(values.length - at);
      [values[at], values[other]] = [values[other], values[at]];
    }
    return values.slice(0, count);
  }

  return { below, choice, sample };
}

/** Returns the 64 bits of a value, each dependent on all others. @param {bigint} value */
function mixed(value) {
  let bits = BigInt.asUintN(64, value);
  bits = BigInt.asUintN(64, (bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n);
  bits = BigInt.asUintN(64, (bits ^ (bits >> 27n)) * 0x94d049bb133111ebn);
  return bits ^ (bits >> 31n);
}
