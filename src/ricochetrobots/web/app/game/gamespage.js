// The list of games on this device: those in progress, then the finished ones, day by day. A player can save or delete
// them.

import { Button } from "../components/button.js";
import { Card, Panel, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { later } from "../frame/later.js";
import { saveAs } from "../frame/share.js";
import { PastGame } from "../links/pastgames.js";
import { forgetGames, games, isRunning } from "../../store/games.js";
import { html, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../store/games.js").GameRecord} GameRecord */

const RunningGames = later(async () => (await import("../room/index.js")).RunningGames);

export function GamesPage() {
  const [kept, setKept] = useState(games);
  const [sure, setSure] = useState(false);
  const days = useMemo(() => byDay(kept.filter(({ over }) => over)), [kept]);
  useFrame({ screen: "page", title: t("games-title"), facts: [t("games-title")] });
  const foot = useRef(/** @type {HTMLDivElement | null} */ (null));
  const close = () => setSure(false);
  useKeys([{ keys: ["Escape"], text: "key-close", when: () => sure, run: close }]);
  useLayoutEffect(() => { // before the next key, so that Enter pressed twice deletes nothing
    if (!sure) return undefined;
    foot.current?.scrollIntoView({ block: "nearest" });
    foot.current?.querySelector("button")?.focus(); // the harmless answer
    // oxlint-disable-next-line react/exhaustive-deps -- the buttons that are there afterwards
    return () => /** @type {HTMLElement | null} */ (foot.current?.querySelector("button:last-child")
      ?? document.querySelector("h1"))?.focus();
  }, [sure]);

  function forget() {
    forgetGames();
    setKept(games());
    close();
  }

  return html`
    <${Panel} class="games">
      <${Title}>${t("games-title")}</>
      ${kept.some(isRunning) && html`<${RunningGames} />`}
      ${kept.length === 0 && html`<p>${t("games-none")}</p>`}
      ${days.map(
        ([day, records]) => html`
          <section key=${day} aria-label=${day}>
            <h2>${day}</h2>
            <${Card} class="lines">
              ${records.map((record) => html`<${PastGame} key=${`${record.room} ${record.number}`} record=${record} />`)}</>
          </section>
        `,
      )}
      <p class="note">${t("games-kept")}</p>
      ${kept.length > 0 && (sure
        ? html`
            <div class="buttons" ref=${foot} role="group" aria-label=${t("games-forget-sure")}>
              <p>${t("games-forget-sure")}</p>
              <${Button} onClick=${close}>${t("games-keep")}</>
              <${Button} onClick=${forget}>${t("games-forget")}</>
            </div>
          `
        : html`
            <div class="buttons" ref=${foot}>
              <${Button} onClick=${() => saveAs("ricochet-games.json", kept)}>${t("games-save")}</>
              ${!kept.every(isRunning) && html`<${Button} onClick=${() => setSure(true)}>${t("games-forget")}</>`}
            </div>
          `)}
    </>
  `;
}

/**
 * Returns the days in words, newest first, each with its matches.
 * @param {readonly GameRecord[]} records @returns {[string, GameRecord[]][]}
 */
function byDay(records) {
  const format = new Intl.DateTimeFormat(dateLanguage(), { weekday: "long", day: "numeric", month: "long" });
  /** @type {Map<string, GameRecord[]>} */
  const days = new Map();
  for (const record of records.toSorted((one, other) => other.at - one.at)) {
    const day = format.format(record.at);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return [...days];
}
