// The pad of quick chat and the card of a player, each in place of the bid pad.

import { LAST_SECONDS, sayingWords } from "./chat.js";
import { useSecondsLeft } from "./now.js";
import { Report } from "./report.js";
import { Button } from "../components/button.js";
import { Toggle } from "../components/choice.js";
import { Icon } from "../components/icon.js";
import { Sign } from "../components/sign.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { HAS_TABLES } from "../../net/tables.js";
import { PHRASES, REACTIONS } from "../../rules/constants.js";
import { html, useCallback, useEffect, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./chat.js").Saying} Saying */
/** @typedef {import("./matchtable.js").Table} Table */

const DIGITS = new Set("0123456789");
/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {{table: Table, view: View}} props */
export function ChatBox({ table, view }) {
  const open = table.chat.open.value;
  if (open === null) return null;
  return open === "words" ? html`<${ChatPad} table=${table} view=${view} />`
    : html`<${PersonCard} table=${table} view=${view} number=${open} />`;
}

/** Sixteen keys and the way back. It closes after a word, and for a bid. @param {{table: Table, view: View}} props */
function ChatPad({ table: { session, chat }, view }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const wait = useSecondsLeft(session, chat.next());
  const left = useSecondsLeft(session, view.phase === "bidding" ? view.until : null);
  const close = useCallback(() => void (chat.open.value = null), [chat]);
  useLayoutEffect(() => box.current?.querySelector("button")?.focus(), []);
  useEffect(() => {
    if (view.phase === "showing" || (view.phase === "bidding" && left <= LAST_SECONDS)) close();
  }, [view.phase, left, close]);
  useLayoutEffect(() => { // in the frame that shows the pad, so that the first key counts too
    const bid = (/** @type {KeyboardEvent} */ { key }) => DIGITS.has(key) && close();
    document.addEventListener("keydown", bid);
    return () => document.removeEventListener("keydown", bid);
  }, [close]);
  useKeys([
    { keys: ["Escape", "w"], text: "key-chat-close", run: close },
    { keys: Object.keys(ARROWS), text: "key-chat-move", when: () => box.current?.contains(document.activeElement) === true,
      run: ({ key }) => step(box.current, ARROWS[key]) },
  ]);
  const say = (/** @type {Saying} */ saying) => (chat.connected() ? chat.say(saying)
    : void showMessage({ words: t("chat-shut"), urgent: true }));
  const key = (/** @type {Saying} */ saying, /** @type {import("../../vendor/vendor.js").ComponentChildren} */ content) => html`
    <button key=${saying} type="button" class="key" aria-label=${sayingWords(saying)} aria-disabled=${wait > 0 || !chat.connected()}
      onClick=${() => say(saying)}>${content}</button>
  `;
  return html`
    <div class="chat" role="group" aria-label=${t("chat-title")} ref=${box}>
      <div class="chat-faces">${REACTIONS.map((saying) => key(saying, html`<${Icon} name=${saying} size=${28} />`))}</div>
      <div class="chat-words">
        ${PHRASES.map((saying) => key(saying, sayingWords(saying)))}
        <${Button} kind="quiet" icon="back" onClick=${close}>${wait > 0 ? t("chat-wait", { seconds: wait }) : t("chat-back")}</>
      </div>
    </div>
  `;
}

/** Moves the focus to another key. @param {HTMLElement | null} box @param {number} count */
function step(box, count) {
  const keys = [...(box?.querySelectorAll("button") ?? [])];
  const at = keys.findIndex((key) => key === document.activeElement);
  keys[(at + count + keys.length) % keys.length]?.focus();
}

/** @param {{table: Table, view: View, number: number}} props */
function PersonCard({ table: { chat }, view, number }) {
  const close = () => void (chat.open.value = null);
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useKeys([{ keys: ["Escape"], text: "key-chat-close", run: close }]);
  useEffect(() => box.current?.querySelector("button")?.focus(), [number]);
  const seat = view.seats.find((one) => one.seat === number);
  if (!seat) return null;
  const bid = view.bids.find((one) => one.seat === number);
  const name = seatName(seat);
  const facts = [t("chip-count", { chips: seat.chips.length }), bid && t("chat-bid", { moves: bid.moves }), seat.handicap > 0
    && t("handicap-of", { handicap: seat.handicap })];
  return html`
    <div class="chat person-card" role="group" aria-label=${name} ref=${box}>
      <div class="person-head">
        <${Sign} seat=${seat.seat} name=${name} bot=${seat.bot} />
        <span class="line-text"><b>${name}</b> <small>${facts.filter(Boolean).join(" · ")}</small></span>
        <${Button} icon="close" label=${t("close")} onClick=${close} />
      </div>
      <${Toggle} label=${t("chat-mute", { name })} note=${t("chat-mute-note")} checked=${chat.muted.value.has(number)}
        onChange=${(/** @type {boolean} */ mutes) => chat.mute(number, mutes)} />
      ${HAS_TABLES && view.options.listed !== null && !seat.bot && html`
        <${Toggle} label=${t("block", { name })} note=${t("block-note")} checked=${chat.blocked.value.has(number)}
          onChange=${(/** @type {boolean} */ blocks) => chat.block(number, blocks)} />
        <${Report} key=${number} room=${chat.room} seat=${number} name=${name} />
      `}
    </div>
  `;
}
