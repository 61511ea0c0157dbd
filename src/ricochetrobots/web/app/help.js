// Help: the game in five pictures, by the rules of this table, and below them the way to all rules and to the keys.

import { Button } from "./components/button.js";
import { KeyCap } from "./components/keycap.js";
import { Card } from "./components/panel.js";
import { useRefocus } from "./components/refocus.js";
import { bindings } from "./frame/keys.js";
import { Thumbnail } from "./hand/smallboard.js";
import { LearnLink } from "./links/learnlink.js";
import { agreed } from "./match/agreed.js";
import { Rules } from "./rulebook/index.js";
import { PICTURES } from "./rulebook/rulepictures.js";
import { html, useState } from "../vendor/vendor.js";
import { t } from "../words/text.js";

/** @typedef {import("../vendor/vendor.js").ComponentChildren} ComponentChildren */

/** @param {{part: "short" | "rules" | "keys"}} props the part to show first */
export function Help({ part: first }) {
  const [part, setPart] = useState(first);
  const place = useRefocus();
  if (part === "short") {
    return html`
      <${Short} />
      <div class="buttons drawer-foot">
        <${LearnLink} class="button" apart=${agreed.value.room !== null}>${t("learn-title")}</>
        <${Button} onClick=${() => setPart("rules")}>${t("help-all")}</>
        <span ref=${place}><${Button} onClick=${() => setPart("keys")}>${t("help-keys")}</></span>
      </div>
    `;
  }
  return html`
    <p ref=${place}><${Button} icon="back" onClick=${() => setPart("short")}>${t("back")}</></p>
    ${part === "rules" ? html`<${Rules} />` : html`<${KeyList} />`}
  `;
}

/** The five steps of a round; a match alone has only the first two. */
function Short() {
  const { room, options, exact } = agreed.value;
  const bids = room?.mode !== "alone";
  return html`
    <ol class="help-steps">
      <${Step} title=${t("help-slide")} words=${t("help-slide-words")}
        picture=${html`<${Thumbnail} data=${PICTURES.wall.data} view=${PICTURES.wall.view} />`} />
      <${Step} title=${t("help-reach")} words=${t("help-reach-words")}
        picture=${html`<${Thumbnail} data=${PICTURES.corner.data} view=${PICTURES.corner.view} />`} />
      ${bids && html`
        <${Step} title=${t("phase-step-bid")} words=${t("help-bid-words")} picture=${html`<span class="help-key chosen">5</span>`} />
        ${options.consent && html`<${Step} title=${t("pass")} words=${t("help-pass-words")}
          picture=${html`<span class="help-key wide">${t("pass")}</span>`} />`}
        <${Step} title=${t("phase-step-show")} words=${t("help-show-words", { exact: exact ? "yes" : "no" })}
          picture=${html`<span class="help-boxes"><i class="done">1</i><i class="now">2</i><i>3</i></span>`} />
      `}
    </ol>
  `;
}

/** @param {{title: string, words: string, picture: ComponentChildren}} props */
function Step({ title, words, picture }) {
  return html`
    <li class="help-step">
      <span class="help-picture" aria-hidden="true">${picture}</span>
      <span><b>${title}</b><br /><span class="note">${words}</span></span>
    </li>
  `;
}

function KeyList() {
  const listed = bindings.value.filter(({ when, over }) => over || (when?.() ?? true));
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
