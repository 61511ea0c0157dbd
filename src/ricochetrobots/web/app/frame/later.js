// Parts of the app that are fetched when first needed, to keep the start small.

import { Problem } from "./problem.js";
import { Button } from "../components/button.js";
import { Pale } from "../components/panel.js";
import { html, signal, useEffect } from "../../vendor/vendor.js";
import { loadRest } from "../../words/rest.js";
import { t } from "../../words/text.js";

/** @template Props @typedef {(props: Props) => import("../../vendor/vendor.js").ComponentChildren} Component */

/**
 * Returns a component that fetches another one and then shows it. Its `fetch` fetches ahead of time. `first`: the words
 * and styles of the component are in the start. `part`: it is a part of a page, which stays if the part cannot be fetched.
 * @template Props
 * @param {() => Promise<Component<Props>>} load @param {{first?: boolean, part?: boolean}} [options]
 */
export function later(load, { first = false, part: isPart = false } = {}) {
  const part = signal(/** @type {Component<Props> | null} */ (null));
  const missing = signal(false);

  async function fetch() {
    if (part.value) return;
    try {
      const [loaded] = await Promise.all([load(), first || loadRest()]);
      part.value = loaded;
    } catch {
      missing.value = true; // no connection, or the server now has another version
    }
  }

  /** @param {Props & import("../../vendor/vendor.js").JSX.IntrinsicAttributes} props */
  function Later(props) {
    useEffect(() => void fetch(), []);
    if (part.value) return html`<${part.value} ...${props} />`;
    if (!missing.value) return html`<${Pale} />`;
    return isPart ? html`<p class="note" role="status">${t("problem-offline")}</p>` : html`<${Missing} />`;
  }

  return Object.assign(Later, { fetch });
}

function Missing() {
  return html`
    <${Problem} title=${t("page-missing-title")} words=${t("problem-offline")}>
      <${Button} kind="main" onClick=${() => location.reload()}>${t("reload")}</>
    </>
  `;
}
