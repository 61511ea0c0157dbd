// The pad of quick chat, in place of the bid pad.

import { LAST_SECONDS, sayingWords } from "./chat.js";
import { useSecondsLeft } from "./now.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { PHRASES, REACTIONS } from "../../rules/constants.js";
import { html, useCallback, useEffect, useLayoutEffect, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./chat.js").Saying} Saying */
/** @typedef {import("./matchtable.js").Table} Table */

const DIGITS = new Set("0123456789");
/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** Sixteen keys and the way back. It closes after a word, and for a bid. @param {{table: Table, view: View}} props */
export function ChatPad({ table: { session, chat }, view }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const wait = useSecondsLeft(session, chat.next());
  const left = useSecondsLeft(session, view.phase === "bidding" ? view.until : null);
  const close = useCallback(() => void (chat.open.value = false), [chat]);
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
