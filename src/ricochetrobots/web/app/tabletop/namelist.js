// The list of names: add, remove, and each person's handicap (R6.15).

import { enter } from "./current.js";
import { chipFacts } from "./tabletopwords.js";
import { Button } from "../components/button.js";
import { Segmented } from "../components/choice.js";
import { Field } from "../components/field.js";
import { handicapWords } from "../components/handicap.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { Sign } from "../components/sign.js";
import { useFrame } from "../frame/frame.js";
import { Link } from "../frame/router.js";
import { HANDICAPS, MAX_MARKS, MAX_NAME_LENGTH } from "../../rules/constants.js";
import { html, useState } from "../../vendor/vendor.js";
import { listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */
/** @typedef {import("../../rules/tabletop.js").Person} Person */
/** @typedef {{people: readonly Person[], onChange: (people: readonly Person[]) => void}} Props */

/** As many names as fit on a phone beside the hourglass, each with a key from 1 to 8. */
const MOST_PEOPLE = 8;

const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, "u");

/** Returns why a room refuses a name too (game/names.py), or "". @param {string} name */
function nameFault(name) {
  if (name === "") return t("table-name-missing");
  if (TOO_MANY_MARKS.test(name.normalize("NFD"))) return t("refused-name-unreadable");
  return LETTER.test(name) ? "" : t("refused-name-without-letters");
}

/** The names as pills, and a field for the next one. @param {Props & {onRemove: (at: number) => void}} props */
export function Names({ people, onChange, onRemove }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState("");
  const count = people.filter(({ plays }) => plays).length;

  /** @param {Event} event */
  function add(event) {
    event.preventDefault();
    const wanted = name.trim();
    const known = people.findIndex((person) => person.name.toLowerCase() === wanted.toLowerCase());
    const refused = nameFault(wanted);
    if (refused) return setFault(refused);
    if (known >= 0 && people[known].plays) return setFault(t("refused-name-taken"));
    onChange(known >= 0 ? people.map((person, at) => (at === known ? { ...person, plays: true } : person))
      : [...people, { name: wanted, handicap: 0, plays: true }]);
    setName("");
    setFault("");
  }

  return html`
    <ul class="pills" aria-label=${t("rows-label")}>
      ${people.map(({ name: each, plays }, at) => plays && html`
        <li key=${at} class="pill">
          <${Sign} seat=${at} name=${each} /><b>${each}</b>
          <${Button} kind="quiet" icon="close" label=${t("table-remove", { name: each })} onClick=${() => onRemove(at)} />
        </li>
      `)}
    </ul>
    ${count < MOST_PEOPLE && html`
      <form class="add-name" onSubmit=${add}>
        <${Field}
          label=${t("table-name")} value=${name} error=${fault} maxlength=${MAX_NAME_LENGTH} autocomplete="off" enterkeyhint="next"
          onInput=${(/** @type {string} */ typed) => setName(typed)}
        />
        <${Button} type="submit" icon="plus">${t("table-add")}</>
      </form>
    `}
  `;
}

/** The handicaps, folded. @param {Props} props */
export function Handicaps({ people, onChange }) {
  const those = people.filter(({ plays, handicap }) => plays && handicap > 0);
  const words = those.length === 0 ? t("table-handicap-none")
    : listed(those.map(({ name, handicap }) => `${name} +${handicapWords(handicap)}`));
  return html`
    <${Card} class="lines options">
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("table-handicap")}</b> <small>${words}</small></span>
          <${Icon} name="down" size=${18} />
        </summary>
        <p class="line note">${t("handicap-why")}</p>
        ${people.map((person, at) => person.plays && html`
          <div class="line" key=${at}>
            <span class="line-text"><b>${person.name}</b></span>
            <${Segmented}
              label=${t("handicap-title", { name: person.name })} value=${person.handicap}
              options=${HANDICAPS.map((value) => ({ value, text: value === 0 ? t("handicap-none") : handicapWords(value) }))}
              onChange=${(/** @type {number} */ handicap) =>
                onChange(people.map((other, place) => (place === at ? { ...other, handicap } : other)))}
            />
          </div>
        `)}
      </details>
    </>
  `;
}

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function ChangePeople({ state }) {
  const people = state.people.map(({ chips: _, ...person }) => person);
  const change = (/** @type {readonly Person[]} */ next) => void enter({ type: "people", people: next });
  const remove = (/** @type {number} */ removed) =>
    change(people.map((person, at) => (at === removed ? { ...person, plays: false } : person)));
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
