// The steps of Set up as keys: a tick on those that are done.

import { isDone } from "./draft.js";
import { Icon } from "../components/icon.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Step} Step */

/** @param {{steps: readonly Step[], step: Step, draft: Draft, onStep: (step: Step) => void}} props */
export function Steps({ steps, step, draft, onStep }) {
  const open = (/** @type {Step} */ one) => steps.slice(0, steps.indexOf(one)).every((before) => isDone(draft, before));
  return html`
    <ol class="lay-steps" aria-label=${t("lay-steps")}>
      ${steps.map((one) => {
        const done = one !== step && isDone(draft, one);
        return html`
          <li key=${one}>
            <button type="button" class=${`lay-step ${done ? "done" : ""}`} aria-current=${one === step ? "step" : undefined} disabled=${!open(one)} onClick=${() => onStep(one)}>
              ${done && html`<${Icon} name="check" size=${14} />`}<span>${t(`lay-step-${one}`)}</span>${done && html`<span class="unseen">${t("lay-done")}</span>`}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}
