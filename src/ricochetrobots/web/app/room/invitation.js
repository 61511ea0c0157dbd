// How people come to a room: its QR code, its code and its link.

import { Button } from "../components/button.js";
import { Card } from "../components/panel.js";
import { showMessage } from "../frame/message.js";
import { canShare, copyText, shareLink } from "../frame/share.js";
import { TvLink } from "../links/tvlink.js";
import { linkTo } from "../../net/address.js";
import { qrAddress } from "../../net/api.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/**
 * The QR code, the room code and the link. `main`: whether the link is the main button; `tv`: whether the television's link is here too.
 * @param {{session: import("../../net/session.js").SessionLike, view: import("../../rules/messages.js").View, main?: boolean,
 * tv?: boolean}} props
 */
export function Invitation({ session, view, main = false, tv = false }) {
  const link = linkTo(`/r/${session.link.value}`);
  const code = view.locked || view.options.private ? null : session.code.value;
  const sends = canShare() && matchMedia("(pointer: coarse)").matches;
  const kind = main ? "main" : "second";

  async function copy() {
    const copied = await copyText(link);
    showMessage({ words: copied ? t("link-copied") : t("link-by-hand", { link }) });
  }

  async function share() {
    const outcome = await shareLink(link, t("share-words"));
    if (outcome === "failed") showMessage({ words: t("link-by-hand", { link }) });
  }

  return html`
    <${Card} class="invitation">
      <img class="qr" src=${qrAddress(link)} alt=${t("qr")} width="148" height="148" />
      <div class="invitation-words">
        ${code && html`<p class="note">${t("ask-in")}</p><p class="code">${code}</p>`}
        <div class="buttons">
          ${sends
            ? html`<${Button} kind=${kind} class="wide" icon="share" onClick=${share}>${t("share-link")}</>`
            : html`<${Button} kind=${kind} class="wide" icon="copy" onClick=${copy}>${t("copy-link")}</>`}
          ${canShare() && !sends && html`<${Button} icon="share" label=${t("share-link")} onClick=${share} />`}
          ${sends && html`<${Button} icon="copy" label=${t("copy-link")} onClick=${copy} />`}
        </div>
        ${tv && code && html`<p class="to-television"><${TvLink} class="quiet" code=${code} /></p>`}
        <p class="note link-text" title=${link}>${link.replace(/^https?:\/\//, "")}</p>
      </div>
    </>
  `;
}
