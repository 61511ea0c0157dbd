// A text field with its label and its error.

import { html, useId } from "../../vendor/vendor.js";

/** @typedef {import("../../vendor/vendor.js").JSX.IntrinsicElements["input"]} InputProps */
/** @template T @typedef {import("../../vendor/vendor.js").Ref<T>} Ref */

/**
 * Other properties are passed to the input element. `lines`: the text keeps its line ends.
 * @param {{label: string, unseenLabel?: boolean, lines?: boolean, value: string, error?: string | null, inputRef?:
 * Ref<HTMLInputElement>, onInput: (value: string) => void} & Omit<InputProps, "value" | "onInput" | "role" | "type">} props
 */
export function Field({ label, unseenLabel = false, lines = false, value, error = null, inputRef, onInput, ...rest }) {
  const id = useId();
  const Input = /** @type {"input"} */ (lines ? "textarea" : "input");
  return html`
    <div class="field">
      <label for=${id} class=${unseenLabel ? "unseen" : ""}>${label}</label>
      <${Input}
        ...${rest} id=${id} class="input" value=${value} ref=${inputRef} ...${lines ? { rows: 1 } : {}}
        aria-invalid=${error ? "true" : undefined} aria-describedby=${error ? `${id}-error` : undefined}
        onInput=${(/** @type {Event} */ event) => onInput(/** @type {HTMLInputElement} */ (event.target).value)}
      />
      ${error && html`<p class="field-error" id=${`${id}-error`} role="alert">${error}</p>`}
    </div>
  `;
}
