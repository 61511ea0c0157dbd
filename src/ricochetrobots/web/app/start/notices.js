// The offers of the start page: a new version, and the installation.

import { hideInstall, install, installWay, restInstall } from "./install.js";
import { Button } from "../components/button.js";
import { Card } from "../components/panel.js";
import { keptSize } from "../frame/keptsize.js";
import { isOutdated } from "../frame/version.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** At most one offer. */
export function Notices() {
  if (!isOutdated.value) return installWay.value && html`<${Offer} way=${installWay.value} />`;
  return html`
    <div class="message notice new-version" role="status">
      <span>${t("new-version")}</span>
      <button type="button" class="link" onClick=${() => location.reload()}>${t("new-version-start")}</button>
    </div>
    <p class="note">${t("new-version-note")}</p>
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
