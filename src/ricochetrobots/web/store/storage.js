// Storage in this browser between visits. If the browser forbids it, values last until the page is closed.

/** @type {Map<string, string>} */
const remembered = new Map();

/**
 * Returns a store for text: permanent (`localStorage`) or for this tab (`sessionStorage`).
 * @param {() => Storage} storage
 */
function keeper(storage) {
  return {
    /** @param {string} name @returns {string | null} */
    read(name) {
      try {
        return storage().getItem(name) ?? remembered.get(name) ?? null;
      } catch {
        return remembered.get(name) ?? null;
      }
    },

    /** @param {string} name @param {string} words */
    write(name, words) {
      remembered.set(name, words);
      try {
        storage().setItem(name, words);
      } catch {
        // Full or forbidden: `remembered` has it.
      }
    },

    /** Returns the names of everything stored, even by other pages of this host. */
    names() {
      try {
        return [...new Set([...remembered.keys(), ...Object.keys(storage())])];
      } catch {
        return [...remembered.keys()];
      }
    },

    /** @param {string} name */
    drop(name) {
      remembered.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // It was never stored.
      }
    },
  };
}

/**
 * Returns the value of a JSON text, or `otherwise` if it is not readable or fails the check.
 * @template Value, Other
 * @param {string | null} text @param {import("./shape.js").Check<Value>} check @param {Other} otherwise @returns {Value | Other}
 */
export function parseJson(text, check, otherwise) {
  try {
    const value = JSON.parse(text ?? "null");
    return check(value) ? value : otherwise;
  } catch {
    return otherwise; // truncated, or no JSON at all
  }
}

/**
 * Returns the value stored under `key`, or `otherwise` if there is none or it fails the check: another version, another
 * program or a person may have written it.
 * @template Value, Other
 * @param {string} key @param {import("./shape.js").Check<Value>} check @param {Other} otherwise @returns {Value | Other}
 */
export function readJson(key, check, otherwise) {
  return parseJson(forGood.read(key), check, otherwise);
}

export const forGood = keeper(() => localStorage);
export const forThisTab = keeper(() => sessionStorage);
