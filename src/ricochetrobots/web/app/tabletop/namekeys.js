// A key for each name. Names never move while people bid; a number shows the order of demonstration.

import { Handicap } from "../components/handicap.js";
import { useKeys } from "../frame/keys.js";
import { players } from "../../rules/tabletop.js";
import { html, useEffect, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {{state: import("../../rules/tabletop.js").EveningState, latest: number | null, onTap: (player: number) => void}} props `latest` gets the focus back */
export function NameKeys({ state, latest, onTap }) {
  const { people, bids, passed } = state;
  const those = players(state);
  const focused = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => focused.current?.focus({ preventScroll: true }), []);
  useKeys([{ keys: those.map((_, at) => String(at + 1)), shown: `1–${those.length}`, text: "key-table-name", run: ({ key }) => onTap(those[Number(key) - 1]) }]);
  return html`
    <div class="name-keys" role="group" aria-label=${t("rows-label")}>
      ${those.map((player) => {
        const place = bids.findIndex((bid) => bid.player === player) + 1;
        const moves = bids[place - 1]?.moves ?? 0;
        const { name, handicap } = people[player];
        const says = passed.includes(player) ? (bids.length > 0 ? t("rows-passed") : t("table-no-way")) : bids.length > 0 ? t("rows-none") : "";
        return html`
          <button
            type="button" key=${player} class=${place === 1 ? "key name-key first" : "key name-key"} ref=${player === latest ? focused : undefined}
            onClick=${() => onTap(player)}
          >
            <span class="unseen">${t("table-name-key", { name, moves, place, says })}</span>
            <span class=${place > 0 ? "name-order" : "name-order none"} aria-hidden="true">${place > 0 && place}</span>
            <span class="name-words" aria-hidden="true"><b class="row-name" title=${name}>${name}</b><${Handicap} handicap=${handicap} />${says && (place === 0 || passed.includes(player)) && html` <small>${says}</small>`}</span>
            ${place > 0 && html`<strong aria-hidden="true">${moves}</strong>`}
          </button>
        `;
      })}
    </div>
  `;
}
