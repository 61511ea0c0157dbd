// The goal of a match alone, above its options.

import { Card } from "../components/panel.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {{view: import("../../rules/messages.js").View}} props */
export function Goal({ view }) {
  const { chips_total: chips } = view;
  return html`
    <${Card} class="goal">
      <h2>${t("alone-goal")}</h2>
      <p>${t("alone-goal-chip")}</p>
      <p>${t("alone-goal-win", { chips, needed: Math.floor(chips / 2) + 1 })}</p>
    </>
  `;
}
