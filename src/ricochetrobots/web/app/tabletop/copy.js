// A second phone gets a copy of the evening, as it is now: a code for its camera, or a link to send.

import { writeLink } from "./copylink.js";
import { evening, keep } from "./current.js";
import { leadWords } from "./ranking.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { QrCode } from "../components/qrcode.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { go, Link } from "../frame/router.js";
import { shareLink } from "../frame/share.js";
import { linkTo } from "../../net/address.js";
import { playEvents } from "../../rules/tabletop.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").TableEvent} TableEvent */

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function Copy({ state }) {
  const link = linkTo(`/table#${writeLink(state)}`);
  useFrame({ screen: "page", title: t("table-title"), facts: [t("table-copy")], aside: t("table-as-now"), back: "/table#score" });

  async function send() {
    const outcome = await shareLink(link, t("table-title"));
    if (outcome === "copied") showMessage({ words: t("link-copied") });
    else if (outcome === "failed") showMessage({ words: t("link-by-hand", { link }), lasting: true });
  }

  return html`
    <${Panel} class="at-table">
      <${QrCode} link=${link} label=${t("table-qr")} />
      <${Title}>${t("table-point")}</>
      <p class="note">${t("table-point-note")}</p>
    </>
    <${Sheet}>
      <p class="note">${t("table-point-later")}</p>
      <div class="buttons">
        <${Button} icon="share" onClick=${send}>${t("share-link")}</>
        <${Link} class="button main" to="/table">${t("table-back")}</>
      </div>
    </>
  `;
}

/**
 * A copy that a link brings. It does not replace an evening on this phone without a question.
 * @param {{events: readonly TableEvent[]}} props
 */
export function OpenCopy({ events }) {
  const { rounds } = evening.value;
  const copy = playEvents(events);
  useFrame({ screen: "page", title: t("table-title"), facts: [t("table-title")], aside: t("table-copied") });

  function open() {
    keep(events);
    go("/table");
  }

  return html`
    <${Panel}>
      <${Title}>${t("table-open-copy", { rounds: copy.rounds.length })}</>
      <p>${leadWords(copy)}.</p>
      ${rounds.length > 0 && html`<p class="note">${t("table-replaces", { rounds: rounds.length })}</p>`}
    </>
    <${Sheet}>
      <div class="buttons">
        <${Link} class="button" to="/table">${rounds.length > 0 ? t("table-keep-mine") : t("table-no-copy")}</>
        <${Button} kind="main" onClick=${open}>${t("table-take-copy")}</>
      </div>
    </>
  `;
}
