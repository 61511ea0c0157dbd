// The matches that this room has played one after the other, as this device remembers them: who won how many.

import { games } from "../../net/games.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { Card } from "../components/panel.js";
import { Sign } from "../components/person.js";
import { Link } from "../router.js";
import { seatName } from "../seatname.js";
import { t } from "../text.js";
import { widest } from "./best.js";
import { recordOf } from "./gamerecord.js";
import { isSeries } from "./words.js";

/** @typedef {import("../../net/games.js").GameRecord} GameRecord */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} SeenSession */

/** A match that ended this long before belongs to another evening. */
const EVENING_MS = 12 * 3_600_000;
/** The hours of an evening begin with the first and end before the second. */
const [DUSK, NIGHT_ENDS] = [17, 4];

/** The wins of the series (R8.9) or, outside a series, of the evening: nothing after its first match. @param {{session: SeenSession, view: View}} props */
export function Evening({ session, view }) {
  const matches = useMemo(() => matchesOf(session, view), [view.number]);
  const series = isSeries(view);
  if (view.mode === "alone" || (matches.length < 2 && !series)) return null;
  const hour = new Date().getHours();
  const best = widest(matches.map((match) => match.best ?? null));
  return html`
    <${Card} class="evening">
      <p>
        <b>${series ? t("series") : t("evening-title", { part: hour >= DUSK || hour < NIGHT_ENDS ? "evening" : "day" })}</b>
        <span class="note">${series ? t("series-note", { wins: view.options.series_wins }) : t("evening-matches", { matches: matches.length })}${!series && best && ` · ${t("evening-best", best)}`}</span>
      </p>
      <ul class="evening-wins">
        ${(series ? winsOfSeries(view) : winsOf(matches)).map(([name, wins]) => {
          const seat = view.seats.find((other) => seatName(other) === name);
          return html`
            <li key=${name}>
              <span class="unseen">${t("evening-wins", { name, wins })}</span>
              ${seat ? html`<${Sign} seat=${seat.seat} name=${name} bot=${seat.bot} />` : html`<span class="row-name" aria-hidden="true" title=${name}>${name}</span>`}
              <b aria-hidden="true">${wins}</b>
            </li>
          `;
        })}
      </ul>
      <${Link} class="button quiet evening-all" to=${`/r/${session.link.value}/matches`}>${t("matches-all")}</>
    </>
  `;
}

/** This match and those before it. @param {SeenSession} session @param {View} view @returns {readonly GameRecord[]} */
function matchesOf({ room, roomName, game }, view) {
  const now = recordOf(view, room, roomName.peek(), game.peek());
  const earlier = games().filter((one) => one.room === room && one.over && one.number < view.number && now.at - one.at < EVENING_MS);
  return [now, ...earlier];
}

/** Returns the wins of each player at the table, and of each who left with wins, most first. @param {View} view @returns {[string, number][]} */
function winsOfSeries({ seats }) {
  return seats.filter(({ left, wins }) => !left || wins > 0).map((seat) => /** @type {[string, number]} */ ([seatName(seat), seat.wins])).toSorted(([, one], [, other]) => other - one);
}

/** How many matches each has won, most first; a shared win counts for each. @param {readonly GameRecord[]} matches @returns {[string, number][]} */
function winsOf(matches) {
  /** @type {Map<string, number>} */
  const wins = new Map();
  for (const name of matches.flatMap(({ winners }) => winners)) wins.set(name, (wins.get(name) ?? 0) + 1);
  return [...wins].toSorted(([, one], [, other]) => other - one);
}
