// The round, from the first chip to the last: shows the part for the current phase and person.

import { Alone, Paused } from "./aloneround.js";
import { Attention } from "./attention.js";
import { MatchEnd } from "./final.js";
import { Leaving } from "./leaving.js";
import { useGameTable } from "./matchtable.js";
import { isSeries, seriesNow } from "./matchwords.js";
import { usePad } from "./pad.js";
import { useReading } from "./reading.js";
import { Result } from "./result.js";
import { useRoundSheet } from "./roundsheet.js";
import { Show } from "./show.js";
import { useSpeech } from "./speech.js";
import { Think } from "./think.js";
import { createLookout, Watch } from "./watch.js";
import { leaving, useFrame } from "../frame/frame.js";
import { useWakeLock } from "../frame/wakelock.js";
import { secondsBehind } from "../../net/clock.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */
/** @typedef {import("./matchtable.js").Table} Table */

/**
 * @param {{session: Session, tools: import("./playerstab.js").Tools}} props a session whose match has begun, and what its page adds to
 * the list of players
 */
export function Game({ session, tools }) {
  const view = /** @type {View} */ (session.view.value);
  const table = useGameTable(session);
  useReading(table, view);
  useSpeech(session);
  useWakeLock(view.phase !== "finished");
  usePad(session.room);
  useRoundSheet(table, view, tools);
  return html`
    <${Attention} session=${session} view=${view} />
    ${view.phase === "finished" ? html`<${MatchEnd} table=${table} view=${view} />` : html`<${Playing} table=${table} view=${view} />`}
  `;
}

/** @param {{table: Table, view: View}} props */
function Playing({ table, view }) {
  const { session } = table;
  const watching = view.you === null;
  const lookout = useMemo(createLookout, [session]);
  const guess = lookout.guess.value.round === view.round ? lookout.guess.value.moves : null;
  const asks = !watching && !session.rematch.value && session.latest.value?.phase !== "finished";
  const watch = watching ? html`<${Watch} table=${table} view=${view} lookout=${lookout} />` : undefined;
  const aside = asks && leaving.value ? html`<${Leaving} session=${session} view=${view} />` : watch;
  useFrame({ ...frameOf(view, session.roomName.value, watching ? session.presence.value?.watching ?? 0 : 0), asks });
  if (view.mode === "alone") return html`<${Alone} table=${table} view=${view} aside=${aside} />`;
  if (view.pause) return html`<${Paused} table=${table} view=${view} pause=${view.pause} aside=${aside} />`;
  switch (view.phase) {
    case "showing":
      return html`<${Show} table=${table} view=${view} aside=${aside} />`;
    case "result":
      return html`<${Result} table=${table} view=${view} guess=${guess} aside=${aside} />`;
    default:
      return html`<${Think} table=${table} view=${view} aside=${aside} />`;
  }
}

/** @param {View} view @param {string} room @param {number} watching @returns {import("../frame/frame.js").Frame} */
function frameOf(view, room, watching) {
  if (view.mode === "alone") {
    const chip = view.laid.length + (view.phase === "result" ? 0 : 1);
    return { screen: "game", room: t("alone"), title: t("play-alone"), facts: [t("chip-of", { chip, total: view.chips_total })] };
  }
  const aside = view.chips_to_win === null ? t("most-chips") : t("first-to", { chips: view.chips_to_win });
  const facts = [t("chip-number", { round: view.round }), t("chips-left", { chips: view.chips_left })];
  if (watching > 0) facts.push(t("watching", { count: watching }));
  if (secondsBehind(view) > 0) facts.push(t("behind", { seconds: secondsBehind(view) }));
  return { screen: "game", room, title: room, facts, aside, series: isSeries(view) ? seriesNow(view) : undefined };
}
