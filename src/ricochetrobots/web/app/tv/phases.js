// A round on a television, phase by phase.

import { PeopleRow, Rows } from "./tvrows.js";
import { Glass } from "../components/glass.js";
import { ChipPiece } from "../components/pieceicon.js";
import { Sign } from "../components/sign.js";
import { ChipSigns } from "../hand/chipline.js";
import { endReasonWords, proposalWords } from "../match/ending.js";
import { ranking } from "../match/final.js";
import { catchingUpWords } from "../match/hourglass.js";
import { LineUp } from "../match/lineup.js";
import { endWords, resultWords, seriesWords, who } from "../match/matchwords.js";
import { useSecondsLeft, useServerNow } from "../match/now.js";
import { thinkTitle } from "../match/phasecard.js";
import { optimumLine } from "../match/result.js";
import { rowsOf, scored, tagOf } from "../match/rows.js";
import { MoveBoxes, verdictWords } from "../match/show.js";
import { sandLeft } from "../../rules/botclock.js";
import { html } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../match/matchtable.js").Table} Table */
/** @typedef {{table: Table, view: View}} Props */

const SAND_MS = 250;

/** Thinking and bidding: the chip, the sand, and the order. @param {Props} props */
export function Thinking({ table, view }) {
  const { session } = table;
  const running = view.phase === "bidding" && view.until !== null;
  const now = useServerNow(session, running, SAND_MS);
  const left = running ? sandLeft(view, now) : 0;
  const notes = [proposalWords(view), view.last_try && t("think-last-try"), catchingUpWords(view)].filter(Boolean).join(" ");
  return html`
    <div class="tv-head">
      <h1 class="unseen">${thinkTitle(view)}</h1>
      ${view.chip && html`<${ChipSigns} chip=${view.chip} />`}
      <div class="tv-sand">
        <${Glass} share=${running ? left / view.timer_seconds : 1} running=${running && left > 0} />
        ${running && html`<b role="timer">${session.status.value === "lost" ? "…" : Math.ceil(left)}</b>`}
      </div>
    </div>
    ${notes && html`<p class="tv-line">${notes}</p>`}
    <${Order} table=${table} view=${view} />
  `;
}

/** A match with bots that waits until a player is back (R9.6). @param {Props} props */
export function Paused({ table, view }) {
  return html`
    <h1>${t("alone-paused")}</h1>
    <p class="tv-line">${t("paused-waits")}</p>
    <${Order} table=${table} view=${view} />
  `;
}

/** The order of showing, with the bids; before the first bid, the players. @param {Props} props */
function Order({ table, view }) {
  const rows = rowsOf(view);
  const bids = view.bids.length > 0;
  return html`
    <${Rows} count=${rows.length}>
      ${rows.map(({ seat, bid, order }) => html`
        <${PeopleRow}
          key=${seat.seat} session=${table.session} seat=${seat} order=${bids ? order : undefined} chips
            saying=${table.chat.words.value.get(seat.seat)}
          tag=${tagOf(view, seat, bid)} aside=${bid ? html`<strong>${bid.moves}</strong>` : bids ? t("rows-none") : ""}
        />
      `)}
    </>
  `;
}

/** @param {Props} props */
export function Showing({ table, view }) {
  const { demonstration } = view;
  const { session } = table;
  const left = useSecondsLeft(session, view.until);
  if (!demonstration) return null;
  const seat = view.seats.find((one) => one.seat === demonstration.seat);
  const values = { ...who(view, demonstration.seat), moves: demonstration.moves ?? 0 };
  const verdict = session.verdict.value;
  const made = table.moves.value.length;
  return html`
    <div class="tv-head">
      ${seat && html`<${Sign} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} />`}
      <h1>${verdict ? verdictWords(verdict, view) : t(demonstration.moves === null ? "phase-show-way" : "phase-show", values)}</h1>
      ${view.until !== null && !verdict && html`<b class="tv-time" role="timer">${clockTime(left)}</b>`}
    </div>
    ${demonstration.moves !== null && html`<${MoveBoxes} count=${Math.max(demonstration.moves, made)} made=${made} />`}
    <${Order} table=${table} view=${view} />
  `;
}

/** @param {Props} props */
export function Result({ table, view }) {
  const { result } = view;
  const left = useSecondsLeft(table.session, view.until);
  if (!result) return null;
  const taken = result.outcome === "taken";
  return html`
    <div class="tv-head">
      <${ChipPiece} chip=${result.chip} size=${96} />
      <div>
        <h1>${resultWords(view, result)}</h1>
        <p class="tv-line">${taken ? t("result-shown", { bid: result.moves ?? 0, moves: result.steps.length })
          : t("result-back")} ${view.last_try && t("result-last-try")} ${optimumLine(result)} ${proposalWords(view)}</p>
      </div>
    </div>
    <${Rows} count=${view.seats.length}>
      ${view.seats.map((seat) => html`
        <${PeopleRow} key=${seat.seat} session=${table.session} seat=${seat} chips saying=${table.chat.words.value.get(seat.seat)}
          aside=${taken && (scored(view, seat.seat) || seat.seat === result.seat) ? html`<strong>+1</strong>` : ""} />
      `)}
    </>
    ${view.until !== null && html`<p class="tv-line tv-next"><b>${t("result-next-in")} ${clockTime(left)}</b></p>`}
  `;
}

/** @param {Props} props */
export function Ending({ table, view }) {
  const series = seriesWords(view);
  const reason = endReasonWords({ ...view, you: null });
  return html`
    <${LineUp} view=${view} />
    <h1>${table.session.closing.value ? "" : endWords(view)}</h1>
    ${reason && html`<p class="tv-line">${reason}</p>`}
    ${series && html`<p class="tv-line">${series}</p>`}
    <${Rows} count=${view.seats.length}>
      ${ranking(view).map(({ seat, place }) => html`<${PeopleRow} key=${seat.seat} session=${table.session} seat=${seat} order=${place}
        aside=${html`<strong>${seat.chips.length}</strong>`} />`)}
    </>
  `;
}
