// The end of a round: who took the chip, the path shown, the chips so far, and ready for the next one.

import { cellName } from "../../board/cells.js";
import { thumbnailSvg } from "../../board/thumbnail.js";
import { html, useId } from "../../vendor/vendor.js";
import { say } from "../announcer.js";
import { ask } from "../ask.js";
import { orientation } from "../boardhost.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/piece.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { settings } from "../settings.js";
import { t } from "../text.js";
import { MoveList } from "./hand.js";
import { Foot } from "./history.js";
import { useServerNow } from "./now.js";
import { pathsOf, readPath, robotsAfter } from "./path.js";
import { Steps } from "./phasecard.js";
import { ReplayBar, restStep } from "./replaybar.js";
import { Rows } from "./rows.js";
import { optimumWords } from "./speech.js";
import { clockTime, person, who } from "./words.js";

/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./path.js").RoundPath} RoundPath */

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
      <${Paths} table=${table} view=${view} result=${result} />
      <${Rows} session=${table.session} view=${view} form=${result.outcome === "returned" && view.bids.length > 0 ? "rows" : "strip"} />
      <${Foot} table=${table} view=${view} />
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
 * The paths of a round, small and as moves, with the player: the one shown beside a shortest one, to choose from.
 * @param {{table: Table, view: View, result: RoundPart}} props `result` is the round when none is being looked at
 */
export function Paths({ table, view, result }) {
  const name = useId();
  const now = table.replay.playback.value;
  const number = now?.of.round.round ?? result.round;
  const paths = pathsOf(view.history.find(({ round }) => round === number) ?? result);
  const chosen = paths.find(({ kind }) => kind === now?.of.kind) ?? paths[0];
  if (!chosen) return null;
  const pair = paths.length > 1;
  return html`
    <${Card} class=${pair ? "paths pair" : "paths"}>
      ${(view.phase === "finished" || number !== result.round) && html`<p class="path-round note">${t("replay-of", { round: number })}</p>`}
      <fieldset class="path-options">
        <legend class="unseen">${t("paths-title")}</legend>
        ${paths.map((path) => html`
          <${PathOption}
            key=${path.kind} table=${table} view=${view} path=${path} name=${pair ? name : null} chosen=${path === chosen}
            step=${path === chosen ? restStep(path, now) : null}
          />
        `)}
      </fieldset>
      <${ReplayBar} table=${table} path=${chosen} />
    </>
  `;
}

/**
 * @param {{table: Table, view: View, path: RoundPath, name: string | null, chosen: boolean, step: number | null}} props
 * `name` of the choice, null when there is none; `step` is the move that counts now
 */
function PathOption({ table, view, path, name, chosen, step }) {
  const { round, kind, moves } = path;
  const title = kind === "optimum" ? t("path-optimum") : person(view, round.seat);
  const choose = () => {
    table.openPath(path);
    say(t("path-label", { title, moves: moves.length }));
  };
  const head = html`<b title=${title}>${title}</b> <strong>${moves.length}</strong>`;
  return html`
    <div class=${chosen ? "path-option chosen" : "path-option"}>
      ${name === null
        ? html`<p class="path-head">${head}</p>`
        : html`
            <label class="path-head">
              <input type="radio" name=${name} checked=${chosen} onChange=${choose} aria-label=${t("path-label", { title, moves: moves.length })} />
              ${head}
            </label>
          `}
      <${Picture} table=${table} path=${path} onClick=${name === null || chosen ? undefined : choose} />
      <${MoveList} table=${table} moves=${moves} label=${t("result-moves")} now=${step ?? undefined} />
      ${kind === "optimum" && round.optimum?.count != null && html`<p class="path-count note">${t(round.optimum.count_capped ? "optimum-count-capped" : "optimum-count", { count: round.optimum.count })}</p>`}
    </div>
  `;
}

/** @param {{table: Table, path: RoundPath, onClick?: () => void}} props */
function Picture({ table, path, onClick }) {
  const board = table.board.value;
  if (!board) return null;
  const { slides, start } = readPath(path, board);
  const robots = robotsAfter({ start, slides }, slides.length, (cell) => cellName(cell, board.width));
  const chip = { ...path.round.chip, symbol: path.round.chip.symbol ?? "vortex" };
  const markup = thumbnailSvg(board, { robots, chip, trail: { moves: slides } }, { orientation: orientation.value });
  return html`<div class="path-picture" aria-hidden="true" onClick=${onClick} dangerouslySetInnerHTML=${{ __html: markup }} />`;
}

/** @param {{table: Table, view: View}} props */
export function Ready({ table, view }) {
  const { session } = table;
  const now = useServerNow(session, view.until !== null);
  const may = session.lingers.value || view.allowed_commands.includes("say_ready");
  const waits = !may && view.seats.some(({ seat, ready }) => seat === view.you && ready);
  const last = session.lingers.value;
  const ready = () => (last ? session.goOn() : ask(session, "say_ready", { round: view.round }));
  useKeys([{ keys: [" "], text: "key-ready", when: () => may && drawer.value === null, run: ready }]);
  const time = view.until === null ? "" : clockTime(view.until - now);
  if (!may) return html`<p class="waits">${waits ? t("result-waiting") : t("result-next-in")} ${time && html`<b>${time}</b>`}</p>`;
  const words = last ? t("result-last") : view.mode === "alone" ? t("result-next") : t("result-ready");
  return html`
    <div class="buttons">
      <${Button} kind="main" onClick=${ready}>
        ${words}${time && html` · <span class="steady">${time}</span>`} ${settings.value.singleKeys && html`<kbd>${t("key-space")}</kbd>`}
      </>
    </div>
  `;
}
