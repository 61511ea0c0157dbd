// The host's tools, available at any time: remove a player, transfer hosting, lock, delay spectators, renew the link,
// close.

import { AddBot } from "./addbot.js";
import { Button } from "../components/button.js";
import { Stepper, Toggle } from "../components/choice.js";
import { Card } from "../components/panel.js";
import { useRefocus } from "../components/refocus.js";
import { Sign } from "../components/sign.js";
import { ask } from "../frame/ask.js";
import { SPECTATOR_DELAYS } from "../../rules/constants.js";
import { html, useState } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** Empty for other players and in a match alone. @param {{session: SessionLike, view: View}} props */
export function HostTools({ session, view }) {
  if (view.mode === "alone" || !view.allowed_commands.includes("close_room")) return null;
  const others = view.seats.filter(({ seat, left }) => !left && seat !== view.you);
  return html`
    <h2>${t("host-tools")}</h2>
    <${Card} class="lines">
      ${others.map(
        (one) => html`
          <div class="line" key=${one.seat} role="group" aria-label=${seatName(one)}>
            <${Sign} seat=${one.seat} name=${one.name} bot=${one.bot} />
            <span class="line-text"><b>${seatName(one)}</b></span>
            ${!one.bot && html`<${Button} onClick=${() => ask(session, "transfer_host", { seat: one.seat })}>${t("make-host")}</>`}
            <${Button} onClick=${() => ask(session, "remove_player", { seat: one.seat })}>${t("remove-player")}</>
          </div>
        `,
      )}
      ${view.allowed_commands.includes("add_bot") && view.phase !== "lobby" && html`<${BotLine} session=${session} view=${view} />`}
      <${Toggle}
        label=${t("lock-room")} note=${t("lock-room-note")} checked=${view.locked}
        onChange=${(/** @type {boolean} */ on) => ask(session, on ? "lock_room" : "unlock_room")}
      />
      <${Toggle}
        label=${t("quick-chat")} note=${t("quick-chat-note")} checked=${view.quick_chat}
        onChange=${(/** @type {boolean} */ on) => ask(session, "set_quick_chat", { on })}
      />
      <${SpectatorDelay} session=${session} seconds=${view.spectator_delay} />
      <div class="line">
        <span class="line-text"><b>${t("renew-link")}</b> <small>${t("renew-link-note")}</small></span>
        <${Button} onClick=${() => ask(session, "renew_link")}>${t("renew-link-go")}</>
      </div>
      <${CloseRoom} session=${session} />
    </>
  `;
}

/** The choice of a bot during a match, which opens in place. @param {{session: SessionLike, view: View}} props */
function BotLine({ session, view }) {
  const [open, setOpen] = useState(false);
  const place = useRefocus();
  if (open) return html`<${AddBot} session=${session} view=${view} groupRef=${place} onDone=${() => setOpen(false)} />`;
  return html`
    <div class="line" ref=${place}>
      <span class="line-text"><b>${t("add-bot")}</b> <small>${t("add-bot-later")}</small></span>
      <${Button} onClick=${() => setOpen(true)}>${t("add-bot")}</>
    </div>
  `;
}

/** The delay for spectators. @param {{session: SessionLike, seconds: number}} props */
function SpectatorDelay({ session, seconds }) {
  const label = t("spectator-delay");
  return html`
    <${Stepper}
      label=${label} note=${t("spectator-delay-note")} value=${seconds} steps=${SPECTATOR_DELAYS}
      shown=${seconds === 0 ? t("no-delay") : t("seconds", { count: seconds })}
      less=${t("less", { what: label })} more=${t("more-of", { what: label })}
      onChange=${(/** @type {number} */ seconds) => ask(session, "set_spectator_delay", { seconds })}
    />
  `;
}

/** Asks for confirmation in place. @param {{session: SessionLike}} props */
function CloseRoom({ session }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return html`
      <div class="line">
        <span class="line-text"><b>${t("close-room")}</b> <small>${t("close-room-note")}</small></span>
        <${Button} onClick=${() => setSure(true)}>${t("close-room")}</>
      </div>
    `;
  }
  return html`
    <div class="line" role="group" aria-label=${t("close-room-sure")}>
      <span class="line-text"><b>${t("close-room-sure")}</b></span>
      <${Button} onClick=${() => setSure(false)}>${t("close-room-no")}</>
      <${Button} onClick=${() => ask(session, "close_room")}>${t("close-room")}</>
    </div>
  `;
}
