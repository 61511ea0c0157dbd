// The start page without a network: lines about the network, a new version and the installation, and what to do without a room.

import { hideInstall, install, installWay, restInstall } from "./install.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Title } from "../components/panel.js";
import { keptSize } from "../frame/keptsize.js";
import { useKeys } from "../frame/keys.js";
import { Link, TODAY } from "../frame/router.js";
import { isOutdated } from "../frame/version.js";
import { isUnreachable, tryNow } from "../../net/reach.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** At most one line, because the doors need the room. */
export function Notices() {
  if (isUnreachable.value) return html`<${Line} icon="offline" words=${t("offline-line")} action=${t("try-now")} onClick=${tryNow} />`;
  if (isOutdated.value)
    return html`<${Line} class="new-version" words=${t("new-version")} note=${t("new-version-note")} action=${t("new-version-start")}
    onClick=${() => location.reload()} />`;
  return installWay.value && html`<${Offer} way=${installWay.value} />`;
}

/**
 * @param {{words: string, action: string, onClick: () => void, icon?: import("../components/icon.js").IconName, note?:
 * string, class?: string}} props
 */
function Line({ words, action, onClick, icon, note, class: extra = "" }) {
  return html`
    <div class=${`message notice ${extra}`} role="status">
      ${icon && html`<${Icon} name=${icon} />`}
      <span>${words}</span>
      <button type="button" class="link" onClick=${onClick}>${action}</button>
    </div>
    ${note && html`<p class="note">${note}</p>`}
  `;
}

/** @param {{way: "button" | "share"}} props */
function Offer({ way }) {
  const [size, setSize] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    restInstall();
    void keptSize().then(setSize);
  }, []);
  return html`
    <${Card} class="install">
      <div>
        <h2>${t("install-title", { device: matchMedia("(pointer: coarse)").matches ? "phone" : "computer" })}</h2>
        <p class="note">${way === "share" ? t("install-share") : t("install-note", { kilobytes: Math.ceil((size ?? 0) / 1000) })}</p>
      </div>
      ${way === "button" && html`<${Button} onClick=${install}>${t("install")}</>`}
      <${Button} kind="quiet" icon="close" label=${t("close")} onClick=${hideInstall} />
    </>
  `;
}

/** @param {{onClose: () => void}} props */
export function Alternatives({ onClose }) {
  useKeys([{ keys: ["Escape"], text: "key-close", run: onClose }]);
  return html`
    <${Card} class="alternatives">
      <${Title} focusOn="rooms">${t("rooms-need-connection")}</>
      <p>${t("rooms-alternatives")}</p>
      <div class="buttons">
        <${Link} class="button second" to="/table">${t("door-table")}</>
        <${Link} class="button second" to=${TODAY}>${t("todays-puzzle")}</>
      </div>
      <div class="buttons">
        <${Button} onClick=${onClose}>${t("close")}</>
        <${Button} kind="main" onClick=${tryNow}>${t("try-now")}</>
      </div>
    </>
  `;
}
