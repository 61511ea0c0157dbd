// The phone slept while the sand ran: one tap lets it run on.

import { BidRows } from "./bidrows.js";
import { enter } from "./current.js";
import { Button } from "../components/button.js";
import { Glass } from "../components/glass.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {{state: import("../../rules/tabletop.js").EveningState, seconds: number}} props */
export function Standstill({ state, seconds }) {
  const now = (/** @type {"resume" | "close"} */ type) => void enter({ type, at: Date.now() });
  return html`
    <${Panel} class="at-table">
      <div class="table-sand small" aria-hidden="true"><${Glass} share=${seconds / state.sand} /></div>
      <${Title} class="hero" focusOn=${seconds}>${t("table-still")}</>
      <p class="note">${t("table-slept", { seconds })}</p>
      ${state.bids.length > 0 && html`<${BidRows} state=${state} />`}
    </>
    <${Sheet}>
      <div class="buttons">
        ${state.bids.length > 0 && html`<${Button} onClick=${() => now("close")}>${t("table-show-now")}</>`}
        <${Button} kind="main" onClick=${() => now("resume")}>${t("table-go-on", { seconds })}</>
      </div>
    </>
  `;
}
