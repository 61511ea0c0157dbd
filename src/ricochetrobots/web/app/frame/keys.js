// The only registry of keys. The list behind `?` shows exactly the keys of this registry.

import { isCovered } from "./drawer.js";
import { settings } from "../../store/settings.js";
import { signal, useLayoutEffect, useRef } from "../../vendor/vendor.js";

/**
 * A key binding. `keys` are as in KeyboardEvent.key: a capital letter for Shift + letter ("F"), "Shift+ArrowUp" for
 * other keys with Shift. `shown` replaces the keys in the list ("0-9"). If `when` returns false, other bindings may use
 * the key.
 * @typedef {object} KeyBinding
 * @property {string[]} keys
 * @property {string} text  the id of the message that describes the key
 * @property {string} [shown]
 * @property {() => boolean} [when]
 * @property {boolean} [over]  also works while the sheet covers the page of a phone
 * @property {(event: KeyboardEvent) => void} run
 */

/** @type {import("../../vendor/vendor.js").Signal<readonly KeyBinding[]>} */
export const bindings = signal(/** @type {readonly KeyBinding[]} */ ([]));

/** Adds keys. Returns a function that removes them. @param {readonly KeyBinding[]} added */
function addKeys(added) {
  bindings.value = [...bindings.peek(), ...added];
  return () => {
    bindings.value = bindings.peek().filter((binding) => !added.includes(binding));
  };
}

/**
 * Adds keys while a component is mounted, from its first frame on. `run` and `when` are always those of the last
 * rendering.
 * @param {readonly KeyBinding[]} wanted
 */
export function useKeys(wanted) {
  const signature = wanted.map(({ keys, text, shown }) => [...keys, text, shown].join(" ")).join("|");
  const latest = useRef(wanted);
  latest.current = wanted;
  useLayoutEffect(
    () =>
      addKeys(
        latest.current.map(({ keys, text, shown, over }, index) => ({
          keys, text, shown, over,
          when: () => latest.current[index]?.when?.() ?? true,
          run: (event) => latest.current[index].run(event),
        })),
      ),
    [signature],
  );
}

/** Listens for keys on the document. main.js calls it once. */
export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const name = keyName(event);
    if (name.length === 1 && name !== " " && !settings.value.singleKeys) return;
    const binding = bindings.value.findLast(({ keys, when, over }) => keys.includes(name) && (over || !isCovered.value)
      && (when?.() ?? true));
    if (!binding) return;
    event.preventDefault();
    binding.run(event);
  });
}

/** @param {KeyboardEvent} event */
function keyName({ key, shiftKey }) {
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}

/** Returns whether the focused element itself uses this key. @param {KeyboardEvent} event */
function isBusy({ target, key }) {
  if (!(target instanceof Element)) return false;
  if (target.closest("input:not([type=checkbox], [type=radio]), textarea, select")) return key !== "Escape";
  if (key === " " || key === "Enter") return target.closest("button, a, summary, input, label") !== null;
  return key.startsWith("Arrow") && target.closest("input[type=radio], [role=radiogroup], [role=tablist]") !== null;
}
