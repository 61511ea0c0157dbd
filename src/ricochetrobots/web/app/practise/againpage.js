// The list of puzzles to try again, with the reason for each.

import { FailedList } from "./failedlist.js";
import { beginWith, isTouched } from "./openpuzzle.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { go, Link } from "../frame/router.js";
import { again } from "../../store/practise.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

export function AgainPage() {
  const failures = again.value;
  const count = failures.length;
  useFrame({ screen: "page", title: t("again-title"), facts: [t("again-title")], aside: t("again-count", { count }), back: "/practise" });
  return html`
    <${Panel} class="practise">
      <${Title} class="unseen">${t("again-title")}</>
      <p class="note">${t("again-how")}</p>
      ${count > 0 ? html`<${FailedList} failures=${failures} />` : html`<p>${t("again-none")}</p>`}
    </>
    <${Sheet}>
      ${count > 0 && isTouched() && html`<p class="note">${t("practise-open-note")}</p>`}
      <div class="buttons">
        ${count > 0
          ? html`<${Button} kind="main" onClick=${() => go(beginWith(failures.map(({ name }) => name)))}>${t("again-all", { count })}</>`
          : html`<${Link} class="button main" to="/practise">${t("practise-title")}</>`}
      </div>
    </>
  `;
}
