// The matches that this room has played one after the other, as this device remembers them: who won how many.

import { recordOf, widest } from "./gamerecord.js";
import { isSeries } from "./matchwords.js";
import { Card } from "../components/panel.js";
import { Sign } from "../components/sign.js";
import { Link } from "../frame/router.js";
import { games } from "../../store/games.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../store/games.js").GameRecord} GameRecord */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} SeenSession */

/**
 * The wins of a player; `seat` is missing if the player has none now.
 * @typedef {{seat?: View["seats"][number], name: string, wins: number}} Wins
 */

/** A match that ended this long before belongs to another evening. */
const EVENING_MS = 12 * 3_600_000;
/** The hours of an evening begin with the first and end before the second. */
const [DUSK, NIGHT_ENDS] = [17, 4];

/**
 * The wins of the series (R8.9) or, outside a series, of the evening: nothing after its first match.
 * @param {{session: SeenSession, view: View}} props
 */
export function Evening({ session, view }) {
  // oxlint-disable-next-line react/exhaustive-deps -- the earlier matches change only with the number of the match
  const matches = useMemo(() => matchesOf(session, view), [view.number]);
  const series = isSeries(view);
  if (view.mode === "alone" || (matches.length < 2 && !series)) return null;
  const hour = new Date().getHours();
  const best = widest(matches.map((match) => match.best ?? null));
  return html`
    <${Card} class="evening">
      <p>
        <b>${series ? t("series") : t("evening-title", { part: hour >= DUSK || hour < NIGHT_ENDS ? "evening" : "day" })}</b>
        <span class="note">${series ? t("series-note", { wins: view.options.series_wins })
          : t("evening-matches", { matches: matches.length })}${!series && best && ` · ${t("evening-best", best)}`}</span>
      </p>
      <ul class="evening-wins">
        ${(series ? winsOfSeries(view) : winsOf(matches, view)).map(({ seat, name, wins }) => html`
          <li key=${seat?.seat ?? name}>
            <span class="unseen">${t("evening-wins", { name, wins })}</span>
            ${seat ? html`<${Sign} seat=${seat.seat} name=${name} bot=${seat.bot} />` : html`<span class="row-name" aria-hidden="true"
              title=${name}>${name}</span>`}
            <b aria-hidden="true">${wins}</b>
          </li>
        `)}
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

/** Returns the wins of each player at the table, and of each who left with wins, most first. @param {View} view @returns {Wins[]} */
function winsOfSeries({ seats }) {
  return seats.filter(({ left, wins }) => !left
    || wins > 0).map((seat) => ({ seat, name: seatName(seat), wins: seat.wins })).toSorted(most);
}

/**
 * Returns how many matches each has won, most first; a shared win counts for each. A player is the seat, whose name may
 * change, or the name in records of earlier versions.
 * @param {readonly GameRecord[]} matches @param {View} view @returns {Wins[]}
 */
function winsOf(matches, { seats }) {
  /** @type {Map<number | string, Wins>} */
  const found = new Map();
  for (const { winners, winner_seats: numbers } of matches) {
    for (const [at, winner] of winners.entries()) {
      const seat = seats.find((one) => (numbers ? one.seat === numbers[at] : seatName(one) === winner));
      const name = seat ? seatName(seat) : winner;
      const key = seat?.seat ?? name;
      found.set(key, { seat, name, wins: (found.get(key)?.wins ?? 0) + 1 });
    }
  }
  return [...found.values()].toSorted(most);
}

/** @param {Wins} one @param {Wins} other */
const most = (one, other) => other.wins - one.wins;
