// The rule in force, beside the heading: a chip that opens the two rules that editions read differently.

import { Toggle } from "../components/choice.js";
import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { html, signal } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./analysisstate.js").Analysis} Analysis */

const CARD = "analysis-rules";
const isOpen = signal(false);

/** Returns the rule that decides every answer: "with ricochet" or "free rule". @param {Pick<Analysis, "rules">} analysis */
export function ruleName({ rules }) {
  return t("analyse-rule", { rule: rules.value.ricochet ? "ricochet" : "free" });
}

/** @param {{analysis: Analysis}} props */
export function RuleChip({ analysis }) {
  return html`
    <button type="button" class=${`rule-chip ${analysis.rules.value.ricochet ? "" : "free"}`} aria-expanded=${isOpen.value}
      aria-controls=${CARD} onClick=${() => (isOpen.value = !isOpen.value)}>
      ${ruleName(analysis)}<${Icon} name=${isOpen.value ? "up" : "down"} size=${14} />
    </button>
  `;
}

/** The two rules, while the chip is open. @param {{analysis: Analysis}} props */
export function RuleCard({ analysis: { rules, play } }) {
  const { ricochet, exact } = rules.value;
  if (!isOpen.value) return null;
  return html`
    <${Card} id=${CARD} class="lines">
      <${Toggle}
        label=${t("analyse-rule-ricochet")} note=${t("analyse-rule-ricochet-note")} checked=${ricochet}
        onChange=${(/** @type {boolean} */ on) => play({ exact, ricochet: on })}
      />
      <${Toggle}
        label=${t("analyse-rule-exact")} note=${t("analyse-rule-exact-note")} checked=${exact}
        onChange=${(/** @type {boolean} */ on) => play({ ricochet, exact: on })}
      />
    </>
  `;
}
