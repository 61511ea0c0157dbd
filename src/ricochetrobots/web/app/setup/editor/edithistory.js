// A drawing with its earlier and later states, for Undo and Redo without limit.

import { useState } from "../../../vendor/vendor.js";

/** @template Value @typedef {{now: Value, before: readonly Value[], after: readonly Value[]}} States */

/** @template Value @param {() => Value} first */
export function useHistory(first) {
  const [states, setStates] = useState(() => /** @type {States<Value>} */ ({ now: first(), before: [], after: [] }));
  return {
    now: states.now,
    canUndo: states.before.length > 0,
    canRedo: states.after.length > 0,
    /** @param {Value} value */
    change: (value) => setStates(({ now, before }) => (value === now ? { now, before, after: [] }
      : { now: value, before: [...before, now], after: [] })),
    /** Replaces the present state: a step that goes on. @param {Value} value */
    amend: (value) => setStates((before) => ({ ...before, now: value })),
    undo: () => setStates(({ now, before, after }) => (before.length
      ? { now: before[before.length - 1], before: before.slice(0, -1), after: [now, ...after] } : { now, before, after })),
    redo: () => setStates(({ now, before, after }) => (after.length ? { now: after[0], before: [...before, now], after: after.slice(1) }
      : { now, before, after })),
  };
}
