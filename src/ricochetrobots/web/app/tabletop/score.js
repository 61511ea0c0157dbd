// The score between two chips.

import { enter } from "./current.js";
import { leadWords, Ranking } from "./ranking.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { go, Link } from "../frame/router.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function Score({ state }) {
  const leave = (/** @type {"next" | "end"} */ type) => {
    enter({ type });
    go("/table");
  };
  useFrame({ screen: "page", title: t("table-title"), facts: [t("table-score")], aside: t("table-after", { rounds: state.rounds.length }), back: "/table" });
  return html`
    <${Panel}>
      <${Title}>${leadWords(state)}</>
      <${Ranking} state=${state} />
      <${Card} class="lines">
        <div class="line">
          <${Icon} name="phone" />
          <span class="line-text"><b>${t("table-copy")}</b> <small>${t("table-copy-note")}</small></span>
          <${Link} class="button" to="/table#copy">${t("table-copy-go")}</>
        </div>
        <${Link} class="line" to="/table#people"><span class="line-text"><b>${t("table-people")}</b></span><${Icon} name="forward" size=${18} /></>
      </>
    </>
    <${Sheet}>
      <div class="buttons">
        <${Button} onClick=${() => leave("end")}>${t("table-end")}</>
        <${Button} kind="main" onClick=${() => leave("next")}>${state.decided ? t("result-last") : t("result-next")}</>
      </div>
    </>
  `;
}
