// The end of a round: who took the chip, the path shown, the chips so far, and ready for the next one.

import { html } from "../../vendor/vendor.js";
import { ask } from "../ask.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/piece.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { settings } from "../settings.js";
import { Paths } from "../table/paths.js";
import { t } from "../text.js";
import { History } from "./history.js";
import { useSecondsLeft } from "./now.js";
import { Steps } from "./phasecard.js";
import { Rows } from "./rows.js";
import { pathsOfRound } from "./rounds.js";
import { optimumWords } from "./speech.js";
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
      <${RoundPaths} table=${table} view=${view} result=${result} />
      <${Rows} session=${table.session} view=${view} form=${result.outcome === "returned" && view.bids.length > 0 ? "rows" : "strip"} />
      <${History} table=${table} view=${view} />
    </>
    ${(!table.session.lingers.value && aside) || html`<${Sheet}><${Ready} table=${table} view=${view} /></>`}
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
        <p class="note">${line} ${optimumLine(result)} ${guess !== null && t("result-guess", { moves: guess })}</p>
        <${Steps} step="result" />
      </div>
    </>
  `;
}

/** How short a path there is, or that it is being looked for. @param {RoundPart} round */
export function optimumLine({ optimum, steps }) {
  if (!optimum) return t("optimum-looking");
  const words = optimumWords(optimum, steps.length);
  return optimum.status === "solved" && optimum.path === null ? `${words} ${t("optimum-withheld")}` : words;
}

/**
 * The paths of a round with the player.
 * @param {{table: Pick<Table, "board" | "replay">, view: View, result: RoundPart}} props `result` is the round when none is being looked at
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

/** @param {{table: Table, view: View}} props */
export function Ready({ table, view }) {
  const { session } = table;
  const left = useSecondsLeft(session, view.until);
  const may = session.lingers.value || view.allowed_commands.includes("say_ready");
  const waits = !may && view.seats.some(({ seat, ready }) => seat === view.you && ready);
  const last = session.lingers.value;
  const ready = () => (last ? session.goOn() : ask(session, "say_ready", { round: view.round }));
  useKeys([{ keys: [" "], text: "key-ready", when: () => may && drawer.value === null, run: ready }]);
  const time = view.until === null ? "" : clockTime(left);
  if (!may) return html`<p class="waits">${waits ? t("result-waiting") : t("result-next-in")} ${time && html`<b>${time}</b>`}</p>`;
  const alone = view.mode === "alone";
  const words = last ? t(alone ? "result-last-alone" : "result-last") : t(alone ? "result-next" : "result-ready");
  return html`
    <div class="buttons">
      <${Button} kind="main" onClick=${ready}>
        ${words}${time && html` · <span class="steady">${time}</span>`} ${settings.value.singleKeys && html`<kbd>${t("key-space")}</kbd>`}
      </>
    </div>
  `;
}
