// Add or remove players, between two chips. A player who leaves keeps the chips (R8.6).

import { enter } from "./current.js";
import { Handicaps, Names } from "./namelist.js";
import { chipFacts } from "./tabletopwords.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { Link } from "../frame/router.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").Person} Person */

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function ChangePeople({ state }) {
  const people = state.people.map(({ chips: _, ...person }) => person);
  const change = (/** @type {readonly Person[]} */ next) => void enter({ type: "people", people: next });
  const remove = (/** @type {number} */ removed) => change(people.map((person, at) => (at === removed ? { ...person, plays: false } : person)));
  useFrame({ screen: "page", title: t("table-title"), facts: chipFacts(state), back: "/table#score" });
  return html`
    <${Panel} class="gathering">
      <${Title}>${t("table-who")}</>
      <${Names} people=${people} onChange=${change} onRemove=${remove} />
      <p class="note">${t("table-leaving")}</p>
      <${Handicaps} people=${people} onChange=${change} />
    </>
    <${Sheet}><div class="buttons"><${Link} class="button main" to="/table#score">${t("table-back")}</></div></>
  `;
}
