// Thinking and bidding among friends (R6.1, R6.2, R6.10): the chip, the bids, and the pad.

import { BidPad, placeBid } from "./bidpad.js";
import { LAST_SECONDS } from "./chat.js";
import { ChatKey, PadBox } from "./chatkey.js";
import { Proposal } from "./ending.js";
import { History } from "./history.js";
import { catchingUpWords, SandTimer } from "./hourglass.js";
import { bidSending, gentleWords } from "./matchwords.js";
import { useSecondsLeft, useThinkingTime } from "./now.js";
import { PadToggle } from "./pad.js";
import { PhaseCard, thinkTitle } from "./phasecard.js";
import { ProofPad } from "./proof.js";
import { Rows, tieLine } from "./rows.js";
import { Scratch } from "./scratch.js";
import { Strip } from "./strip.js";
import { Button } from "../components/button.js";
import { Panel, Sheet } from "../components/panel.js";
import { useRefocus } from "../components/refocus.js";
import { ask } from "../frame/ask.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { paceOf } from "../../rules/botclock.js";
import { BIDS } from "../../rules/constants.js";
import { passMeaning } from "../../rules/passing.js";
import { settings } from "../../store/settings.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("./matchtable.js").Table} Table */

/** @param {{table: Table, view: View, aside?: ComponentChildren}} props `aside` replaces the sheet, for example for spectators */
export function Think({ table, view, aside }) {
  const { session } = table;
  const bidding = view.phase === "bidding";
  const timer = html`<${ThinkingTime} session=${session} view=${view} /><${SandTimer} session=${session}
    until=${bidding ? view.until : null} total=${view.timer_seconds} pace=${paceOf(view)} />`;
  const bids = view.bids.length > 0;
  return html`
    <${Strip} table=${table} view=${view} />
    <${Panel} class="thinking" topOn=${`${view.round} ${bidding}`}>
      <${PhaseCard} view=${view} title=${thinkTitle(view)} step=${bids ? "bid" : "think"} timer=${timer}
        class=${bidding ? "running" : ""} />
      <${Proposal} session=${session} view=${view} />
      <${Scratch} table=${table} />
      <${Rows} session=${session} view=${view} chat=${table.chat} />
      <${Line} view=${view} />
      <${History} table=${table} view=${view} />
      <${PadToggle} room=${session.room} />
    </>
    ${aside ?? html`<${Sheet}><${PadBox} table=${table} view=${view}><${FriendsPad} table=${table} view=${view} /></></>`}
  `;
}

/** The lines under the phase. @param {{view: View}} props */
function Line({ view }) {
  const last = view.last_try && t("think-last-try");
  const fast = catchingUpWords(view);
  const passed = passedWords(view);
  const standing = view.bids.some(({ seat }) => seat === view.you);
  const rule = passed ?? (standing && t("bid-rule"));
  if (view.bids.length > 0) return html`<p class="note">${last} ${tieLine(view)} ${fast} ${rule}</p>`;
  return html`<p class="note">
    ${gentleWords(view)} ${last} ${fast || (view.phase !== "thinking" ? t("think-glass-turned")
    : t(view.may_start_timer ? "think-lapsed" : "think-first-bid"))} ${rule}</p>`;
}

/** @param {{table: Table, view: View}} props */
function FriendsPad({ table, view }) {
  const { session, chat } = table;
  const waits = useRefocus();
  const chatKey = html`<${ChatKey} chat=${chat} view=${view} />`;
  const standing = view.bids.find(({ seat }) => seat === view.you)?.moves ?? null;
  const passKey = html`<${PassKey} session=${session} view=${view} />`;
  const tries = view.options.scratch_board && !table.scratch.value;
  const tryKey = tries && html`<${Button} class="pad-try" onClick=${table.startScratch}>${t("scratch-start")}</>`;
  const shut = session.status.value !== "connected";
  const plays = view.seats.some((seat) => seat.seat === view.you && seat.plays);
  const nobodyPlays = view.allowed_commands.includes("put_chip_back");
  if (!plays || standing === BIDS.least) {
    return html`
      <p class="waits" tabindex=${-1}
        ref=${waits}>${!plays ? t("bid-not-yet") : view.options.everybody_scores ? t("proof-standing", { moves: BIDS.least })
        : catchingUpWords(view) || t("bid-lowest")}</p>
      ${nobodyPlays ? html`<${PutChipBack} session=${session} view=${view} />` : html`<div class="pad-foot">${chatKey}${passKey}</div>`}
    `;
  }
  if (view.options.everybody_scores)
    return html`<${ProofPad} key=${view.round} table=${table} view=${view} standing=${standing}
    beside=${html`${chatKey}${passKey}<${LateTimer} session=${session} view=${view} />`} />`;
  return html`
    <${BidPad}
      key=${view.round} standing=${standing} shut=${shut} unsent=${shut ? bidSending(session) : null}
        locked=${mayStartTimer(view) && html`<${LateTimer} session=${session} view=${view} />`}
        closed=${!view.allowed_commands.includes("place_bid")}
      title=${standing === null ? t("bid-title") : t("bid-title-lower", { moves: standing })}
        tag=${t("bid-rule-tag", { exact: view.exact ? "yes" : "no" })}
        note=${standing === null ? undefined : t("bid-own", { moves: standing })}
      sendText=${(/** @type {number} */ moves) => html`${t("bid-send", { moves, exact: view.exact ? "yes" : "no" })}
        <${LastSeconds} session=${session} view=${view} />`}
      before=${chatKey} rest=${html`${tryKey}<${LateTimer} session=${session} view=${view} />`} beside=${!shut && passKey}
      onLose=${(/** @type {number} */ moves) => tellLost(session, moves)}
      onSend=${(/** @type {number} */ moves) => placeBid(session, { round: view.round, moves })}
    />
  `;
}

/**
 * One key to pass, whatever that means at the moment (R6.10); after it, the words of the panel say so.
 * @param {{session: SessionLike, view: View}} props
 */
function PassKey({ session, view }) {
  const may = view.allowed_commands.includes("pass");
  const shut = session.status.value !== "connected";
  async function pass() {
    if (shut) showMessage({ words: t("bid-shut"), urgent: true });
    else if (await ask(session, "pass", { round: view.round, means: passMeaning(view) })) {
      showMessage({ words: passWords(view), unspoken: true });
    }
  }
  const passed = passedWords(view);
  useKeys([{ keys: ["n"], text: "key-pass", when: () => may, run: pass }]);
  if (!may && passed !== null) {
    return html`<${Button} icon="check" class="pad-pass" aria-pressed="true" aria-disabled="true"
      onClick=${() => showMessage({ words: passed, urgent: true })}>${t("passed")}</>`;
  }
  if (!may) return null;
  return html`<${Button} class="pad-pass" aria-disabled=${shut}
    onClick=${pass}>${t("pass")} ${settings.value.singleKeys && html`<kbd>n</kbd>`}</>`;
}

/** Returns what a pass means at the moment (R6.10). @param {View} view */
const passWords = ({ bids }) => t(bids.length > 0 ? "passed-nothing-lower" : "passed-no-way");

/** Returns the meaning of this player's pass, or null. @param {View} view */
function passedWords(view) {
  return view.seats.some(({ seat, passed }) => seat === view.you && passed) ? passWords(view) : null;
}

/** For a player who waits while no participant is present (R6.12). @param {{session: SessionLike, view: View}} props */
export function PutChipBack({ session, view }) {
  if (!view.allowed_commands.includes("put_chip_back")) return null;
  return html`
    <p class="note">${t("put-back-why")}</p>
    <div class="buttons"><${Button} kind="main" onClick=${() => ask(session, "put_chip_back", { round: view.round })}>${t("put-back")}</>
      </div>
  `;
}

/** Returns whether the player may start the timer without a bid (R6.7). @param {View} view */
const mayStartTimer = (view) => view.may_start_timer && view.allowed_commands.includes("start_timer");

/** The key that starts the timer without a bid (R6.7). @param {{session: SessionLike, view: View}} props */
function LateTimer({ session, view }) {
  if (!mayStartTimer(view)) return null;
  const shut = session.status.value !== "connected";
  const start = () => (shut ? showMessage({ words: t("bid-shut"), urgent: true }) : ask(session, "start_timer", { round: view.round }));
  return html`<${Button} kind="main" class="pad-timer" aria-disabled=${shut} onClick=${start}>${t("think-turn")}</>`;
}

/** How long everybody has been thinking. @param {{session: SessionLike, view: View}} props */
export function ThinkingTime({ session, view }) {
  const thinking = view.phase === "thinking" && view.until !== null;
  const seconds = useThinkingTime(session, thinking ? view.clock : null);
  return thinking && html`<span class="phase-thinking">${t("bid-thinking", { time: clockTime(seconds) })}</span>`;
}

/** The last seconds of the sand, on the key that bids. @param {{session: SessionLike, view: View}} props */
function LastSeconds({ session, view }) {
  const until = view.phase === "bidding" ? view.until : null;
  const left = useSecondsLeft(session, until, paceOf(view));
  return until !== null && left <= LAST_SECONDS && html`<span class="steady" aria-hidden="true"> · ${clockTime(left)}</span>`;
}

/** Says that a number was chosen but not sent, if the sand has run out. @param {SessionLike} session @param {number} moves */
function tellLost(session, moves) {
  const phase = session.view.peek()?.phase;
  if (phase === "showing" || phase === "result") showMessage({ words: t("bid-sand-out", { moves }), urgent: true });
}
