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

export const forGood = keeper(() => localStorage);
export const forThisTab = keeper(() => sessionStorage);
