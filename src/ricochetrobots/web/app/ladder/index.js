// The club ladder: the table of its people, and the page of one person with the matches.

import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { Icon } from "../components/icon.js";
import { Card, Pale, Panel, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { problemWords } from "../frame/problem.js";
import { go, Link } from "../frame/router.js";
import { useAnswer } from "../frame/useanswer.js";
import { addPlace, HAS_LADDER, keepPersonalLink, ladderPerson, ladderTable, personalLink } from "../../net/ladder.js";
import { MAX_NAME_LENGTH } from "../../rules/constants.js";
import { keepName, myName } from "../../store/person.js";
import { html, useRef, useState } from "../../vendor/vendor.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").LadderMatch} LadderMatch */
/** @typedef {import("../../rules/messages.js").LadderPerson} LadderPerson */
/** @typedef {import("../../rules/messages.js").LadderPlace} LadderPlace */
/** @typedef {import("../../rules/messages.js").LadderTable} LadderTable */

/** @param {{place?: string}} props */
export function LadderPage({ place }) {
  if (!HAS_LADDER) return html`<${Without} />`;
  return place === undefined ? html`<${Table} />` : html`<${Person} key=${place} place=${place} />`;
}

/** The page on a server without a ladder. */
function Without() {
  useFrame({ screen: "page", title: t("ladder-title"), facts: [t("ladder-title")] });
  return html`<${Waiting} fault=${t("refused-no-ladder")} />`;
}

/** A link to another page of the ladder. @param {{to: string, words: string}} props */
export function Onward({ to, words }) {
  return html`<${Card} class="lines">
    <${Link} class="line more" to=${to}><span class="line-text"><b>${words}</b></span><${Icon} name="forward" size=${18} /></></>`;
}

function Table() {
  const [table, fault] = useAnswer(ladderTable, []);
  useFrame({ screen: "page", title: table?.name ?? t("ladder-title"), facts: [t("ladder-title")] });
  if (!table) return html`<${Waiting} fault=${fault} />`;
  return html`
    <${Panel} class="ladder">
      <${Title}>${table.name}</>
      ${table.places.length === 0 && html`<p>${t("ladder-none")}</p>`}
      ${table.places.length > 0 && html`
        <${Card} class="lines">
          ${table.places.map((place) => html`
            <${Link} key=${place.place} class="line more" to=${`/ladder/${place.place}`}>
              <b class="ladder-rank">${place.rank ?? "–"}</b>
              <span class="line-text"><b>${place.name}</b><br /><small>${playedWords(place)}</small></span>
              <${Rating} place=${place} /><${Icon} name="forward" size=${18} />
            </>
          `)}
        </>
      `}
      <p class="note">${t("ladder-how")}</p>
      ${personalLink() ? html`<${Onward} to="/me" words=${t("me-title")} />` : html`<${Joining} open=${table.open} />`}
    </>
  `;
}

/** The way to a place: a form on an open ladder, otherwise the person to ask. @param {{open: boolean}} props */
function Joining({ open }) {
  const [name, setName] = useState(myName.value);
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  if (!open) return html`<p class="note">${t("ladder-ask")}</p>`;

  /** @param {Event} event */
  async function join(event) {
    event.preventDefault();
    if (!name.trim()) return refuse(t("name-missing"));
    try {
      const added = await addPlace(name);
      keepPersonalLink(added.personal);
      keepName(added.name);
      go("/me");
    } catch (error) {
      refuse(problemWords(error));
    }
  }

  /** @param {string} words */
  function refuse(words) {
    setFault(words);
    field.current?.focus();
  }

  return html`
    <form class="doors" onSubmit=${join} novalidate>
      <${Field} label=${t("your-name")} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${name}
        error=${fault} inputRef=${field} onInput=${(/** @type {string} */ typed) => { setName(typed); setFault(null); }} />
      <${Button} type="submit">${t("ladder-join")}</>
    </form>
  `;
}

/** @param {{place: string}} props */
function Person({ place }) {
  const [person, fault] = useAnswer(() => ladderPerson(place), [place]);
  useFrame({ screen: "page", title: person?.place.name ?? t("ladder-title"), facts: [t("ladder-title")], back: "/ladder" });
  if (!person) return html`<${Waiting} fault=${fault} />`;
  return html`
    <${Panel} class="ladder">
      <${Title}>${person.place.name}</>
      <${PersonLines} person=${person} />
      <${Onward} to="/ladder" words=${person.ladder} />
    </>
  `;
}

/** The rating of a person and the matches: the rated ones, then the others. @param {{person: LadderPerson}} props */
export function PersonLines({ person: { place, matches } }) {
  const rated = matches.filter(({ verdict }) => verdict === "rated");
  const others = matches.filter(({ verdict }) => verdict !== "rated");
  return html`
    <${Card} class="lines">
      <div class="line"><span
        class="line-text"><b>${place.rank === null ? t("ladder-no-rank") : t("ladder-rank", { rank: place.rank })}</b><br />
        <small>${playedWords(place)}</small></span><${Rating} place=${place} /></div>
    </>
    ${rated.length > 0 && html`<h2>${t("ladder-rated")}</h2><${Matches} matches=${rated} />`}
    ${others.length > 0 && html`<h2>${t("ladder-unrated")}</h2><${Matches} matches=${others} />`}
  `;
}

/** @param {{matches: readonly LadderMatch[]}} props */
function Matches({ matches }) {
  return html`
    <${Card} class="lines">
      ${matches.map((match) => html`
        <${Link} key=${match.game} class="line more" to=${`/games/${match.game}`}>
          <span class="line-text"><b>${scoreWords(match)}</b><br /><small>${matchWords(match)}</small></span>
          <${Icon} name="forward" size=${18} />
        </>
      `)}
    </>
  `;
}

/** @param {{place: LadderPlace}} props */
function Rating({ place: { rating, deviation, provisional } }) {
  return html`<span class="ladder-rating"><b>${t("ladder-rating", { rating: `${rating}`, deviation: `${deviation}` })}</b>
    ${provisional && html`<br /><small>${t("ladder-provisional")}</small>`}</span>`;
}

/** Returns "Mara 5 : Jonas 3". @param {LadderMatch} match */
function scoreWords({ scores }) {
  return scores.map(({ name, chips }) => `${name ?? t("ladder-deleted")} ${chips}`).join(" : ");
}

/** @param {LadderMatch} match */
function matchWords({ ended, verdict, others }) {
  const reason = { "rated": null, "with-bots": t("ladder-with-bots"), "with-handicaps": t("ladder-with-handicaps") }[verdict];
  return [dayWords(ended), reason, others > 0 && t("ladder-others", { count: others })].filter(Boolean).join(" · ");
}

/** @param {LadderPlace} place */
function playedWords({ matches, last_played: last }) {
  return [t("ladder-matches", { count: matches }), last !== null && t("ladder-last", { date: dayWords(last) })].filter(Boolean).join(" · ");
}

/** @param {number} seconds */
function dayWords(seconds) {
  return new Intl.DateTimeFormat(dateLanguage(), { day: "numeric", month: "short", year: "numeric" }).format(seconds * 1000);
}

/** @param {{fault: string | null}} props */
export function Waiting({ fault }) {
  return fault === null ? html`<${Panel}><${Pale} /></>` : html`<${Panel}><${Title}>${t("ladder-title")}</><p>${fault}</p></>`;
}
