// A team on one seat: a link that opens the seat on a teammate's device. The token stays in the anchor, which no server
// receives, and leaves the address bar at once.

import { linkTo } from "../net/address.js";
import { MAX_NAME_LENGTH } from "../net/rules.js";
import { keepSeatToken, seatToken } from "../net/seats.js";
import { html, useLayoutEffect, useState } from "../vendor/vendor.js";
import { ask } from "./ask.js";
import { Button } from "./components/button.js";
import { Field } from "./components/field.js";
import { showMessage } from "./components/message.js";
import { QrCode } from "./components/qrcode.js";
import { fragment, goInstead } from "./router.js";
import { shareLink } from "./share.js";
import { t } from "./text.js";

/** @typedef {import("../net/messages.js").View} View */
/** @typedef {import("../net/session.js").Session} Session */

const SEAT = "seat=";

/**
 * Takes the seat in the address of the page, unless this device has another one in the room.
 * @param {string} room @param {(token: string) => void} onSeat
 */
export function useTeamLink(room, onSeat) {
  const anchor = fragment.value;
  useLayoutEffect(() => {
    if (!anchor.startsWith(SEAT)) return;
    const token = anchor.slice(SEAT.length);
    const kept = seatToken(room);
    goInstead(`/r/${room}`);
    if (kept === null) {
      keepSeatToken(room, token);
      onSeat(token);
    } else if (kept !== token) showMessage({ words: t("team-seated"), urgent: true });
  }, [anchor, room]);
}

/** The link to one's own seat, once it is asked for, and the name of the team. @param {{session: Session, view: View}} props */
export function Team({ session, view }) {
  const [open, setOpen] = useState(false);
  const link = linkTo(`/r/${session.link.value}#${SEAT}${seatToken(session.room)}`);

  async function send() {
    const outcome = await shareLink(link, t("team"));
    if (outcome === "copied") showMessage({ words: t("link-copied") });
    else if (outcome === "failed") showMessage({ words: t("link-by-hand", { link }), lasting: true });
  }

  if (!open) {
    return html`
      <div class="line">
        <span class="line-text"><b>${t("team")}</b> <small>${t("team-note")}</small></span>
        <${Button} onClick=${() => setOpen(true)}>${t("team-invite")}</>
      </div>
    `;
  }
  return html`
    <div class="line team" role="group" aria-label=${t("team")}>
      <${QrCode} link=${link} label=${t("team-qr")} />
      <small class="line-note">${t("team-link")}</small>
      <${Button} icon="share" onClick=${send}>${t("share-link")}</>
      <${Button} onClick=${() => setOpen(false)}>${t("close")}</>
      <${TeamName} session=${session} view=${view} />
    </div>
  `;
}

/** @param {{session: Session, view: View}} props */
function TeamName({ session, view }) {
  const [name, setName] = useState(view.seats.find(({ seat }) => seat === view.you)?.name ?? "");

  /** @param {SubmitEvent} event */
  function rename(event) {
    event.preventDefault();
    void ask(session, "rename_seat", { name });
  }

  return html`
    <form class="team-name" onSubmit=${rename}>
      <${Field} label=${t("team-name")} value=${name} maxlength=${MAX_NAME_LENGTH} autocomplete="off" onInput=${setName} />
      <${Button} type="submit">${t("team-rename")}</>
    </form>
  `;
}
