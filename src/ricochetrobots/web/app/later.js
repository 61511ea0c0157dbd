// Parts of the app that are fetched when they are first wanted, so that the start need not carry them.

import { html, signal, useEffect } from "../vendor/vendor.js";
import { Pale } from "./components/pale.js";
import { Problem } from "./problem.js";
import { Button } from "./components/button.js";
import { t } from "./text.js";

/**
 * Returns a component that fetches another and then shows it; `fetch` does so ahead of time.
 * @template Props
 * @param {() => Promise<(props: Props) => unknown>} load
 */
export function later(load) {
  const part = signal(/** @type {((props: Props) => unknown) | null} */ (null));
  const missing = signal(false);

  async function fetch() {
    if (part.value) return;
    try {
      part.value = await load();
    } catch {
      missing.value = true; // no connection, or the server has another version by now
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
