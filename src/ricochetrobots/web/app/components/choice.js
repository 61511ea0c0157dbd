// Controls that set one value: segmented control, toggle, stepper. The words of its row label each.

import { Button } from "./button.js";
import { html, useId } from "../../vendor/vendor.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */

/**
 * A choice of a few values, as radio buttons side by side. An option's `note` is below its text.
 * @template {string | number | boolean} Value
 * @param {{label: string, value: Value, options: readonly {value: Value, text: string, note?: string}[], disabled?: boolean,
 * onChange: (value: Value) => void}} props
 */
export function Segmented({ label, value, options, disabled = false, onChange }) {
  const name = useId();
  return html`
    <div class="segmented" role="radiogroup" aria-label=${label}>
      ${options.map(
        (option) => html`
          <label class="segment" key=${String(option.value)}>
            <input
              type="radio" name=${name} checked=${option.value === value} disabled=${disabled}
              onChange=${() => onChange(option.value)}
            />
            <span>${option.text}${option.note && html` <small>${option.note}</small>`}</span>
          </label>
        `,
      )}
    </div>
  `;
}

/**
 * A switch. `picture` is before the words, `note` after them.
 * @param {{label: string, note?: string | null, picture?: ComponentChildren, checked: boolean, disabled?: boolean, onChange:
 * (checked: boolean) => void}} props
 */
export function Toggle({ label, note, picture, checked, disabled = false, onChange }) {
  const id = useId();
  return html`
    <label class="line toggle">
      ${picture}
      <span class="line-text"><b>${label}</b>${note && html` <small id=${id}>${note}</small>`}</span>
      <input
        type="checkbox" role="switch" checked=${checked} disabled=${disabled} aria-label=${label}
        aria-describedby=${note ? id : undefined}
          onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked)}
      />
      <span class="track" aria-hidden="true"></span>
    </label>
  `;
}

/**
 * A number with buttons for a step down and a step up. `steps` are the possible values; `shown` is the value in words.
 * `less` and `more` label the two buttons.
 * @template {number | null} Value
 * @param {{label: string, note?: string, picture?: ComponentChildren, value: Value, steps: readonly Value[], shown: string, less: string,
 * more: string,
 * disabled?: boolean, onChange: (value: Value) => void}} props
 */
export function Stepper({ label, note, picture, value, steps, shown, less, more, disabled = false, onChange }) {
  const at = nearest(steps, value);
  return html`
    <div class="line stepper" role="group" aria-label=${label}>
      ${picture}
      <span class="line-text"><b>${label}</b>${note && html` <small>${note}</small>`}</span>
      <span class="stepper-keys">
        <${Button} icon="minus" label=${less} class="step" disabled=${disabled || at <= 0} onClick=${() => onChange(steps[at - 1])} />
        <output class="step-value">${shown}</output>
        <${Button} icon="plus" label=${more} class="step" disabled=${disabled || at >= steps.length - 1}
          onClick=${() => onChange(steps[at + 1])} />
      </span>
    </div>
  `;
}

/** @param {readonly (number | null)[]} steps @param {number | null} value */
function nearest(steps, value) {
  const found = steps.indexOf(value);
  if (found >= 0 || value === null) return found;
  const above = steps.findIndex((step) => step !== null && step > value);
  return above < 0 ? steps.length - 1 : above;
}
