// The end of a round: the winner of the chip, the path shown, the chips so far, and the button for the next chip.

import { ChatKey, PadBox } from "./chatkey.js";
import { Proposal } from "./ending.js";
import { History } from "./history.js";
import { pathsOfRound } from "./matchscene.js";
import { person, resultWords } from "./matchwords.js";
import { useSecondsLeft } from "./now.js";
import { PadToggle } from "./pad.js";
import { Steps } from "./phasecard.js";
import { Rows } from "./rows.js";
import { optimumWords } from "./speech.js";
import { Strip } from "./strip.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { ask } from "../frame/ask.js";
import { isPageFree } from "../frame/drawer.js";
import { useKeys } from "../frame/keys.js";
import { Paths } from "../hand/paths.js";
import { AnalyseButton } from "../links/analyselink.js";
import { readPosition } from "../../rules/position.js";
import { settings } from "../../store/settings.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./matchtable.js").Table} Table */

/**
 * @param {{table: Table, view: View, guess?: number | null, aside?: ComponentChildren}} props `guess` is a spectator's own
 * number; `aside` is the sheet for spectators
 */
export function Result({ table, view, guess = null, aside }) {
  const { result } = view;
  if (!result) return null;
  return html`
    ${view.mode === "friends" && html`<${Strip} table=${table} view=${view} />`}
    <${Panel} class="result">
      <${ResultHead} view=${view} result=${result} guess=${guess} />
      <${Proposal} session=${table.session} view=${view} />
      <${RoundPaths} table=${table} view=${view} result=${result} />
      <${AnalyseRound} view=${view} round=${result} />
      <${Rows} session=${table.session} view=${view} chat=${table.chat}
        form=${view.bids.length > 0 && (result.outcome === "returned" || result.scores.length > 0) ? "rows" : "tally"} />
      <${History} table=${table} view=${view} />
      <${PadToggle} room=${table.session.room} />
    </>
    ${aside ?? html`<${Sheet}><${PadBox} table=${table} view=${view}><${Ready} table=${table} view=${view} /></></>`}
  `;
}

/** @param {{view: View, result: RoundPart, guess: number | null}} props */
function ResultHead({ view, result, guess }) {
  const taken = result.outcome === "taken";
  const line = taken ? t("result-shown", { bid: result.moves ?? 0, moves: result.steps.length }) : t("result-back");
  return html`
    <${Card} class="result-head">
      <${ChipPiece} chip=${result.chip} size=${56} />
      <div>
        <${Title} focusOn=${`${view.number}.${view.round}.result`}>${resultWords(view, result)}</>
        <p class="note">${line} ${view.last_try && t("result-last-try")} ${optimumLine(result)}
          ${guess !== null && t("result-guess", { moves: guess })}</p>
        <${Steps} step="result" />
      </div>
    </>
  `;
}

/** Returns the words for the optimum, or that it is being computed. @param {RoundPart} round */
export function optimumLine({ optimum, steps }) {
  if (!optimum) return t("optimum-looking");
  const words = optimumWords(optimum, steps.length);
  return optimum.status === "solved" && optimum.path === null ? `${words} ${t("optimum-withheld")}` : words;
}

/**
 * The paths of a round, with the replay buttons.
 * @param {{table: Pick<Table, "board" | "replay">, view: View, result: RoundPart}} props `result` is the round to show
 * if none is being replayed
 */
export function RoundPaths({ table, view, result }) {
  const number = table.replay.playback.value?.path.task ?? result.round;
  const round = view.history.find(({ round }) => round === number) ?? result;
  const space = !view.allowed_commands.includes("say_ready");
  return html`
    <${Paths} table=${table} paths=${pathsOfRound(round)} owner=${person(view, round.seat)} legend=${t("paths-title")} space=${space}>
      ${(view.phase === "finished" || number !== result.round) && html`<p class="path-round note">${t("replay-of", { round: number })}</p>`}
    </>
  `;
}

/**
 * Opens the analysis of a round. A chip that went back may come again, so it is not analysed during the match (R6.11).
 * @param {{view: View, round: RoundPart}} props
 */
export function AnalyseRound({ view, round }) {
  if (round.outcome === "returned" && view.phase !== "finished") return null;
  const { puzzle, shown } = analysedRound(view, round);
  return html`<${AnalyseButton} puzzle=${puzzle} shown=${shown} />`;
}

/** Returns the puzzle of a round and the path that was shown, for the analysis. @param {View} view @param {RoundPart} round */
export function analysedRound(view, round) {
  const { robots } = readPosition(round.start);
  const moves = round.steps.map(({ move }) => move);
  const words = t("analyse-shown", { name: person(view, round.seat), round: round.round });
  return { puzzle: { board: view.board, robots, target: round.chip }, shown: moves.length ? { moves, words } : null };
}

/** @param {{table: Table, view: View}} props */
export function Ready({ table, view }) {
  const { session } = table;
  const left = useSecondsLeft(session, view.until);
  const may = view.allowed_commands.includes("say_ready");
  const waits = !may && view.seats.some(({ seat, ready }) => seat === view.you && ready);
  const ready = () => ask(session, "say_ready", { round: view.round });
  useKeys([{ keys: [" "], text: "key-ready", when: () => may && isPageFree(), run: ready }]);
  const time = view.until === null ? "" : clockTime(left);
  const chatKey = html`<${ChatKey} chat=${table.chat} view=${view} />`;
  if (!may) return html`<div
    class="buttons">${chatKey}<p class="waits">${waits ? t("result-waiting") : t("result-next-in")} ${time && html`<b>${time}</b>`}</p>
    </div>`;
  return html`
    <div class="buttons">
      ${chatKey}
      <${Button} kind="main" onClick=${ready}>
        ${t(view.mode === "alone" ? "result-next" : "result-ready")}${time && html` · <span class="steady">${time}</span>`}
        ${" "}${settings.value.singleKeys && html`<kbd>${t("key-space")}</kbd>`}
      </>
    </div>
  `;
}
