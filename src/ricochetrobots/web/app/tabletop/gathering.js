// Before the first chip: who plays, by which rules, and on which board.

import { enter } from "./current.js";
import { Handicaps, Names } from "./namelist.js";
import { BoardLine } from "./eveningboard.js";
import { Button } from "../components/button.js";
import { Segmented, Stepper } from "../components/choice.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { go } from "../frame/router.js";
import { EDITIONS } from "../../rules/constants.js";
import { editionOf } from "../../rules/editions.js";
import { FEWEST_PLAYERS } from "../../rules/lengths.js";
import { goals, players } from "../../rules/tabletop.js";
import { html } from "../../vendor/vendor.js";
import { editionWords } from "../../words/agreements.js";
import { t } from "../../words/text.js";
import { secondsWords } from "../../words/times.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */
/** @typedef {import("../../rules/tabletop.js").Person} Person */

const SAND_SECONDS = [30, 45, 60, 90, 120, 180, 240, 300];
const CHIPS_TO_WIN = Array.from({ length: 17 }, (_, index) => index + 1);

/** @param {{state: EveningState}} props */
export function Gathering({ state }) {
  const { people } = state;
  const few = players(state).length < FEWEST_PLAYERS;
  const change = (/** @type {readonly Person[]} */ next) =>
    void enter({ type: "people", people: next.map(({ name, handicap }) => ({ name, handicap, plays: true })) });
  useFrame({ screen: "page", title: t("table-title"), facts: [t("table-title")], aside: t("table-subtitle") });
  return html`
    <${Panel} class="gathering">
      <${Title}>${t("table-who")}</>
      <${Names} people=${people} onChange=${change}
        onRemove=${(/** @type {number} */ removed) => change(people.filter((_, at) => at !== removed))} />
      <${Rules} state=${state} />
      <${Card} class="lines"><${BoardLine} state=${state} /></>
      ${people.length > 0 && html`<${Handicaps} people=${people} onChange=${change} />`}
    </>
    <${Sheet}>
      ${few && html`<p class="note">${t("table-too-few")}</p>`}
      <div class="buttons"><${Button} kind="main" disabled=${few} onClick=${() => go("/table#chip")}>${t("alone-start")}</></div>
    </>
  `;
}

/** @param {{state: EveningState}} props */
function Rules({ state }) {
  const { edition, sand, length } = state;
  const { toWin, inAll } = goals(state);
  const change = (/** @type {Partial<Pick<EveningState, "edition" | "sand" | "length">>} */ changes) =>
    void enter({ type: "rules", edition, sand, length, ...changes });
  const custom = typeof length === "number";
  const ends = toWin === null ? t("wins-in-all", { chips: inAll }) : t("wins-agreed", { chips: toWin });
  return html`
    <${Card} class="lines options">
      <div class="line">
        <span class="line-text"><b>${t("rules")}</b></span>
        <${Segmented}
          label=${t("rules")} value=${edition} options=${EDITIONS.map(({ id }) => ({ value: id, text: t(`edition-${id}`) }))}
          onChange=${(/** @type {EveningState["edition"]} */ next) => change({ edition: next, sand: editionOf(next).timer_seconds })}
        />
        <small class="line-note">${editionWords(editionOf(edition))}</small>
      </div>
      <${Stepper}
        label=${t("option-timer")} value=${sand} steps=${SAND_SECONDS} shown=${secondsWords(sand)}
        less=${t("less", { what: t("option-timer") })} more=${t("more-of", { what: t("option-timer") })}
        onChange=${(/** @type {number} */ next) => change({ sand: next })}
      />
      <div class="line">
        <span class="line-text"><b>${t("length")}</b></span>
        <${Segmented}
          label=${t("length")} value=${custom ? "custom" : length}
          options=${/** @type {const} */ (["short", "usual", "custom"]).map((value) => ({ value, text: t(`length-${value}`) }))}
          onChange=${(/** @type {"short" | "usual" | "custom"} */ next) =>
            change({ length: next === "custom" ? toWin ?? CHIPS_TO_WIN[4] : next })}
        />
        <small class="line-note">${ends}</small>
      </div>
      ${custom && html`
        <${Stepper}
          label=${t("chips-to-win")} value=${length} steps=${CHIPS_TO_WIN} shown=${t("number", { count: length })}
          less=${t("less", { what: t("chips-to-win") })} more=${t("more-of", { what: t("chips-to-win") })}
          onChange=${(/** @type {number} */ next) => change({ length: next })}
        />
      `}
    </>
  `;
}
