// Help beside the board: the rules, and the keys that work on this page.

import { Segmented } from "./components/choice.js";
import { KeyCap } from "./components/keycap.js";
import { Card } from "./components/panel.js";
import { bindings } from "./frame/keys.js";
import { Rules } from "./rulebook/index.js";
import { html, useState } from "../vendor/vendor.js";
import { t } from "../words/text.js";

/** @param {{part: "rules" | "keys"}} props the part to show first */
export function Help({ part: first }) {
  const [part, setPart] = useState(first);
  return html`
    <${Segmented}
      label=${t("help")} value=${part} onChange=${setPart}
      options=${/** @type {const} */ (["rules", "keys"]).map((value) => ({ value, text: t(`help-${value}`) }))}
    />
    ${part === "rules" ? html`<${Rules} />` : html`<${KeyList} />`}
  `;
}

function KeyList() {
  const listed = bindings.value.filter(({ when }) => when?.() ?? true);
  return html`
    <${Card} class="lines">
      ${listed.map(
        ({ keys, shown, text }) => html`
          <div class="line" key=${keys.join()}>
            <span class="line-text">${t(text)}</span>
            <${KeyCap} words=${shown ?? keys.map(keyCap).join("  ")} />
          </div>
        `,
      )}
    </>
  `;
}

/** @type {Record<string, string>} */
const CAPS = { " ": "key-space", Escape: "key-escape", Enter: "key-enter", Tab: "key-tab" };
/** @type {Record<string, string>} */
const ARROWS = { ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", ArrowLeft: "←" };

/** @param {string} key @returns {string} */
function keyCap(key) {
  if (key.startsWith("Shift+")) return `${t("key-shift")} ${keyCap(key.slice(6))}`;
  if (/^[A-Z]$/.test(key)) return `${t("key-shift")} ${key.toLowerCase()}`;
  return ARROWS[key] ?? (CAPS[key] ? t(CAPS[key]) : key);
}
