// A finished match, round by round: everybody's bids with their times, who showed which path, and how good it was.

import { Button } from "../components/button.js";
import { Handicap } from "../components/handicap.js";
import { Card } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { Sign } from "../components/sign.js";
import { MoveList } from "../hand/handpad.js";
import { openAnalysis } from "../links/analyselink.js";
import { RoundPlay } from "../match/history.js";
import { person } from "../match/matchwords.js";
import { analysedRound } from "../match/result.js";
import { optimumWords } from "../match/speech.js";
import { html } from "../../vendor/vendor.js";
import { chipName, seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").RecordedRound} RecordedRound */
/** @typedef {import("../../rules/messages.js").RecordedBid} RecordedBid */
/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../match/history.js").Replaying} Replaying */

/** @param {{table: Replaying, view: View, rounds: readonly RecordedRound[]}} props */
export function RoundRecords({ table, view, rounds }) {
  const bots = view.seats.some(({ bot }) => bot !== null);
  return html`
    <p class="record-rules note">
      ${t("record-edition", { edition: t(`edition-${view.options.edition}`) })} · ${t("edition-reach", { exact: view.exact ? "yes"
        : "no" })}
      ${bots && html` <span class="tag record-bots">${t("record-bots")}</span>`}
    </p>
    <ol class="record" aria-label=${t("record-title")}>
      ${view.history.map((round) => html`<${RoundRecord} key=${round.round} table=${table} view=${view} round=${round}
        recorded=${rounds.find((one) => one.round === round.round) ?? null} />`)}
    </ol>
  `;
}

/** @param {{table: Replaying, view: View, round: RoundPart, recorded: RecordedRound | null}} props */
function RoundRecord({ table, view, round, recorded }) {
  const { puzzle, shown } = analysedRound(view, round);
  const name = t("replay-of", { round: round.round });
  return html`
    <li>
      <${Card} class="record-round" aria-label=${name}>
        <div class="record-head">
          <${ChipPiece} chip=${round.chip} size=${36} />
          <p><b>${name}</b> <span class="note">${chipName(round.chip)}</span></p>
          <${RoundPlay} table=${table} round=${round} />
        </div>
        <ol class="record-bids" aria-label=${t("record-bids", { round: round.round })}>
          ${bidders(recorded).map((seat, index) =>
            html`<${Bidder} key=${seat} view=${view} seat=${seat} place=${recorded?.order.length ? index + 1 : null} recorded=${recorded}
            scored=${round.scores.some((score) => score.seat === seat)} />`)}
        </ol>
        <p class="record-verdict">${verdict(round)} <span class="note">${countWords(round)}</span></p>
        <${Button} class="record-analyse" kind="quiet" onClick=${() => openAnalysis(puzzle, shown)}>${t("record-analyse")}</>
      </>
    </li>
  `;
}

/** Returns the seats that bid, in the order of demonstration if bidding closed. @param {RecordedRound | null} recorded */
function bidders(recorded) {
  return [...new Set([...(recorded?.order ?? []), ...(recorded?.bids ?? []).map(({ seat }) => seat)])];
}

/** @param {{view: View, seat: number, place: number | null, recorded: RecordedRound | null, scored: boolean}} props */
function Bidder({ view, seat, place, recorded, scored }) {
  const part = view.seats.find((one) => one.seat === seat);
  const bids = (recorded?.bids ?? []).filter((one) => one.seat === seat);
  const shown = (recorded?.demonstrations ?? []).filter((one) => one.seat === seat);
  const last = bids.at(-1);
  if (!part || !last) return null;
  const outcome = shown.at(-1);
  return html`
    <li class="record-bid">
      <span class="row-order">${place}</span>
      <${Sign} seat=${seat} name=${seatName(part)} bot=${part.bot} away=${false} />
      <span class="record-who">
        <b title=${seatName(part)}>${person(view, seat)}</b> <${Handicap} handicap=${part.handicap} />
        <span class="note">${bids.map((one) => bidWords(one, bids.length > 1)).join(", ")}</span>
      </span>
      ${scored && html`<span class="tag">+1</span>`}
      ${outcome && html`<span
        class=${outcome.failure ? "tag" : "tag record-solved"}>
        ${outcome.failure ? t(`rows-failed-${outcome.failure}`, { moves: outcome.moves ?? 0 }) : t("record-solved")}</span>`}
      <strong>${last.moves}</strong>
      ${shown.filter(({ path }) => path !== "").map((one, index) => html`<${MoveList} key=${index} moves=${one.path.split(" ")}
        label=${t("result-moves")} />`)}
    </li>
  `;
}

/** Returns "after 21.5 s", or with several bids "9 after 21.5 s". @param {RecordedBid} bid @param {boolean} several */
function bidWords({ moves, seconds }, several) {
  const time = Math.round(seconds * 10) / 10;
  return several && moves !== null ? t("record-bid", { moves, seconds: time }) : t("record-time", { seconds: time });
}

/** Returns how good the shown path was, or what happened to the chip. @param {RoundPart} round */
function verdict({ outcome, reason, steps, optimum }) {
  if (outcome === "returned") return t(`result-${reason ?? "nobody-succeeded"}`);
  if (outcome === "face-down") return t("round-face-down");
  if (!optimum || optimum.moves === null) return "";
  const more = steps.length - optimum.moves;
  return more > 0 ? t("record-more", { more }) : t("record-best");
}

/** Returns the fewest moves and the number of shortest solutions. @param {RoundPart} round */
function countWords({ optimum, steps, outcome }) {
  if (!optimum) return t("optimum-looking");
  if (optimum.moves === null || optimum.count === null) return optimumWords(optimum, outcome === "taken" ? steps.length : 0);
  const values = { moves: optimum.moves, count: optimum.count };
  return t(optimum.count_capped ? "record-count-capped" : "record-count", values);
}
