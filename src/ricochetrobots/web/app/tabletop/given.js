// The end of a round: who takes the chip, or that it goes back.

import { enter } from "./current.js";
import { useEveningTools } from "./headertools.js";
import { leadWords } from "./ranking.js";
import { ShorterCard } from "./shorter.js";
import { chipFacts, who } from "./tabletopwords.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { sayNow } from "../frame/announcer.js";
import { useFrame } from "../frame/frame.js";
import { Link } from "../frame/router.js";
import { boxChip } from "../../rules/chips.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/** @param {{state: EveningState}} props */
export function Given({ state }) {
  const { winner, chip: id } = state.rounds[state.rounds.length - 1];
  const chip = boxChip(id);
  const title = winner === null ? t("result-nobody-succeeded") : t("phase-taken", who(state, winner));
  const words = winner === null ? t("result-back") : countWords(state, winner);
  const enters = winner !== null && state.board !== null && state.stale !== null && !state.decided;
  useEveningTools();
  useFrame({ screen: "table", title: t("table-title"), facts: chipFacts(state), aside: winner === null ? t("table-back-in-box")
    : t("table-given") });
  // oxlint-disable-next-line react/exhaustive-deps -- spoken once in each round
  useEffect(() => sayNow(`${title}. ${words}`), [state.rounds.length]);
  return html`
    <${Panel} class="at-table">
      ${chip && html`<${ChipPiece} chip=${chip} size=${112} />`}
      <${Title} class="hero" focusOn=${state.rounds.length}>${title}</>
      <p class="note">${words}</p>
      <${Card} class="lines table-cards">
        <${ShorterCard} state=${state} />
        <${Link} class="line"
          to="/table#score"><span class="line-text"><b>${t("table-score")}</b> <small>${leadWords(state)}</small></span>
          <${Icon} name="forward" size=${18} /></>
      </>
    </>
    <${Sheet}>
      ${enters && html`<p class="note">${t("table-enter-note")}</p>`}
      <div class="buttons">
        ${enters && html`<${Link} class="button" to="/table#robots">${t("table-enter")}</>`}
        <${Button} kind="main" onClick=${() => enter({ type: "next" })}>${state.decided ? t("result-last") : t("result-next")}</>
      </div>
    </>
  `;
}

/** Returns "3 chips now. Ines has 2." with those who follow or lead. @param {EveningState} state @param {number} winner */
function countWords({ people }, winner) {
  const most = Math.max(...people.map(({ chips }, at) => (at === winner ? 0 : chips.length)));
  const others = people.filter(({ chips }, at) => at !== winner && most > 0 && chips.length === most).map(({ name }) => name);
  const now = t("table-chips-now", { chips: people[winner].chips.length });
  return others.length > 0 ? `${now} ${t("table-others-have", { names: listed(others), count: others.length, chips: most })}` : now;
}
