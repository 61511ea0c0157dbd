// A team on one seat: its link and its name.

import { teamLink } from "./teamlink.js";
import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { QrCode } from "../components/qrcode.js";
import { ask } from "../frame/ask.js";
import { showMessage } from "../frame/message.js";
import { shareLink } from "../frame/share.js";
import { MAX_NAME_LENGTH } from "../../rules/constants.js";
import { html, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** The link to one's own seat, once it is asked for, and the name of the team. @param {{session: SessionLike, view: View}} props */
export function Team({ session, view }) {
  const [open, setOpen] = useState(false);
  const link = teamLink(session);

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

/** @param {{session: SessionLike, view: View}} props */
function TeamName({ session, view }) {
  const [name, setName] = useState(view.seats.find(({ seat }) => seat === view.you)?.name ?? "");
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));

  /** @param {SubmitEvent} event */
  function rename(event) {
    event.preventDefault();
    if (name.trim()) {
      void ask(session, "rename_seat", { name });
    } else {
      setFault(t("table-name-missing"));
      field.current?.focus();
    }
  }

  return html`
    <form class="team-name" onSubmit=${rename} novalidate>
      <${Field} label=${t("team-name")} value=${name} maxlength=${MAX_NAME_LENGTH} autocomplete="off"
        error=${fault} inputRef=${field} onInput=${(/** @type {string} */ typed) => { setName(typed); setFault(null); }} />
      <${Button} type="submit">${t("team-rename")}</>
    </form>
  `;
}
