// The host's tools, at any time: remove a player, hand the part over, lock, delay, renew the link, close.

import { SPECTATOR_DELAYS } from "../net/rules.js";
import { html, useState } from "../vendor/vendor.js";
import { ask } from "./ask.js";
import { Button } from "./components/button.js";
import { Stepper, Toggle } from "./components/choice.js";
import { Card } from "./components/panel.js";
import { Sign } from "./components/person.js";
import { t } from "./text.js";

/** @typedef {import("../net/messages.js").View} View */
/** @typedef {import("../net/session.js").Session} Session */

/** Nothing for others, and alone. @param {{session: Session, view: View}} props */
export function HostTools({ session, view }) {
  if (view.mode === "alone" || !view.allowed_commands.includes("close_room")) return null;
  const others = view.seats.filter(({ seat, left }) => !left && seat !== view.you);
  return html`
    <h2>${t("host-tools")}</h2>
    <${Card} class="lines">
      ${others.map(
        ({ seat, name }) => html`
          <div class="line" key=${seat} role="group" aria-label=${name}>
            <${Sign} seat=${seat} name=${name} />
            <span class="line-text"><b>${name}</b></span>
            <${Button} onClick=${() => ask(session, "transfer_host", { seat })}>${t("make-host")}</>
            <${Button} onClick=${() => ask(session, "remove_player", { seat })}>${t("remove-player")}</>
          </div>
        `,
      )}
      <${Toggle}
        label=${t("lock-room")} note=${t("lock-room-note")} checked=${view.locked}
        onChange=${(/** @type {boolean} */ on) => ask(session, on ? "lock_room" : "unlock_room")}
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

/** How much later spectators see everything. @param {{session: Session, seconds: number}} props */
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

/** Asked once more in place. @param {{session: Session}} props */
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
