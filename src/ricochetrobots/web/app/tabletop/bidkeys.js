// The keys of a bid: the name of the player, then the number.

import { Button } from "../components/button.js";
import { Handicap } from "../components/handicap.js";
import { Sign } from "../components/sign.js";
import { useKeys } from "../frame/keys.js";
import { BIDS } from "../../rules/constants.js";
import { players } from "../../rules/tabletop.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** The number of keys before the one for higher numbers. */
const KEYS = 13;
const DIGITS = [..."0123456789"];

/**
 * @param {{state: import("../../rules/tabletop.js").EveningState, player: number, onBid: (moves: number) => void, onPass: ()
 * => void, onBack: () => void}} props
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
      ${next <= BIDS.most && html`<button type="button" class="key next" aria-label=${t("bid-key-over", { moves: next })}
        onClick=${() => setFirst(next)}>${t("bid-over", { moves: next })}</button>`}
    </div>
    <div class="buttons">
      ${first > BIDS.least
        ? html`<${Button} class="wide" onClick=${() => setFirst(BIDS.least)}>${t("bid-back")}</>`
        : html`<${Button} class="wide" onClick=${onPass}>${t("pass")}</>`}
      <${Button} class="wide back-key" onClick=${onBack}>${t("table-not", { name })}</>
    </div>
  `;
}

/**
 * @param {{state: import("../../rules/tabletop.js").EveningState, latest: number | null, onTap: (player: number) => void}}
 * props `latest` gets the focus back
 */
export function NameKeys({ state, latest, onTap }) {
  const { people, bids, passed } = state;
  const those = players(state);
  const focused = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => focused.current?.focus({ preventScroll: true }), []);
  useKeys([{ keys: those.map((_, at) => String(at + 1)), shown: `1–${those.length}`, text: "key-table-name",
    run: ({ key }) => onTap(those[Number(key) - 1]) }]);
  return html`
    <div class="name-keys" role="group" aria-label=${t("rows-label")}>
      ${those.map((player) => {
        const place = bids.findIndex((bid) => bid.player === player) + 1;
        const moves = bids[place - 1]?.moves ?? 0;
        const { name, handicap } = people[player];
        const says = passed.includes(player) ? t("rows-passed") : bids.length > 0 ? t("rows-none")
          : "";
        return html`
          <button
            type="button" key=${player} class=${place === 1 ? "key name-key first" : "key name-key"}
              ref=${player === latest ? focused : undefined}
            onClick=${() => onTap(player)}
          >
            <span class="unseen">${t("table-name-key", { name, moves, place, says })}</span>
            <span class=${place > 0 ? "name-order" : "name-order none"} aria-hidden="true">${place > 0 && place}</span>
            <span class="name-words"
              aria-hidden="true"><b class="row-name" title=${name}>${name}</b><${Handicap} handicap=${handicap} />
              ${says && (place === 0 || passed.includes(player)) && html` <small>${says}</small>`}</span>
            ${place > 0 && html`<strong aria-hidden="true">${moves}</strong>`}
          </button>
        `;
      })}
    </div>
  `;
}
