// Storage in this browser between visits. A browser that forbids it remembers until the page is closed.

/** @type {Map<string, string>} */
const remembered = new Map();

/**
 * A drawer of kept words: for good (`localStorage`) or for this tab (`sessionStorage`).
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

    /** @param {string} name */
    drop(name) {
      remembered.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // It was never kept.
      }
    },
  };
}

export const forGood = keeper(() => localStorage);
export const forThisTab = keeper(() => sessionStorage);
