// The menu of the analysis: the two rules that editions read differently.

import { Toggle } from "../components/choice.js";
import { Card } from "../components/panel.js";
import { closeDrawer, drawer, pageMenu } from "../frame/drawer.js";
import { html, useLayoutEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./analysisstate.js").Analysis} Analysis */

/** Offers the menu in the header while the page is open. @param {Analysis} analysis */
export function useAnalysisMenu(analysis) {
  const name = t("analyse-rules");
  useLayoutEffect(() => {
    pageMenu.value = { name, content: () => html`<${Rules} analysis=${analysis} />` };
    return () => {
      pageMenu.value = null;
      if (drawer.peek() === "menu") closeDrawer();
    };
  }, [analysis, name]);
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
