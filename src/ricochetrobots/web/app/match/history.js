// The rounds so far: the chip, its winner and the number of moves. While nobody is thinking, they can also be replayed.

import { pathsOfRound } from "./matchscene.js";
import { namesOf, person } from "./matchwords.js";
import { Icon } from "../components/icon.js";
import { ChipPiece } from "../components/pieceicon.js";
import { html, useState } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./matchtable.js").Table} Table */
/** @typedef {Pick<Table, "replay">} Replaying */

/** The rounds so far, folded, below everything else. @param {{table: Table, view: View}} props */
export function History({ table, view }) {
  if (view.history.length === 0) return null;
  return html`
    <details class="history">
      <summary><b>${t("history-title")}</b> <span class="note">${view.history.length}</span><${Icon} name="down" /></summary>
      <${RoundList} table=${table} view=${view} rounds=${view.history} />
    </details>
  `;
}

/**
 * The first `most` rounds, and a button that shows the others.
 * @param {{table: Replaying, view: View, most: number}} props
 */
export function Rounds({ table, view, most }) {
  const [all, setAll] = useState(false);
  const more = view.history.length - most;
  return html`
    <${RoundList} table=${table} view=${view} rounds=${all ? view.history : view.history.slice(0, most)} />
    ${more > 0 &&
    html`
      <button type="button" class="more-rounds" aria-expanded=${all} onClick=${() => setAll(!all)}>
        ${all ? t("final-fewer") : t("final-more", { rounds: more })}<${Icon} name=${all ? "up" : "down"} />
      </button>
    `}
  `;
}

/** Returns the winner of the chip, or what happened to it. @param {View} view @param {RoundPart} round */
function nameOf(view, { outcome, seat, scores }) {
  if (scores.length > 0) return namesOf(view, scores.map((score) => score.seat));
  return outcome === "taken" ? person(view, seat) : t(`round-${outcome}`);
}

/** @param {{table: Replaying, view: View, rounds: readonly RoundPart[]}} props */
function RoundList({ table, view, rounds }) {
  const playable = view.phase === "result" || view.phase === "finished";
  const looked = table.replay.playback.value?.path.task;
  return html`
    <ol class="rounds" aria-label=${t("final-rounds")}>
      ${rounds.map(
        (round) => html`
          <li key=${round.round} class=${looked === round.round ? "round looked" : "round"}>
            <span class="round-number">${round.round}</span>
            <${ChipPiece} chip=${round.chip} size=${24} label=${chipName(round.chip)} />
            <b class="round-name" title=${nameOf(view, round)}>${nameOf(view, round)}</b>
            <span class="round-moves">${round.steps.length > 0 && round.steps.length}</span>
            <span class="round-optimum">${round.optimum?.status === "solved" && t("round-optimum", { moves: round.optimum.at_least })}
              </span>
            ${playable && html`<${RoundPlay} table=${table} round=${round} />`}
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * Replays the path shown in a round, or a shortest path if nobody showed one.
 * @param {{table: Replaying, round: RoundPart}} props
 */
export function RoundPlay({ table, round }) {
  const [path] = pathsOfRound(round);
  if (!path) return html`<span class="round-play"></span>`;
  return html`
    <button type="button" class="round-play" aria-label=${t("replay-round", { round: round.round })}
      onClick=${() => table.replay.start(path)}>
      <${Icon} name="play" />
    </button>
  `;
}
