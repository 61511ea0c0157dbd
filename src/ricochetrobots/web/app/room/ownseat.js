// The tools of players for their seats: sign out other devices, allow statistics, download the stored data, delete the name, leave.

import { Button } from "../components/button.js";
import { Toggle } from "../components/choice.js";
import { Folded } from "../components/folded.js";
import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { useRefocus } from "../components/refocus.js";
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
    <${Folded} title=${t("own-seat")} note=${t("own-seat-note")} picture=${html`<${Icon} name="settings" />`}>
      <${Card} class="lines">
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
      </>
    </>
  `;
}

/** The ways out of the match, apart from everything else. @param {{session: SessionLike, view: View}} props */
export function WaysOut({ session, view }) {
  const may = (/** @type {string} */ command) => view.allowed_commands.includes(command);
  const ends = may("agree_to_end") && view.ending.length === 0;
  const leaves = view.mode !== "alone" && view.phase !== "lobby" && may("leave_seat");
  if (!ends && !leaves) return null;
  return html`
    <div class="drawer-foot">
      ${ends && html`<${EndMatch} session=${session} view=${view} />`}
      ${leaves && html`<${Leave} session=${session} view=${view} />`}
    </div>
  `;
}

/** @param {SessionLike} session */
async function renew(session) {
  if (await ask(session, "renew_seat")) showMessage({ words: t("renew-seat-done") });
}

/** Leaves the table during a match. Asks for confirmation in place. @param {{session: SessionLike, view: View}} props */
function Leave({ session, view }) {
  return html`<${Sure} label=${t("leave-seat")} title=${t("leaving-title-seat")} words=${leavingWords(view)} no=${t("leave-no")}
    onYes=${() => ask(session, "leave_seat")} />`;
}

/** Proposes to end the match now (R8.11). Asks for confirmation in place. @param {{session: SessionLike, view: View}} props */
function EndMatch({ session, view }) {
  const end = () => {
    closeDrawer();
    void ask(session, "agree_to_end");
  };
  return html`<${Sure} label=${endingKey(view)} title=${t("leaving-title-end")} words=${endingWords(view)} no=${t("ending-decline")}
    onYes=${end} />`;
}

/**
 * A button that asks for confirmation in place.
 * @param {{label: string, title: string, words: string, no: string, onYes: () => void}} props
 */
function Sure({ label, title, words, no, onYes }) {
  const [sure, setSure] = useState(false);
  const place = useRefocus();
  if (!sure) return html`<div class="buttons" ref=${place}><${Button} class="wide" onClick=${() => setSure(true)}>${label}</></div>`;
  return html`
    <div role="group" aria-label=${title} ref=${place}>
      <p>${title} ${words}</p>
      <div class="buttons">
        <${Button} class="wide" onClick=${() => setSure(false)}>${no}</>
        <${Button} class="wide" onClick=${onYes}>${label}</>
      </div>
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
