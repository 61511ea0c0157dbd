// A match alone against the sand timer (R7): 17 chips, found or missed. The player declares a number, or just "found",
// and then shows a path.

import { BidPad } from "./bidpad.js";
import { Proposal } from "./ending.js";
import { History } from "./history.js";
import { SandTimer } from "./hourglass.js";
import { gentleWords, tally } from "./matchwords.js";
import { PhaseCard, thinkTitle } from "./phasecard.js";
import { optimumLine, Ready, RoundPaths } from "./result.js";
import { Show } from "./show.js";
import { PutChipBack } from "./think.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { ask } from "../frame/ask.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./matchtable.js").Table} Table */

/** @param {{table: Table, view: View, aside?: ComponentChildren}} props `aside` is the sheet for spectators */
export function Alone({ table, view, aside }) {
  usePause(table.session, view.you !== null);
  if (view.pause) return html`<${Paused} table=${table} view=${view} pause=${view.pause} aside=${aside} />`;
  if (view.phase === "showing") return html`<${Show} table=${table} view=${view} aside=${aside} />`;
  if (view.phase === "result") return html`<${AloneResult} table=${table} view=${view} aside=${aside} />`;
  const { session } = table;
  const timer = html`<${SandTimer} session=${session} until=${view.until} total=${view.timer_seconds} />`;
  /** @param {number | null} moves */
  const claim = (moves) => ask(session, "claim_solution", { round: view.round, moves });
  return html`
    <${Panel} class="thinking">
      <${PhaseCard} view=${view} title=${thinkTitle(view)} step="think" timer=${timer} class="running" />
      <${Places} view=${view} />
      <p class="note">${gentleWords(view)} ${view.timer_run > 1 ? t("alone-second-run") : t("alone-rule")}</p>
      <${History} table=${table} view=${view} />
    </>
    ${aside ??
    html`
      <${Sheet}>
        <${BidPad}
          key=${view.round} standing=${null} shut=${session.status.value !== "connected"}
            closed=${!view.allowed_commands.includes("claim_solution")} title=${t("bid-title")}
          sendText=${(/** @type {number} */ moves) => t("alone-send", { moves })}
          rest=${html`<${Button} kind="main" onClick=${() => claim(null)}>${t("alone-found")}</>`}
          onSend=${claim}
        />
      </>
    `}
  `;
}

/** Tells the server when the page is hidden, so that the sand stops (R7.6). @param {Table["session"]} session @param {boolean} plays */
function usePause(session, plays) {
  useEffect(() => {
    if (!plays) return undefined;
    const report = () => session.setElsewhere(document.hidden);
    document.addEventListener("visibilitychange", report);
    return () => document.removeEventListener("visibilitychange", report);
  }, [session, plays]);
}

/**
 * The round while its player was away; the board is covered (R7.6). Among bots, the players think without sand at first, and
 * in a room the return of a player ends the pause (R9.6).
 * @param {{table: Table, view: View, pause: NonNullable<View["pause"]>, aside: ComponentChildren}} props
 */
export function Paused({ table, view, pause, aside }) {
  const alone = view.mode === "alone";
  const here = alone || table.session.room === "alone";
  const resume = () => ask(table.session, "resume_round", { round: view.round });
  return html`
    <${Panel} class="paused">
      <${Card}>
        <${Title} focusOn=${`${view.number}.${view.round}.pause`}>${t("alone-paused")}</>
        <p>${!here ? t("paused-waits") : pause.left === null || !alone ? t("alone-paused-open")
          : t("alone-paused-left", { time: clockTime(pause.left) })}</p>
      </>
      <${Proposal} session=${table.session} view=${view} />
      ${alone && html`<${Places} view=${view} />`}
      <${History} table=${table} view=${view} />
    </>
    ${aside ?? html`<${Sheet}>${here ? html`<${Button} kind="main" class="wide" onClick=${resume}>${t("leaving-continue")}</>`
      : html`<${PutChipBack} session=${table.session} view=${view} />`}</>`}
  `;
}

/** @param {{table: Table, view: View, aside: ComponentChildren}} props */
function AloneResult({ table, view, aside }) {
  const { result } = view;
  if (!result) return null;
  const found = result.outcome === "face-up";
  const shown = { bid: result.moves ?? 0, moves: result.steps.length };
  const line = !found ? t("alone-missed-line") : result.moves === null ? t("alone-shown", shown) : t("alone-shown-bid", shown);
  return html`
    <${Panel} class="result">
      <${Card} class="result-head">
        <${ChipPiece} chip=${result.chip} size=${56} />
        <div>
          <${Title} focusOn=${`${view.number}.${view.round}.result`}>${found ? t("alone-found-title") : t("alone-missed-title")}</>
          <p class="note">${line} ${optimumLine(result)}</p>
        </div>
      </>
      <${RoundPaths} table=${table} view=${view} result=${result} />
      <${Places} view=${view} />
      <${History} table=${table} view=${view} />
    </>
    ${aside ?? html`<${Sheet}><${Ready} table=${table} view=${view} /></>`}
  `;
}

/**
 * A place for each chip. With `head`, the number of chips found is above them.
 * @param {{view: View, head?: boolean}} props
 */
export function Places({ view, head = true }) {
  const left = view.chips_total - view.laid.length;
  const now = view.phase === "thinking" || view.phase === "showing";
  return html`
    <${Card} class="places-card">
      ${head && html`<p class="card-head"><b>${t("alone-score", tally(view))}
        </b> <span>${t("alone-wins", { needed: Math.floor(view.chips_total / 2) + 1 })}</span></p>`}
      <ol class="places" aria-label=${t("alone-places", { total: view.chips_total })}>
        ${view.laid.map(
          ([chip, faceUp], index) => html`
            <li key=${index} class=${faceUp ? "place found" : "place missed"}>
              <span class="unseen">${t("alone-place", { target: chipName(chip), state: faceUp ? "found" : "missed" })}</span>
              ${faceUp ? html`<${ChipPiece} chip=${chip} size=${38} />` : html`<${Icon} name="close" size=${16} />`}
            </li>
          `,
        )}
        ${Array.from({ length: left }, (_, index) => {
          const present = now && index === 0;
          return html`
            <li key=${view.laid.length + index} class=${present ? "place now" : "place"}>
              <span class="unseen">${present ? t("alone-place-now") : t("alone-place-left")}</span>
            </li>
          `;
        })}
      </ol>
    </>
  `;
}
