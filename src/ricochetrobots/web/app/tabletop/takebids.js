// Everybody thinks and bids. A bid is two taps: the name, which is the time of the bid, and the number.

import { NameKeys, NumberKeys } from "./bidkeys.js";
import { BidRows } from "./bidrows.js";
import { enter, evening } from "./current.js";
import { useEveningTools } from "./headertools.js";
import { LAST_SECONDS, useNow, useSandClock } from "./sandclock.js";
import { bidWords, chipFacts, chipUp, tieWords, who } from "./tabletopwords.js";
import { Button } from "../components/button.js";
import { Glass } from "../components/glass.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { say } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { useWakeLock } from "../frame/wakelock.js";
import { ChipSigns } from "../hand/chipline.js";
import { DEFAULTS } from "../../rules/constants.js";
import { isStill } from "../../store/settings.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */
/** The name that was tapped, and when. @typedef {{player: number, at: number}} Tap */

/** @param {{state: EveningState}} props */
export function Bidding({ state }) {
  const [tap, setTap] = useState(/** @type {Tap | null} */ (null));
  const [latest, setLatest] = useState(/** @type {number | null} */ (null));
  const left = useSandClock(state, tap?.at ?? null);
  const awake = useWakeLock(true);
  useEveningTools();
  const thinking = state.timer === null;
  const now = useNow(thinking, 1000);
  const thought = (now - state.since) / 1000;
  useFrame({
    screen: "table", title: t("table-title"), facts: chipFacts(state),
    aside: thinking ? t("bid-thinking", { time: clockTime(Math.floor(thought)) }) : awake ? t("table-awake") : "",
  });
  if (state.timer && state.timer.paused !== null) return html`<${Standstill} state=${state} seconds=${Math.ceil(left ?? 0)} />`;

  /** @param {Tap} by @param {number} moves */
  function bid({ player, at }, moves) {
    const first = state.bids.length === 0;
    const why = enter({ type: "bid", at, player, moves });
    if (why === "bid-not-lower") {
      const standing = state.bids.find((other) => other.player === player)?.moves ?? 0;
      showMessage({ words: t("table-not-lower", { ...who(state, player), moves: standing }), urgent: true });
      return;
    }
    done(player);
    if (why !== null) return;
    cue(first ? "glass" : "bid", { moves });
    say(bidWords(evening.peek(), player));
  }

  /** @param {number} player */
  function pass(player) {
    enter({ type: "pass", at: Date.now(), player });
    done(player);
    say(t(state.bids.length > 0 ? "say-passed" : "say-no-way", who(state, player)));
    if (evening.peek().timer === null && state.bids.length > 0) say(t("say-all-passed"));
  }

  /** @param {number} player */
  function done(player) {
    setLatest(player);
    setTap(null);
  }

  const reported = state.bids.some(({ player }) => player === latest) ? latest : state.bids[0]?.player;
  const lapsed = thinking && thought >= DEFAULTS.no_bid_seconds;
  return html`
    <${Panel} class=${thinking ? "at-table thinking" : "at-table"}>
      <${Sand} state=${state} left=${left} />
      ${thinking
        ? html`<${Title} focusOn=${state.since}>${t("find-a-way")}</><p class="note">${lapsed ? t("think-lapsed") : t("table-tap-name")}
          </p>`
        : html`<${Title} class="unseen" focusOn=${state.since}>${t("phase-bid")}</>
          <p class="table-news">
          ${reported === null || reported === undefined ? t("think-glass-turned") : tieWords(state, reported) ?? bidWords(state, reported)}
          </p>`}
      ${awake === false && html`<p class="note">${t("table-not-awake")}</p>`}
      ${lapsed && html`<${Button} onClick=${() => enter({ type: "sand", at: Date.now() })}>${t("table-turn-sand")}</>`}
    </>
    <${Sheet} class="at-table">
      ${tap
        ? html`<${NumberKeys} key=${tap.player} state=${state} player=${tap.player}
          onBid=${(/** @type {number} */ moves) => bid(tap, moves)} onPass=${() => pass(tap.player)} onBack=${() => done(tap.player)} />`
        : html`<${NameKeys} state=${state} latest=${latest}
          onTap=${(/** @type {number} */ player) => setTap({ player, at: Date.now() })} />`}
    </>
  `;
}

/** The hourglass, the seconds and the chip. @param {{state: EveningState, left: number | null}} props */
function Sand({ state, left }) {
  const chip = chipUp(state);
  const signs = chip && html`<${ChipSigns} chip=${{ ...chip, cell: "" }} />`;
  if (left === null) {
    return html`<div class="table-sand resting" role="img" aria-label=${t("timer-resting")}><${Glass} share=${1} /></div>${signs}`;
  }
  const seconds = Math.ceil(left);
  const share = Math.min(1, (isStill() ? seconds : left) / state.sand);
  return html`
    <div class="table-sand">
      <${Glass} share=${share} running=${left > 0} />
      <div class="table-time">
        <div role="timer" aria-label=${t("timer-left", { seconds })}>
          <b class=${seconds <= LAST_SECONDS ? "last" : ""} aria-hidden="true">${seconds}</b>
          <span aria-hidden="true">${t("table-seconds", { seconds })}</span>
        </div>
        ${signs}
      </div>
    </div>
  `;
}

/** @param {{state: import("../../rules/tabletop.js").EveningState, seconds: number}} props */
function Standstill({ state, seconds }) {
  const now = (/** @type {"resume" | "close"} */ type) => void enter({ type, at: Date.now() });
  return html`
    <${Panel} class="at-table">
      <div class="table-sand small" aria-hidden="true"><${Glass} share=${seconds / state.sand} /></div>
      <${Title} class="hero" focusOn=${seconds}>${t("table-still")}</>
      <p class="note">${t("table-slept", { seconds })}</p>
      ${state.bids.length > 0 && html`<${BidRows} state=${state} />`}
    </>
    <${Sheet}>
      <div class="buttons">
        ${state.bids.length > 0 && html`<${Button} onClick=${() => now("close")}>${t("table-show-now")}</>`}
        <${Button} kind="main" onClick=${() => now("resume")}>${t("table-go-on", { seconds })}</>
      </div>
    </>
  `;
}
