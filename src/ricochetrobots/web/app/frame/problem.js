// Error messages, with a button that leads on.

import { closeDrawer } from "./drawer.js";
import { useFrame } from "./frame.js";
import { Link } from "./router.js";
import { Button } from "../components/button.js";
import { Card, Panel, Title } from "../components/panel.js";
import { ApiError } from "../../net/api.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { refusalWords } from "../../words/refusals.js";
import { hasText, t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */

/** Returns the message for a refusal or an error. @param {unknown} error */
export function problemWords(error) {
  if (!(error instanceof ApiError)) throw error;
  const { code } = error;
  return hasText(`problem-${code}`) ? t(`problem-${code}`) : refusalWords({ code, facts: {} });
}

/** An address that leads nowhere. */
export function Nowhere() {
  return html`<${Problem} title=${t("nowhere-title")} words=${t("nowhere")} />`;
}

/**
 * A session that has ended permanently, or a room that cannot be entered.
 * @param {{code: string}} props
 */
export function Ended({ code }) {
  const stale = code === "version";
  useEffect(closeDrawer, []); // it would hide these words
  return html`
    <${Problem} title=${stale ? t("stale-title") : t("ended-title")}
      words=${hasText(`ended-${code}`) ? t(`ended-${code}`) : refusalWords({ code, facts: {} })}>
      ${stale && html`<${Button} kind="main" onClick=${() => location.reload()}>${t("reload")}</>`}
    </>
  `;
}

/** @param {{title: string, words: string, children?: ComponentChildren}} props */
export function Problem({ title, words, children }) {
  useFrame({ screen: "page", title });
  return html`
    <${Panel}>
      <${Card} class="problem">
        <${Title}>${title}</>
        <p>${words}</p>
        <div class="buttons">${children || html`<${Link} class="button main" to="/">${t("to-start")}</>`}</div>
      </>
    </>
  `;
}
