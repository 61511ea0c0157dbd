// The host's tools for the room, available at any time: lock, chat, delay of spectators, new link, end of the room. Those for a
// player are in seattools.js.

import { Button } from "../components/button.js";
import { Stepper, Toggle } from "../components/choice.js";
import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { SPECTATOR_DELAYS } from "../../rules/constants.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** Empty for other players and in a match alone. @param {{session: SessionLike, view: View}} props */
export function HostTools({ session, view }) {
  if (view.mode === "alone" || !view.allowed_commands.includes("close_room")) return null;
  return html`
    <${Card} class="lines">
      <${Toggle}
        picture=${html`<${Icon} name="lock" />`} label=${t("lock-room")} note=${t("lock-room-note")} checked=${view.locked}
        onChange=${(/** @type {boolean} */ on) => ask(session, on ? "lock_room" : "unlock_room")}
      />
      <${Toggle}
        picture=${html`<${Icon} name="chat" />`} label=${t("quick-chat")} note=${t("quick-chat-note")} checked=${view.quick_chat}
        onChange=${(/** @type {boolean} */ on) => ask(session, "set_quick_chat", { on })}
      />
      <${SpectatorDelay} session=${session} seconds=${view.spectator_delay} />
      <div class="line">
        <${Icon} name="turn" />
        <span class="line-text"><b>${t("renew-link")}</b> <small>${t("renew-link-note")}</small></span>
        <${Button} onClick=${() => ask(session, "renew_link")}>${t("renew-link-go")}</>
      </div>
      <${CloseRoom} session=${session} />
    </>
  `;
}

/** The delay for spectators. @param {{session: SessionLike, seconds: number}} props */
function SpectatorDelay({ session, seconds }) {
  const label = t("spectator-delay");
  return html`
    <${Stepper}
      picture=${html`<${Icon} name="eye" />`} label=${label} note=${t("spectator-delay-note")} value=${seconds} steps=${SPECTATOR_DELAYS}
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
        <${Icon} name="close" />
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
