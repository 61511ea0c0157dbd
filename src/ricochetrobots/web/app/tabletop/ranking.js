// The players with their chips, most first; equal numbers share a place.

import { ChipPiece } from "../components/pieceicon.js";
import { Sign } from "../components/sign.js";
import { boxChip } from "../../rules/chips.js";
import { html } from "../../vendor/vendor.js";
import { chipName, listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/** @param {{state: EveningState}} props */
export function Ranking({ state: { people } }) {
  const order = people.map((person, at) => ({ ...person, at })).toSorted((one, other) => other.chips.length - one.chips.length);
  return html`
    <ol class="ranking" aria-label=${t("final-ranking")}>
      ${order.map(({ at, name, plays, chips }) => html`
        <li key=${at} class="rank">
          <span class="row-order">${order.findIndex((other) => other.chips.length === chips.length) + 1}</span>
          <${Sign} seat=${at} name=${name} away=${!plays} />
          <b class="row-name" title=${name}>${name}</b>
          <span class="rank-chips">
            ${chips.map((id, place) => {
              const chip = boxChip(id);
              return chip && html`<${ChipPiece} key=${place} chip=${chip} size=${28} label=${chipName(chip)} />`;
            })}
          </span>
          <strong class="rank-count">${chips.length}</strong>
        </li>
      `)}
    </ol>
  `;
}

/** Returns "Mara leads with 3." @param {EveningState} state */
export function leadWords({ people }) {
  const most = Math.max(...people.map(({ chips }) => chips.length));
  if (most === 0) return t("table-no-chips");
  const names = people.filter(({ chips }) => chips.length === most).map(({ name }) => name);
  return t("table-leads", { names: listed(names), count: names.length, chips: most });
}
