// A puzzle of a run against the clock, on the page's board.

import { layBoard, useBoard } from "../frame/boardhost.js";
import { AT_REST } from "../hand/scene.js";
import { useTable } from "../hand/table.js";
import { createTask } from "../hand/task.js";
import { judgeHere } from "../../rules/judge.js";
import { readBoard } from "../../rules/notation.js";
import { computed, signal, useEffect, useLayoutEffect, useMemo } from "../../vendor/vendor.js";

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
  const over = signal(false);
  const hidden = signal(false);
  const task = createTask(api, drawn.puzzle, {
    kept: () => kept,
    isShut: () => over.value || hidden.value,
    exactly: () => (exact ? best : null),
    onChange: ({ moves }) => onChange?.(moves),
    judge: (path) => judgeHere(drawn.puzzle, path),
    onFailed() {
      if (!exact) return;
      over.value = true;
      onMissed?.();
    },
    onSolved(_, { moves }) {
      over.value = true;
      onSolved(moves.length);
    },
  });
  const scene = computed(() => (hidden.value ? EMPTY : task.scene.value));
  return { ...task, scene, drawn, best, over, hidden };
}

/**
 * Shows a puzzle on the page's board while the component is mounted. While `hidden`, the board is empty.
 * @param {Drawn | null} drawn @param {QuickRules} rules @param {boolean} [hidden]
 */
export function useQuick(drawn, rules, hidden = false) {
  const { api } = useBoard();
  // oxlint-disable-next-line react/exhaustive-deps -- the rules are new in each rendering, but the same for a puzzle
  const quick = useMemo(() => drawn && createQuick(drawn, api, rules), [drawn]);
  useTable(quick, quick?.text);
  useLayoutEffect(() => {
    if (quick) quick.hidden.value = hidden;
  }, [quick, hidden]);
  useEffect(() => {
    if (quick) void layBoard(readBoard(quick.text));
  }, [quick]);
  return quick;
}
