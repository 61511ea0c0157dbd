// The numbers that one player can bid, with one tap or typed digits.

import { Button } from "../components/button.js";
import { Sign } from "../components/sign.js";
import { useKeys } from "../frame/keys.js";
import { BIDS } from "../../rules/constants.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** The number of keys before the one for higher numbers. */
const KEYS = 13;
const DIGITS = [..."0123456789"];

/**
 * @param {{state: import("../../rules/tabletop.js").EveningState, player: number, onBid: (moves: number) => void, onPass: () => void, onBack: () => void}} props
 */
export function NumberKeys({ state, player, onBid, onPass, onBack }) {
  const [first, setFirst] = useState(BIDS.least + 0);
  const [typed, setTyped] = useState("");
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { name } = state.people[player];
  const standing = state.bids.find((bid) => bid.player === player)?.moves ?? Infinity;
  const numbers = Array.from({ length: Math.min(KEYS, BIDS.most + 1 - first) }, (_, index) => first + index);
  const next = first + KEYS;
  useKeys([
    { keys: DIGITS, shown: "0–9", text: "key-bid", run: ({ key }) => setTyped((typed.length > 1 ? key : typed + key).replace(/^0/, "")) },
    {
      keys: ["Enter"], text: "key-bid-send", when: () => Number(typed) >= BIDS.least,
      run() {
        onBid(Number(typed));
        setTyped("");
      },
    },
    { keys: ["Backspace"], text: "key-bid-clear", when: () => typed !== "", run: () => setTyped(typed.slice(0, -1)) },
    { keys: ["n"], text: "key-pass", run: onPass },
    { keys: ["Escape", "Backspace"], text: "key-table-back", run: onBack },
  ]);
  return html`
    <div class="number-head">
      <${Sign} seat=${player} name=${name} />
      <h2 tabindex=${-1} ref=${heading}>${t("table-says", { name })} ${typed && html`<b class="steady">${typed}</b>`}</h2>
      <span class="note">${state.timer ? t("alone-runs-on") : ""}</span>
    </div>
    <div class="number-keys" role="group" aria-label=${t("bid-title")}>
      ${numbers.map((moves) => html`
        <button
          type="button" key=${moves} class=${moves > standing ? "key over" : "key"} aria-label=${t("move-count", { moves })}
          aria-disabled=${moves > standing} aria-pressed=${moves === standing || String(moves) === typed} onClick=${() => onBid(moves)}
        >${moves}</button>
      `)}
      ${next <= BIDS.most && html`<button type="button" class="key next" aria-label=${t("bid-key-over", { moves: next })} onClick=${() => setFirst(next)}>${t("bid-over", { moves: next })}</button>`}
    </div>
    <div class="buttons">
      ${first > BIDS.least
        ? html`<${Button} class="wide" onClick=${() => setFirst(BIDS.least)}>${t("bid-back")}</>`
        : html`<${Button} class="wide" onClick=${onPass}>${state.bids.length > 0 ? t("table-pass") : t("pass-no-way")}</>`}
      <${Button} class="wide back-key" onClick=${onBack}>${t("table-not", { name })}</>
    </div>
  `;
}
