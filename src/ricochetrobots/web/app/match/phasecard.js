// The card of the phase: the task, the chip, and the time left.

import { Card, Title } from "../components/panel.js";
import { useMark } from "../frame/frame.js";
import { ChipLine } from "../hand/chipline.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").View} View */

const STEPS = /** @type {const} */ (["think", "bid", "show", "result"]);

/**
 * `timer` is on the right, `children` below the steps.
 * @param {{view: View, title: string, step: typeof STEPS[number], timer?: ComponentChildren, class?: string, children?:
 * ComponentChildren}} props
 */
export function PhaseCard({ view, title, step, timer, class: extra = "", children }) {
  useMark("phase", step);
  return html`
    <${Card} class=${`phase ${extra} at-${step}`}>
      <${Title} focusOn=${`${view.number}.${view.round}.${step === "bid" ? "think" : step}.${view.demonstration?.seat}`}>${title}</>
      ${view.chip && html`<${ChipLine} chip=${view.chip} />`}
      ${view.mode === "friends" && html`<${Steps} step=${step} />`}
      <div class="phase-time">${timer}</div>
      ${children}
    </>
  `;
}

/**
 * Returns the title while players think and bid. While the first chip is still being turned up, it is the chip's
 * number.
 * @param {View} view
 */
export function thinkTitle({ bids, chip, round }) {
  if (!chip) return t("chip-number", { round });
  return bids.length > 0 ? t("phase-bid") : t("find-a-way");
}

/** @param {{step: typeof STEPS[number]}} props */
export function Steps({ step }) {
  return html`
    <ol class="steps" aria-label=${t("phase-steps")}>
      ${STEPS.map((name) => html`<li key=${name} aria-current=${name === step ? "step" : undefined}>${t(`phase-step-${name}`)}</li>`)}
    </ol>
  `;
}
