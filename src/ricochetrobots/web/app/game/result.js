// The end of a round: who took the chip, the way shown, the chips so far, and ready for the next one.

import { cellName } from "../../board/cells.js";
import { thumbnailSvg } from "../../board/thumbnail.js";
import { html } from "../../vendor/vendor.js";
import { orientation } from "../boardhost.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/piece.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { settings } from "../settings.js";
import { t } from "../text.js";
import { ask } from "./ask.js";
import { MoveList } from "./hand.js";
import { Foot } from "./history.js";
import { useServerNow } from "./now.js";
import { Steps } from "./phasecard.js";
import { ReplayBar } from "./replaybar.js";
import { Rows } from "./rows.js";
import { robotsAfter, roundWay } from "./way.js";
import { clockTime, person, who } from "./words.js";

/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("./table.js").Table} Table */

/**
 * @param {{table: Table, view: View, guess?: number | null, aside?: unknown}} props
 * `guess` is a spectator's own number; `aside` is the sheet of those who have no seat
 */
export function Result({ table, view, guess = null, aside }) {
  const { result } = view;
  if (!result) return null;
  return html`
    <${Panel} class="result">
      <${ResultHead} view=${view} result=${result} guess=${guess} />
      <${Way} table=${table} view=${view} result=${result} />
      <${Rows} session=${table.session} view=${view} form=${result.outcome === "returned" && view.bids.length > 0 ? "rows" : "strip"} />
      <${Foot} table=${table} view=${view} />
    </>
    ${aside ?? html`<${Sheet}><${Ready} table=${table} view=${view} /></>`}
  `;
}

/** @param {{view: View, result: RoundPart, guess: number | null}} props */
function ResultHead({ view, result, guess }) {
  const taken = result.outcome === "taken";
  const title = taken ? t("phase-taken", who(view, result.seat)) : t(`result-${result.reason ?? "nobody-succeeded"}`);
  const line = taken ? t("result-shown", { bid: result.moves ?? 0, moves: result.steps.length }) : t("result-back");
  return html`
    <${Card} class="result-head">
      <${ChipPiece} chip=${result.chip} size=${56} />
      <div>
        <${Title} focusOn=${`${view.number}.${view.round}.result`}>${title}</>
        <p class="note">${line} ${guess !== null && t("result-guess", { moves: guess })}</p>
        <${Steps} step="result" />
      </div>
    </>
  `;
}

/** The way shown, small and as moves, with the player. @param {{table: Table, view: View, result: RoundPart}} props */
export function Way({ table, view, result }) {
  const round = table.replay.playback.value?.round ?? result;
  if (round.steps.length === 0) return null;
  const step = table.replay.playback.value?.step ?? round.steps.length;
  return html`
    <${Card} class="way">
      <${Picture} table=${table} round=${round} />
      <div class="way-words">
        <p class="card-head"><b>${round === result ? person(view, round.seat) : t("replay-of", { round: round.round })}</b> <strong>${round.steps.length}</strong></p>
        <${MoveList} table=${table} moves=${round.steps.map(({ move }) => move)} label=${t("result-moves")} now=${step} />
      </div>
      <${ReplayBar} table=${table} round=${result} />
    </>
  `;
}

/** @param {{table: Table, round: RoundPart}} props */
function Picture({ table, round }) {
  const board = table.board.value;
  if (!board) return null;
  const way = roundWay(round, board.width);
  const robots = robotsAfter(way, way.slides.length, (cell) => cellName(cell, board.width));
  const chip = { ...round.chip, symbol: round.chip.symbol ?? "vortex" };
  const markup = thumbnailSvg(board, { robots, chip, trail: { moves: way.slides } }, { orientation: orientation.value });
  return html`<div class="way-picture" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: markup }} />`;
}

/** @param {{table: Table, view: View}} props */
export function Ready({ table, view }) {
  const { session } = table;
  const now = useServerNow(session, view.until !== null);
  const may = view.may.includes("say_ready");
  const waits = !may && view.seats.some(({ seat, ready }) => seat === view.you && ready);
  const ready = () => ask(session, "say_ready", { round: view.round });
  useKeys([{ keys: [" "], text: "key-ready", when: () => may && drawer.value === null, run: ready }]);
  const time = view.until === null ? "" : clockTime(view.until - now);
  if (!may) return html`<p class="waits">${waits ? t("result-waiting") : t("result-next-in")} ${time && html`<b>${time}</b>`}</p>`;
  const words = view.mode === "alone" ? t("result-next") : t("result-ready");
  return html`
    <div class="buttons">
      <${Button} kind="main" onClick=${ready}>
        ${words}${time && html` · <span class="steady">${time}</span>`} ${settings.value.singleKeys && html`<kbd>${t("key-space")}</kbd>`}
      </>
    </div>
  `;
}
