// The score: the players with their chips, most first; equal numbers share a place.

import { enter } from "./current.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { Sign } from "../components/sign.js";
import { useFrame } from "../frame/frame.js";
import { go, Link } from "../frame/router.js";
import { boxChip } from "../../rules/chips.js";
import { html } from "../../vendor/vendor.js";
import { chipName, listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/** @param {{state: EveningState}} props */
export function Ranking({ state: { people } }) {
  const order = people.map((person, at) => ({ ...person, at })).toSorted((one, other) => other.chips.length - one.chips.length);
  return html`
    <ol class="ranking" aria-label=${t("final-ranking")}>
      ${order.map(({ at, name, plays, chips }) => html`
        <li key=${at} class="rank">
          <span class="row-order">${order.findIndex((other) => other.chips.length === chips.length) + 1}</span>
          <${Sign} seat=${at} name=${name} away=${!plays} />
          <b class="row-name" title=${name}>${name}</b>
          <span class="rank-chips">
            ${chips.map((id, place) => {
              const chip = boxChip(id);
              return chip && html`<${ChipPiece} key=${place} chip=${chip} size=${28} label=${chipName(chip)} />`;
            })}
          </span>
          <strong class="rank-count">${chips.length}</strong>
        </li>
      `)}
    </ol>
  `;
}

/** Returns "Mara leads with 3." @param {EveningState} state */
export function leadWords({ people }) {
  const most = Math.max(...people.map(({ chips }) => chips.length));
  if (most === 0) return t("table-no-chips");
  const names = people.filter(({ chips }) => chips.length === most).map(({ name }) => name);
  return t("table-leads", { names: listed(names), count: names.length, chips: most });
}

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function Score({ state }) {
  const leave = (/** @type {"next" | "end"} */ type) => {
    enter({ type });
    go("/table");
  };
  useFrame({ screen: "page", title: t("table-title"), facts: [t("table-score")], aside: t("table-after", { rounds: state.rounds.length }),
    back: "/table" });
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
        <${Link} class="line"
          to="/table#people"><span class="line-text"><b>${t("table-people")}</b></span><${Icon} name="forward" size=${18} /></>
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
