// What practice stores on this device: JSON with a version, each under a key that begins with "ricochet.practise.".

import { objectOf, oneOf } from "./shape.js";
import { forGood, readJson } from "./storage.js";
import { signal } from "../vendor/vendor.js";

/** The version of the stored data. Data with another version is ignored. */
const VERSION = 1;

/**
 * Makes a store for one value. `change` reads the stored value first, so that two tabs lose nothing.
 * @template Value
 * @param {string} key @param {import("./shape.js").Check<Value>} check @param {Value} nothing the value before anything is stored
 */
export function createStore(key, check, nothing) {
  const isKept = objectOf({ version: oneOf(VERSION), value: check });
  const current = signal(read());

  /** @returns {Value} */
  function read() {
    const kept = readJson(key, isKept, null);
    return kept ? kept.value : nothing;
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
