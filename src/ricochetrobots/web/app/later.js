// Parts of the app that are fetched when first needed, to keep the start small.

import { html, signal, useEffect } from "../vendor/vendor.js";
import { Pale } from "./components/pale.js";
import { Problem } from "./problem.js";
import { Button } from "./components/button.js";
import { loadRest } from "./rest.js";
import { t } from "./text.js";

/**
 * Returns a component that fetches another one and then shows it. Its `fetch` fetches ahead of time. `first`: the words
 * and styles of the component are in the start.
 * @template Props
 * @param {() => Promise<(props: Props) => unknown>} load @param {{first?: boolean}} [options]
 */
export function later(load, { first = false } = {}) {
  const part = signal(/** @type {((props: Props) => unknown) | null} */ (null));
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

  /** @param {Props} props */
  function Later(props) {
    useEffect(() => void fetch(), []);
    if (part.value) return html`<${part.value} ...${props} />`;
    return missing.value ? html`<${Missing} />` : html`<${Pale} />`;
  }

  return Object.assign(Later, { fetch });
}

function Missing() {
  return html`
    <${Problem} title=${t("ended-title")} words=${t("problem-offline")}>
      <${Button} kind="main" onClick=${() => location.reload()}>${t("reload")}</>
    </>
  `;
}
