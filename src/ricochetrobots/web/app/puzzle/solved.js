// A solved puzzle: the own moves against the fewest, both paths to look at and play, and words to share.

import { cellName } from "../../board/cells.js";
import { html, useId } from "../../vendor/vendor.js";
import { say } from "../announcer.js";
import { Button } from "../components/button.js";
import { showMessage } from "../components/message.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/piece.js";
import { Thumbnail } from "../components/thumbnail.js";
import { MoveList } from "../game/hand.js";
import { readPath, robotsAfter } from "../game/path.js";
import { ReplayBar, restStep } from "../game/replaybar.js";
import { dayPath, DAYS, Link, TODAY } from "../router.js";
import { canShare, shareWithWords } from "../share.js";
import { t } from "../text.js";
import { nextTime, streakOn } from "./days.js";
import { pathsOf } from "./table.js";
import { shareWords, verdictWords } from "./words.js";

/** @typedef {import("../game/path.js").RoundPath} RoundPath */
/** @typedef {import("./days.js").DayResult} DayResult */
/** @typedef {import("./table.js").PuzzleTable} PuzzleTable */

/** @param {{table: PuzzleTable}} props */
export function Solved({ table }) {
  const { day } = table;
  const { hints, result } = table.kept.value;
  if (!result) return null;
  const { moves, best, shortest } = result;
  const today = day.date === day.today;
  const streak = today ? streakOn(day.today) : 0;
  const longer = moves > best;
  const open = longer && shortest === null;
  return html`
    <${Panel} class="result">
      <${Card} class="result-head solved-head">
        <${ChipPiece} chip=${day.chip} size=${56} />
        <div>
          <${Title} focusOn=${`${day.date}.solved`}>${longer ? t("puzzle-done") : t("puzzle-done-shortest")}</>
          <p class="verdict note">${verdictWords(result)}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${Fact} name=${t("solved-moves")} value=${moves} good=${!longer} />
        <${Fact} name=${t("solved-best")} value=${best} />
        <${Fact} name=${t("hints")} value=${hints.length} />
        ${today && html`<${Fact} name=${t("solved-streak")} value=${streak} />`}
      </dl>
      <${Paths} table=${table} result=${result} />
      <p class="puzzle-links">
        <${Link} class="button quiet" to=${DAYS}>${t("all-days")}</>
        ${!today && html`<${Link} class="button quiet" to=${TODAY}>${t("todays-puzzle")}</>`}
        ${today && html`<span class="note">${t("puzzle-next", { time: nextTime(day.today) })}</span>`}
      </p>
    </>
    <${Sheet}>
      <div class="buttons">
        ${open && html`<${Button} onClick=${table.restart}>${t("solved-again")}</>`}
        <${Button} kind="main" icon=${canShare() ? "share" : "copy"} onClick=${() => share(table, result, hints.length, streak)}>
          ${canShare() ? t("solved-share") : t("solved-copy")}
        </>
      </div>
    </>
  `;
}

/** @param {{name: string, value: number, good?: boolean}} props */
function Fact({ name, value, good = false }) {
  return html`<div class=${good ? "fact good" : "fact"}><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** @param {PuzzleTable} table @param {DayResult} result @param {number} hints @param {number} streak */
async function share({ day }, result, hints, streak) {
  const words = shareWords(day.date, result, hints, streak);
  const link = location.origin + dayPath({ date: day.date, today: "" });
  const happened = await shareWithWords(words, link);
  if (happened === "copied") showMessage({ words: t("solved-copied") });
  if (happened === "failed") showMessage({ words: t("solved-by-hand", { words: `${words} ${link}` }), lasting: true });
}

/**
 * The path found, beside a shortest one when it was asked for and is another, with the player.
 * @param {{table: PuzzleTable, result: DayResult}} props
 */
function Paths({ table, result }) {
  const name = useId();
  const now = table.replay.playback.value;
  const paths = pathsOf(table.day, result);
  const chosen = paths.find(({ kind }) => kind === now?.of.kind) ?? paths[0];
  const pair = paths.length > 1;
  return html`
    <${Card} class=${pair ? "paths pair" : "paths"}>
      <fieldset class="path-options">
        <legend class="unseen">${t("solved-paths")}</legend>
        ${paths.map((path) => html`
          <${PathOption}
            key=${path.kind} table=${table} path=${path} name=${pair ? name : null} chosen=${path === chosen}
            step=${path === chosen ? restStep(path, now) : undefined}
          />
        `)}
      </fieldset>
      <${ReplayBar} table=${table} path=${chosen} />
    </>
    ${result.moves > result.best && !pair && html`<${Button} onClick=${table.reveal}>${t("solved-reveal")}</>`}
  `;
}

/** @param {{table: PuzzleTable, path: RoundPath, name: string | null, chosen: boolean, step?: number}} props */
function PathOption({ table, path, name, chosen, step }) {
  const { kind, moves } = path;
  const title = kind === "optimum" ? t("path-optimum") : t("you");
  const label = t("path-label", { title, moves: moves.length });
  const choose = () => {
    table.openPath(path);
    say(label);
  };
  const head = html`<b>${title}</b> <strong>${moves.length}</strong>`;
  return html`
    <div class=${chosen ? "path-option chosen" : "path-option"}>
      ${name === null
        ? html`<p class="path-head">${head}</p>`
        : html`
            <label class="path-head">
              <input type="radio" name=${name} checked=${chosen} onChange=${choose} aria-label=${label} />
              ${head}
            </label>
          `}
      <${Picture} table=${table} path=${path} onClick=${name === null || chosen ? undefined : choose} />
      <${MoveList} table=${table} moves=${moves} label=${t("result-moves")} now=${step} />
    </div>
  `;
}

/** @param {{table: PuzzleTable, path: RoundPath, onClick?: () => void}} props */
function Picture({ table, path, onClick }) {
  const board = table.board.value;
  if (!board) return null;
  const read = readPath(path, board);
  const robots = robotsAfter(read, read.slides.length, (cell) => cellName(cell, board.width));
  const chip = { ...table.day.chip, symbol: table.day.chip.symbol ?? "vortex" };
  return html`
    <div class="path-picture" aria-hidden="true" onClick=${onClick}>
      <${Thumbnail} data=${board} view=${{ robots, chip, trail: { moves: read.slides } }} />
    </div>
  `;
}
