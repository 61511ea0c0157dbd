// The end of the match, in every edition (R8).

import { keep } from "./current.js";
import { useEveningTools } from "./headertools.js";
import { Ranking } from "./ranking.js";
import { winWords } from "./tabletopwords.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { sayNow } from "../frame/announcer.js";
import { useFrame } from "../frame/frame.js";
import { go, Link } from "../frame/router.js";
import { boxChip } from "../../rules/chips.js";
import { winners } from "../../rules/tabletop.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/** @param {{state: EveningState}} props */
export function FinalScore({ state }) {
  const [winner] = winners(state);
  const chips = winner === undefined ? 0 : state.people[winner].chips.length;
  const words = winWords(state);
  useEveningTools();
  useFrame({ screen: "page", title: words, facts: [t("table-title")], aside: t("round-count", { rounds: state.rounds.length }) });
  // oxlint-disable-next-line react/exhaustive-deps -- spoken once
  useEffect(() => sayNow(words), []);
  return html`
    <${Panel}>
      <div class="final-head">
        <div class="final-words">
          <${Title} class="hero">${words}</>
          <p class="lead">${t("final-summary", { chips: t("chip-count", { chips }),
            rounds: t("round-count", { rounds: state.rounds.length }) })}</p>
        </div>
      </div>
      <${Ranking} state=${state} />
      <${Rounds} state=${state} />
    </>
    <${Sheet}>
      <div class="buttons">
        <${Link} class="button" to="/table#copy">${t("table-copy")}</>
        <${Button} kind="main" onClick=${() => again(state)}>${t("final-again")}</>
      </div>
    </>
  `;
}

/** Every round with its bid and its shortest path, folded. @param {{state: EveningState}} props */
function Rounds({ state: { rounds, people } }) {
  const solved = rounds.filter(({ moves, shortest }) => moves !== null && shortest);
  const shorter = solved.filter(({ moves, shortest }) => (shortest?.moves ?? 0) < (moves ?? 0)).length;
  return html`
    <details class="history">
      <summary>
        <b>${t("round-count", { rounds: rounds.length })}</b>
        ${solved.length > 0 && html`<span class="note">${t("table-rounds-shorter", { count: shorter })}</span>`}<${Icon} name="down" />
      </summary>
      <ol class="rounds" aria-label=${t("final-rounds")}>
        ${rounds.map(({ chip: id, winner, moves, shortest }, at) => {
          const chip = boxChip(id);
          return html`
            <li key=${at} class="round">
              <span class="round-number">${at + 1}</span>
              ${chip && html`<${ChipPiece} chip=${chip} size=${24} label=${chipName(chip)} />`}
              <b class="round-name">${winner === null ? t("round-returned") : people[winner].name}</b>
              <span class="round-moves">${moves}</span>
              <span class="round-optimum">${shortest && t("round-optimum", { moves: shortest.moves })}</span>
            </li>
          `;
        })}
      </ol>
    </details>
  `;
}

/** Begins a new match with the same people and rules; the board stays with its robots. @param {EveningState} state */
function again({ people, edition, sand, length, board, robots }) {
  keep([
    { type: "people", people: people.filter(({ plays }) => plays).map(({ chips: _, ...person }) => person) },
    { type: "rules", edition, sand, length },
    ...(board === null ? [] : [/** @type {const} */ ({ type: "board", board, robots })]),
  ]);
  go("/table");
}
