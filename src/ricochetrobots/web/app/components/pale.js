// Pale bars while a page is loading.

import { Panel } from "./panel.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

export function Pale() {
  return html`
    <${Panel}>
      <div class="pale" role="status" aria-label=${t("connecting")}>${[0, 1, 2, 3].map((bar) => html`<span key=${bar}></span>`)}</div>
    </>
  `;
}
