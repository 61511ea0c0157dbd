// The bids in the order of demonstration.

import { Handicap } from "../components/handicap.js";
import { Sign } from "../components/sign.js";
import { rankingAt, tieBreaks } from "../../rules/order.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/**
 * @param {{state: import("../../rules/tabletop.js").EveningState, turn?: number}} props `turn`: the place of the bid that is
 * shown; the ones before have failed
 */
export function BidRows({ state: { bids, people, edition }, turn = -1 }) {
  const ties = tieBreaks(bids, rankingAt(people, edition));
  return html`
    <ol class="rows" aria-label=${t("rows-label-bids")}>
      ${bids.map(({ player, moves, was }, at) => {
        const { name, handicap } = people[player];
        const state = at < turn ? "failed" : at === turn ? "own" : "";
        const tag = at < turn ? "" : ties[at] ? t(`rows-${ties[at]}`) : was !== null ? t("rows-was", { moves: was }) : "";
        return html`
          <li key=${player} class=${`row ${state}`} aria-current=${at === turn ? "step" : undefined}>
            <span class="row-order">${at + 1}</span>
            <${Sign} seat=${player} name=${name} />
            <b class="row-name" title=${name}>${name}</b>
            ${tag && html`<span class="tag">${tag}</span>`}
            <span class="row-bid">
              <${Handicap} handicap=${handicap} /> ${at < turn && html`<span class="unseen">${t("verdict-moves-used", { moves })}</span>`}
              <strong>${moves}</strong></span>
          </li>
        `;
      })}
    </ol>
  `;
}
