// The record of an evening: the finished matches of a room, who won how many, and the page of each match.

import { Card, Panel, Title } from "../components/panel.js";
import { Sign } from "../components/sign.js";
import { useFrame } from "../frame/frame.js";
import { Problem } from "../frame/problem.js";
import { Link } from "../frame/router.js";
import { useAnswer } from "../frame/useanswer.js";
import { addressOf } from "../../net/address.js";
import { roomMatches } from "../../net/api.js";
import { html } from "../../vendor/vendor.js";
import { listed, seatName } from "../../words/names.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").PlayedMatch} PlayedMatch */
/** @typedef {import("../../rules/messages.js").RoomMatches} RoomMatches */

/** @param {{room: string}} props */
export function MatchesPage({ room }) {
  const [record, fault] = useAnswer(() => roomMatches(room), [room]);
  useFrame({ screen: "page", title: t("matches-title"), room: record?.name, back: `/r/${room}`, backWords: t("matches-back") });
  if (fault) return html`<${Problem} title=${t("matches-title")} words=${fault} />`;
  return record && html`<${Matches} record=${record} room=${room} />`;
}

/** @param {{record: RoomMatches, room: string}} props */
function Matches({ record, room }) {
  return html`
    <${Panel} class="matches">
      <${Title}>${t("matches-title")}</>
      ${record.matches.length === 0
        ? html`<p>${t("matches-none")}</p>`
        : html`
            <ol class="ranking" aria-label=${t("matches-wins")}>
              ${record.wins.map((part) => html`
                <li key=${part.seat} class="rank">
                  <${Sign} seat=${part.seat} name=${seatName(part)} bot=${part.bot} />
                  <b class="row-name" title=${seatName(part)}>${seatName(part)}</b>
                  <span class="note">${t("match-wins", { wins: part.wins })}</span>
                  <strong class="rank-count" aria-hidden="true">${part.wins}</strong>
                </li>
              `)}
            </ol>
            <ol class="match-list" reversed aria-label=${t("matches-list")}>
              ${record.matches.toReversed().map((match) => html`<${MatchLine} key=${match.game} match=${match} />`)}
            </ol>
            <p class="record-files">
              <a class="button quiet" href=${addressOf(`/r/${room}/matches.txt`)}>${t("record-text")}</a>
              <a class="button quiet" href=${addressOf(`/r/${room}/matches.json`)}>${t("record-data")}</a>
            </p>
          `}
    </>
  `;
}

/** @param {{match: PlayedMatch}} props */
function MatchLine({ match: { game, number, ended_at: ended, rounds, seats, winners } }) {
  const time = new Intl.DateTimeFormat(dateLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(ended * 1000);
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(seatName);
  const result = names.length === 0 ? t("final-nobody") : names.length === 1 ? t("final-wins", { name: names[0], you: "no" })
    : t("final-shared", { names: listed(names) });
  const chips = seats.toSorted((one, other) => other.chips - one.chips).map((seat) => `${seatName(seat)} ${seat.chips}`);
  return html`
    <li>
      <${Card} class="match-line">
        <p><b>${t("match-number", { number })}: ${result}</b> <span class="note">${time} · ${t("round-count", { rounds })}</span></p>
        <p class="note">${chips.join(" · ")}</p>
        <${Link} class="button" to=${`/games/${game}`}>${t("match-open")}</>
      </>
    </li>
  `;
}
