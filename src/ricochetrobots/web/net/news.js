// The news of a session, and those who listen to them.

/** @typedef {import("../rules/messages.js").View} View */

/**
 * The new events in order, and the views before (null at first) and after them. `missed` is true if they happened while
 * the connection was lost.
 * @typedef {{events: readonly import("../rules/messages.js").NumberedEvent[], before: View | null, view: View, missed: boolean}} News
 */

/**
 * `on` returns a function that stops the listener.
 * @template T @typedef {{tell: (news: T) => void, on: (listener: (news: T) => void) => () => void}} Listeners
 */

/** @template T @returns {Listeners<T>} */
export function createListeners() {
  /** @type {Set<(news: T) => void>} */
  const listeners = new Set();
  return {
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
