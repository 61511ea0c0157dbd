// The tools of players for their seats: share the seat, sign out other devices, allow statistics, download the stored
// data, delete the name.

import { Team } from "./team.js";
import { Button } from "../components/button.js";
import { Toggle } from "../components/choice.js";
import { Card } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { closeDrawer } from "../frame/drawer.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { saveAs } from "../frame/share.js";
import { endingKey, endingWords } from "../match/ending.js";
import { leavingWords } from "../match/leaving.js";
import { forgetSeat, seatExport } from "../../net/api.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** Empty for spectators. @param {{session: SessionLike, view: View}} props */
export function OwnSeat({ session, view }) {
  if (view.you === null) return null;
  return html`
    <h2>${t("own-seat")}</h2>
    <${Card} class="lines">
      ${view.mode === "friends" && html`<${Team} session=${session} view=${view} />`}
      <div class="line">
        <span class="line-text"><b>${t("renew-seat")}</b> <small>${t("renew-seat-note")}</small></span>
        <${Button} onClick=${() => renew(session)}>${t("renew-seat-go")}</>
      </div>
      <${Toggle}
        label=${t("seat-consent")} note=${t("seat-consent-note")} checked=${view.consents}
        onChange=${(/** @type {boolean} */ consents) => ask(session, "set_consent", { consents })}
      />
      <div class="line">
        <span class="line-text"><b>${t("seat-export")}</b> <small>${t("seat-export-note")}</small></span>
        <${Button} onClick=${() => download(session.room)}>${t("seat-export-get")}</>
      </div>
      <${ForgetMe} room=${session.room} />
      <${EndMatch} session=${session} view=${view} />
      <${Leave} session=${session} view=${view} />
    </>
  `;
}

/** @param {SessionLike} session */
async function renew(session) {
  if (await ask(session, "renew_seat")) showMessage({ words: t("renew-seat-done") });
}

/**
 * The button to leave the table during a match. Asks for confirmation in place.
 * @param {{session: SessionLike, view: View}} props
 */
function Leave({ session, view }) {
  const [sure, setSure] = useState(false);
  if (view.mode === "alone" || view.phase === "lobby" || !view.allowed_commands.includes("leave_seat")) return null;
  if (!sure) return html`<div class="line"><${Button} onClick=${() => setSure(true)}>${t("leave-seat")}</></div>`;
  return html`
    <div class="line" role="group" aria-label=${t("leaving-title-seat")}>
      <span class="line-text">${t("leaving-title-seat")} ${leavingWords(view)}</span>
      <${Button} onClick=${() => setSure(false)}>${t("leave-no")}</>
      <${Button} onClick=${() => ask(session, "leave_seat")}>${t("leave-seat")}</>
    </div>
  `;
}

/** Proposes to end the match now (R8.11). Asks for confirmation in place. @param {{session: SessionLike, view: View}} props */
function EndMatch({ session, view }) {
  const [sure, setSure] = useState(false);
  if (!view.allowed_commands.includes("agree_to_end") || view.ending.length > 0) return null;
  if (!sure) return html`<div class="line"><${Button} onClick=${() => setSure(true)}>${endingKey(view)}</></div>`;
  const end = () => {
    closeDrawer();
    void ask(session, "agree_to_end");
  };
  return html`
    <div class="line" role="group" aria-label=${t("leaving-title-end")}>
      <span class="line-text">${t("leaving-title-end")} ${endingWords(view)}</span>
      <${Button} onClick=${() => setSure(false)}>${t("ending-decline")}</>
      <${Button} onClick=${end}>${endingKey(view)}</>
    </div>
  `;
}

/** Asks for confirmation in place. @param {{room: string}} props */
function ForgetMe({ room }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return html`
      <div class="line">
        <span class="line-text"><b>${t("forget-me")}</b> <small>${t("forget-me-note")}</small></span>
        <${Button} onClick=${() => setSure(true)}>${t("forget-me-yes")}</>
      </div>
    `;
  }
  return html`
    <div class="line" role="group" aria-label=${t("forget-me-sure")}>
      <span class="line-text"><b>${t("forget-me-sure")}</b></span>
      <${Button} onClick=${() => setSure(false)}>${t("forget-me-no")}</>
      <${Button} onClick=${() => saying(forgetSeat(room))}>${t("forget-me-yes")}</>
    </div>
  `;
}

/** @param {string} room */
async function download(room) {
  const kept = await saying(seatExport(room));
  if (kept) saveAs("ricochet-seat.json", kept);
}

/** Awaits a request and shows its error, if there is one. @template Result @param {Promise<Result>} request */
async function saying(request) {
  try {
    return await request;
  } catch (error) {
    showMessage({ words: problemWords(error), urgent: true });
    return undefined;
  }
}
