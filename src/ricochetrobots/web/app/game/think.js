// Thinking and bidding among friends (R6.1, R6.2, R6.10): the chip, who bid what, and the pad.

import { BIDS } from "../../net/rules.js";
import { html } from "../../vendor/vendor.js";
import { ask } from "../ask.js";
import { Button } from "../components/button.js";
import { Panel, Sheet } from "../components/panel.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { settings } from "../settings.js";
import { t } from "../text.js";
import { BidPad } from "./bidpad.js";
import { History } from "./history.js";
import { SandTimer } from "./hourglass.js";
import { useSecondsSince } from "./now.js";
import { PhaseCard, thinkTitle } from "./phasecard.js";
import { Rows, tieLine } from "./rows.js";
import { Scratch } from "./scratch.js";
import { clockTime, gentleWords, person } from "./words.js";

/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../../net/session.js").Session} Session */
/** @typedef {import("./table.js").Table} Table */

/** @param {{table: Table, view: View, aside?: unknown}} props `aside` is the sheet of those who do not bid */
export function Think({ table, view, aside }) {
  const { session } = table;
  const bidding = view.phase === "bidding";
  const timer = html`<${SandTimer} session=${session} until=${bidding ? view.until : null} total=${view.timer_seconds} />`;
  const bids = view.bids.length > 0;
  return html`
    <${Panel} class="thinking">
      <${PhaseCard} view=${view} title=${thinkTitle(view)} step=${bids ? "bid" : "think"} timer=${timer} class=${bidding ? "running" : ""}>
        ${bids && html`<${Foremost} view=${view} />`}
      </>
      ${view.options.scratch_board && html`<${Scratch} table=${table} />`}
      <${Rows} session=${session} view=${view} form=${bids ? "rows" : "thinking"} />
      <${Line} view=${view} />
      <${History} table=${table} view=${view} />
    </>
    ${aside ?? html`<${Sheet}><${FriendsPad} session=${session} view=${view} /></>`}
  `;
}

/** The first row in short, for eyes alone where there is no room for the rows. @param {{view: View}} props */
function Foremost({ view }) {
  const [{ seat, moves }] = view.bids;
  const name = person(view, seat);
  return html`<p class="phase-first" aria-hidden="true"><span class="row-name" title=${name}>${name}</span> <b>${moves}</b></p>`;
}

/** The one line under the rows. @param {{view: View}} props */
function Line({ view }) {
  if (view.bids.length > 0) return html`<p class="note">${tieLine(view)}</p>`;
  return html`<p class="note">${gentleWords(view)} ${view.phase === "thinking" ? t("think-first-bid") : t("think-glass-turned")}</p>`;
}

/** @param {{session: Session, view: View}} props */
function FriendsPad({ session, view }) {
  const standing = view.bids.find(({ seat }) => seat === view.you)?.moves ?? null;
  const passKey = html`<${PassKey} session=${session} view=${view} />`;
  const plays = view.seats.some((seat) => seat.seat === view.you && seat.plays);
  if (!plays || standing === BIDS.least) {
    return html`
      <p class="waits">${!plays ? t("bid-not-yet") : passedWords(view) ?? t("bid-lowest")}</p>
      ${passKey}
      <${PutChipBack} session=${session} view=${view} />
    `;
  }
  return html`
    <${BidPad}
      key=${view.round} standing=${standing} shut=${session.status.value !== "connected"} closed=${!view.allowed_commands.includes("place_bid")}
      title=${standing === null ? t("bid-title") : t("bid-title-lower")} tag=${t("bid-rule-tag", { exact: view.exact ? "yes" : "no" })} note=${standing === null ? undefined : t("bid-own", { moves: standing })}
      sendText=${(/** @type {number} */ moves) => t("bid-send", { moves, exact: view.exact ? "yes" : "no" })}
      rest=${html`<${Resting} session=${session} view=${view} />`} beside=${passKey}
      onSend=${(/** @type {number} */ moves) => ask(session, "place_bid", { round: view.round, moves })}
    />
  `;
}

/** One key for "nothing lower from me" and, before the first bid, "I see no solution" (R6.10). @param {{session: Session, view: View}} props */
function PassKey({ session, view }) {
  const may = view.allowed_commands.includes("pass");
  const pass = () => ask(session, "pass", { round: view.round });
  useKeys([{ keys: ["n"], text: "key-pass", when: () => may && drawer.value === null, run: pass }]);
  if (!may) return null;
  const words = view.bids.length > 0 ? t("pass-nothing-lower") : t("pass-no-way");
  return html`<${Button} kind="quiet" class="pad-pass" onClick=${pass}>${words} ${settings.value.singleKeys && html`<kbd>n</kbd>`}</>`;
}

/** The meaning of a pass of the player here. @param {View} view */
function passedWords({ seats, bids, you }) {
  if (!seats.some(({ seat, passed }) => seat === you && passed)) return null;
  return bids.length > 0 ? t("passed-nothing-lower") : t("passed-no-way");
}

/** For a player who waits while no participant is present (R6.12). @param {{session: Session, view: View}} props */
export function PutChipBack({ session, view }) {
  if (!view.allowed_commands.includes("put_chip_back")) return null;
  return html`
    <p class="note">${t("put-back-why")}</p>
    <div class="buttons"><${Button} kind="main" onClick=${() => ask(session, "put_chip_back", { round: view.round })}>${t("put-back")}</></div>
  `;
}

/**
 * Before a key is armed: the rule, and how long everybody has been thinking; after too long a time, the glass to turn
 * without a bid (R6.7).
 * @param {{session: Session, view: View}} props
 */
function Resting({ session, view }) {
  const thinking = view.phase === "thinking" && view.until !== null;
  const seconds = useSecondsSince(session, thinking ? (view.until ?? 0) - view.options.no_bid_seconds : null);
  const standing = view.bids.some(({ seat }) => seat === view.you);
  if (view.may_start_timer && view.allowed_commands.includes("start_timer")) {
    return html`<${Button} kind="main" onClick=${() => ask(session, "start_timer", { round: view.round })}>${t("think-lapsed")}</>`;
  }
  return html`
    <p class="note pad-rule">
      <span>${passedWords(view) ?? (standing ? "" : t("bid-rule"))}</span>
      ${thinking && html`<span class="pad-thinking">${t("bid-thinking", { time: clockTime(seconds) })}</span>`}
    </p>
  `;
}
