// A player shows the bid on the real board, and the table judges.

import { BidRows } from "./bidrows.js";
import { enter } from "./current.js";
import { useEveningTools } from "./headertools.js";
import { LAST_SECONDS, useNow } from "./sandclock.js";
import { chipFacts, chipUp, who } from "./tabletopwords.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { say, sayNow } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { useFrame } from "../frame/frame.js";
import { useWakeLock } from "../frame/wakelock.js";
import { ChipSigns } from "../hand/chipline.js";
import { DEFAULTS } from "../../rules/constants.js";
import { editionOf } from "../../rules/editions.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function Showing({ state }) {
  const { bids, failed, since, edition } = state;
  const { player, moves } = bids[failed];
  const chip = chipUp(state);
  const exact = editionOf(edition).exact ? "yes" : "no";
  const next = bids[failed + 1];
  const left = DEFAULTS.demonstration_seconds - (useNow(true, 250) - since) / 1000;
  useWakeLock(true);
  useEveningTools();
  useFrame({ screen: "table", title: t("table-title"), facts: chipFacts(state), aside: failed > 0 ? t("table-passed-on")
    : t("rows-showing") });
  const over = left <= 0;
  useEffect(() => {
    if (over) cue("glass");
  }, [over]);
  // oxlint-disable-next-line react/exhaustive-deps -- spoken once for each demonstration
  useEffect(() => say(t("phase-show", { ...who(state, player), moves })), [since]);

  /** @param {boolean} shown */
  function judge(shown) {
    enter({ type: "judge", at: Date.now(), shown });
    cue(shown ? "success" : "failure");
    if (!shown) sayNow(t("failed-moves-used", { moves }));
  }

  return html`
    <${Panel} class="showing-table">
      <${Title} class="hero" focusOn=${since}>${t("phase-show", { ...who(state, player), moves })}</>
      <div class="showing-line">
        ${chip ? html`<${ChipSigns} chip=${{ ...chip, cell: "" }} />` : html`<span></span>`}
        <b class=${left <= LAST_SECONDS ? "timer-number last" : "timer-number"} role="timer"
          aria-label=${t("timer-left", { seconds: Math.max(0, Math.ceil(left)) })}>${clockTime(left)}</b>
      </div>
      <${BidRows} state=${state} turn=${failed} />
      <p class="note">
        ${failed > 0 && html`<b>${t("failed-moves-used", { moves: bids[failed - 1].moves })}</b> `}
        ${t("table-count-aloud", { target: chip ? chipName(chip) : "none", exact, moves, name: next ? state.people[next.player].name : "",
          next: next ? next.moves : 0 })}
      </p>
    </>
    <${Sheet}>
      <div class="verdicts">
        <${Button} onClick=${() => judge(false)}>${t("verdict-moves-used", { moves })}</>
        <${Button} kind="main" icon="check" onClick=${() => judge(true)}>${t("table-shown", { exact, moves })}</>
      </div>
    </>
  `;
}
