// The key of quick chat, and the box that shows its pad in place of the bid pad, so that nothing moves.

import { Button } from "../components/button.js";
import { useKeys } from "../frame/keys.js";
import { later } from "../frame/later.js";
import { showMessage } from "../frame/message.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./chat.js").Chat} Chat */
/** @typedef {import("./matchtable.js").Table} Table */

const ChatPad = later(async () => (await import("./chatpad.js")).ChatPad);

/** For players among friends, unless the host has turned quick chat off. @param {{chat: Chat, view: View}} props */
export function ChatKey({ chat, view }) {
  const offered = view.quick_chat && view.mode === "friends" && view.you !== null;
  const shut = !chat.connected();
  const show = () => (shut ? void showMessage({ words: t("chat-shut"), urgent: true }) : void (chat.open.value = true));
  useKeys([{ keys: ["w"], text: "key-chat", when: () => offered && !chat.open.value, run: show }]);
  return offered && html`<${Button} icon="chat" class="chat-key" label=${t("chat-title")} aria-disabled=${shut} onClick=${show} />`;
}

/**
 * Shows `children`, the pad of a phase, or in its place what quick chat has opened.
 * @param {{table: Table, view: View, children?: ComponentChildren}} props
 */
export function PadBox({ table, view, children }) {
  const open = table.chat.open.value;
  return html`
    <div class=${open ? "padbox open" : "padbox"}>
      <div class="padbox-pad" inert=${open}>${children}</div>
      ${open && html`<${ChatPad} table=${table} view=${view} />`}
    </div>
  `;
}
