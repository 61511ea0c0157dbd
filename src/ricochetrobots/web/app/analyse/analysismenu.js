// The menu of the analysis: the two rules that editions read differently.

import { Toggle } from "../components/choice.js";
import { Card } from "../components/panel.js";
import { useSheetPart } from "../frame/drawer.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./analysisstate.js").Analysis} Analysis */

/** Adds the tab with the rules while the page is open. @param {Analysis} analysis */
export function useAnalysisMenu(analysis) {
  const name = t("analyse-rules");
  useSheetPart("menu", useMemo(() => ({ name, content: () => html`<${Rules} analysis=${analysis} />` }), [analysis, name]));
}

/** @param {{analysis: Analysis}} props */
function Rules({ analysis: { rules } }) {
  const { ricochet, exact } = rules.value;
  return html`
    <${Card} class="lines">
      <${Toggle}
        label=${t("analyse-rule-ricochet")} note=${t("analyse-rule-ricochet-note")} checked=${ricochet}
        onChange=${(/** @type {boolean} */ on) => void (rules.value = { ...rules.value, ricochet: on })}
      />
      <${Toggle}
        label=${t("analyse-rule-exact")} note=${t("analyse-rule-exact-note")} checked=${exact}
        onChange=${(/** @type {boolean} */ on) => void (rules.value = { ...rules.value, exact: on })}
      />
    </>
  `;
}
