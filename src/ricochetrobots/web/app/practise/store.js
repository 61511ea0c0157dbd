// What practice stores on this device: JSON with a version, each under a key that begins with "ricochet.practise.".

import { forGood } from "../../net/kept.js";
import { signal } from "../../vendor/vendor.js";

/** The version of the stored data. Data with another version is ignored. */
const VERSION = 1;

/**
 * Makes a store for one value. `change` reads the stored value first, so that two tabs lose nothing.
 * @template Value
 * @param {string} key @param {Value} nothing the value before anything is stored
 */
export function createStore(key, nothing) {
  const current = signal(read());

  /** @returns {Value} */
  function read() {
    try {
      const { version, value } = JSON.parse(forGood.read(key) ?? "{}");
      return version === VERSION ? value : nothing;
    } catch {
      return nothing; // foreign or truncated data
    }
  }

  return {
    /** The value, which components follow. */
    get value() {
      return current.value;
    },

    /** @param {(before: Value) => Value} next */
    change(next) {
      current.value = next(read());
      forGood.write(key, JSON.stringify({ version: VERSION, value: current.value }));
    },

    /** Reads the value again, because another page or tab may have changed it. */
    refresh: () => void (current.value = read()),
  };
}
