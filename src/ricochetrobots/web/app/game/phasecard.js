// The card of the phase: what is to be done, for which chip, and how much time is left.

import { html } from "../../vendor/vendor.js";
import { Card, Title } from "../components/panel.js";
import { Icon } from "../components/icon.js";
import { ChipPiece, RobotPiece } from "../components/piece.js";
import { t } from "../text.js";
import { chipName } from "../words.js";

/** @typedef {import("../../net/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../net/messages.js").View} View */

const STEPS = /** @type {const} */ (["think", "bid", "show", "result"]);

/**
 * `timer` stands at the right, `children` below the steps.
 * @param {{view: View, title: string, step: typeof STEPS[number], timer?: unknown, class?: string, children?: unknown}} props
 */
export function PhaseCard({ view, title, step, timer, class: extra = "", children }) {
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

/** What thinking and bidding are called. While the first chip is still being turned up there is nothing to find. @param {View} view */
export function thinkTitle({ bids, chip, round }) {
  if (!chip) return t("chip-number", { round });
  return bids.length > 0 ? t("phase-bid") : t("find-a-way");
}

/** Which robot goes where. @param {{chip: ChipPart}} props */
export function ChipLine({ chip }) {
  const words = t("phase-target", { robot: chip.robot ?? "any", target: chipName(chip), cell: chip.cell });
  return html`
    <p class="chip-line">
      <span class="unseen">${words}</span>
      <span class="chip-signs" aria-hidden="true">
        ${chip.robot ? html`<${RobotPiece} robot=${chip.robot} size=${30} />` : html`<b>${t("phase-any-robot")}</b>`}<${Icon} name="east" />
        <${ChipPiece} chip=${chip} size=${28} />
      </span>
      <span class="chip-words" aria-hidden="true"><b>${chipName(chip)}</b> ${chip.cell}</span>
    </p>
  `;
}

/** @param {{step: typeof STEPS[number]}} props */
export function Steps({ step }) {
  return html`
    <ol class="steps" aria-label=${t("phase-steps")}>
      ${STEPS.map((name) => html`<li key=${name} aria-current=${name === step ? "step" : undefined}>${t(`phase-step-${name}`)}</li>`)}
    </ol>
  `;
}
