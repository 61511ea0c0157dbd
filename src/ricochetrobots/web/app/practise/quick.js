// A puzzle of a run against the clock, on the page's board.

import { dataOf } from "./dealer.js";
import { AT_REST } from "../hand/scene.js";
import { createSolvable, useSolvable, useSolvableKeys } from "../solve/solvable.js";
import { computed, signal, useLayoutEffect } from "../../vendor/vendor.js";

/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {ReturnType<typeof createQuick>} Quick */
/**
 * `exact`: there are as many moves as a shortest path has.
 * @typedef {{exact: boolean, kept?: readonly string[], onChange?: (moves: readonly string[]) => void, onSolved: (moves:
 * number) => void, onMissed?: () => void}} QuickRules
 */

/** @type {import("../hand/scene.js").Scene} */
const EMPTY = { ...AT_REST, robots: {}, markers: {}, chip: null };

/** @param {Drawn} drawn @param {BoardApi} api @param {QuickRules} rules */
function createQuick(drawn, api, { exact, kept = [], onChange, onSolved, onMissed }) {
  const best = drawn.path.length;
  const hidden = signal(false);
  const solvable = createSolvable(api, drawn.puzzle, {
    data: dataOf(drawn),
    kept: () => kept,
    isShut: () => hidden.value,
    exactly: () => (exact ? best : null),
    onChange: ({ moves }) => onChange?.(moves),
    onFailed: () => void (exact && solvable.finish(onMissed)),
    onSolved: (_, moves) => onSolved(moves.length),
  });
  return { ...solvable, best, hidden, scene: computed(() => (hidden.value ? EMPTY : solvable.scene.value)) };
}

/**
 * Shows a puzzle on the page's board while the component is mounted. While `hidden`, the board is empty.
 * @param {Drawn | null} drawn @param {QuickRules} rules @param {boolean} [hidden]
 */
export function useQuick(drawn, rules, hidden = false) {
  const quick = useSolvable(drawn, (given, api) => createQuick(given, api, rules));
  useSolvableKeys(quick);
  useLayoutEffect(() => {
    if (quick) quick.hidden.value = hidden;
  }, [quick, hidden]);
  return quick;
}
