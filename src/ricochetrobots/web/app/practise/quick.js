// A puzzle of a run against the clock, on the page's board.

import { dataOf } from "./dealer.js";
import { Button } from "../components/button.js";
import { useKeys } from "../frame/keys.js";
import { HandPad } from "../hand/handpad.js";
import { AT_REST } from "../hand/scene.js";
import { createSolvable, useSolvable, useSolvableKeys } from "../solve/solvable.js";
import { computed, html, signal, useLayoutEffect } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

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

/** Returns the title of a puzzle: its robot, target and cell. @param {Quick} quick */
export function quickWords({ chip: { value: chip } }) {
  return t("phase-target", { robot: chip.robot ?? "any", target: chipName(chip), cell: chip.cell });
}

/** Robots, arrows, Undo, and the key to pass. @param {{quick: Quick, onPass: () => void}} props */
export function QuickPad({ quick, onPass }) {
  useKeys([{ keys: ["p"], text: "key-rush-pass", run: onPass }]);
  return html`
    <${HandPad} table=${quick}>
      <div class="hand-pair">
        <${Button} disabled=${quick.trial.value.moves.length === 0} onClick=${quick.undo}>${t("undo")}</>
        <${Button} onClick=${onPass}>${t("rush-pass")}</>
      </div>
    </>
  `;
}
