// The finished matches on this device, for the start page and the list of games.

import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { Link } from "../frame/router.js";
import { games } from "../../store/games.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { listed } from "../../words/names.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../store/games.js").GameRecord} GameRecord */

/** The page of all games on this device. */
const GAMES = "/games";

const LAST = 2;

/** The last finished matches, and the link to all games. */
export function LastGames() {
  const over = useMemo(() => games().filter((record) => record.over), []);
  return html`
    <${Card} class="lines last-games">
      ${over.slice(0, LAST).map((record) => html`<${PastGame} key=${record.at} record=${record} day />`)}
      <${Link} class="line more" to=${GAMES}><span class="line-text"><b>${t("games-all")}</b></span><${Icon} name="forward" size=${18} /></>
    </>
  `;
}

/**
 * A finished match. With `day`, its day is shown before the time.
 * @param {{record: GameRecord, day?: boolean}} props
 */
export function PastGame({ record, day = false }) {
  const { game, room, at, name, mode, rounds } = record;
  /** @type {Intl.DateTimeFormatOptions} */
  const form = { ...(day ? { weekday: "short" } : {}), hour: "numeric", minute: "2-digit" };
  return html`
    <${Link} class="line more" to=${game === null ? `/r/${room}` : `/games/${game}`}>
      <span class="line-text"><b>${outcomeWords(record)}</b><br />
        <small>${mode === "alone" ? t("alone") : name} · ${t("round-count", { rounds })}</small></span>
      <small>${new Intl.DateTimeFormat(dateLanguage(), form).format(at)}</small>
      <${Icon} name="forward" size=${18} />
    </>
  `;
}

/** Returns "Mara won, 5 to 3 to 2". @param {GameRecord} record */
function outcomeWords({ mode, winners, won, chips }) {
  if (mode === "alone") return t("game-alone", { found: chips[0] ?? 0, chips: chips.reduce((sum, count) => sum + count, 0) });
  if (winners.length > 1) return t("final-shared", { names: listed(winners) });
  return t("game-won", { you: won ? "yes" : "no", name: winners[0] ?? "", chips: chips.join(" : ") });
}
