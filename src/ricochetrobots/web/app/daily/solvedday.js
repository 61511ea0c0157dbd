// The page of a solved puzzle: the player's moves beside the fewest, both paths with a replay, and a button to share.

import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { DAYS, Link, TODAY } from "../frame/router.js";
import { Paths } from "../hand/paths.js";
import { AnalyseButton } from "../links/analyselink.js";
import { shareDay } from "../solve/shareday.js";
import { surpriseWords } from "../solve/surprisewords.js";
import { verdictWords } from "../solve/todaywords.js";
import { readMoves, readPuzzle } from "../../rules/position.js";
import { streakOn } from "../../store/days.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { nextTime } from "../../words/times.js";

/** @typedef {import("../solve/today.js").PuzzleTable} PuzzleTable */

/** @param {{table: PuzzleTable}} props */
export function Solved({ table }) {
  const { day } = table;
  const { hints, result } = table.kept.value;
  const [surprise, setSurprise] = useState(/** @type {number | undefined} */ (undefined));
  useEffect(() => { // without a solver, these words are missing
    measure(day.puzzle).then(setSurprise, () => undefined);
  }, [day.puzzle]);
  if (!result) return null;
  const { moves, best, shortest } = result;
  const today = day.date === day.today;
  const streak = today ? streakOn(day.today) : 0;
  const longer = moves > best;
  const open = longer && shortest === null;
  const paths = table.paths.value;
  const hidden = surpriseWords(best, surprise);
  return html`
    <${Panel} class="result">
      <${Card} class="result-head solved-head">
        <${ChipPiece} chip=${day.chip} size=${56} />
        <div>
          <${Title} focusOn=${`${day.date}.solved`}>${longer ? t("puzzle-done") : t("puzzle-done-shortest")}</>
          <p class="verdict note">${verdictWords(result)}</p>
          ${hidden && html`<p class="note">${hidden}</p>`}
        </div>
      </>
      <dl class="card solved-facts">
        <${Fact} name=${t("solved-moves")} value=${moves} good=${!longer} />
        <${Fact} name=${t("solved-best")} value=${best} />
        <${Fact} name=${t("hints")} value=${hints.length} />
        ${today && html`<${Fact} name=${t("solved-streak")} value=${streak} />`}
      </dl>
      <${Paths} table=${table} paths=${paths} owner=${t("you")} legend=${t("solved-paths")} />
      ${longer && paths.length === 1 && html`<${Button} onClick=${table.reveal}>${t("solved-reveal")}</>`}
      <p class="puzzle-links">
        <${AnalyseButton} puzzle=${readPuzzle(day.puzzle)} shown=${{ moves: readMoves(result.path), words: t("you") }}
          onOpen=${() => open && table.reveal()} />
        <${Link} class="button quiet" to=${DAYS}>${t("all-days")}</>
        ${!today && html`<${Link} class="button quiet" to=${TODAY}>${t("todays-puzzle")}</>`}
        ${today && html`<span class="note">${t("puzzle-next", { time: nextTime(day.today) })}</span>`}
      </p>
    </>
    <${Sheet}>
      <div class="buttons">
        ${open && html`<${Button} onClick=${table.restart}>${t("solved-again")}</>`}
        <${Button} kind="main" icon="share" onClick=${() => shareDay(day, result, hints.length, streak)}>${t("solved-share")}</>
      </div>
    </>
  `;
}

/** Returns the surprise of a puzzle, in bits. @param {string} puzzle */
async function measure(puzzle) {
  const { surpriseHere } = await import("../solve/solvehere.js");
  return surpriseHere(puzzle);
}

/** @param {{name: string, value: number, good?: boolean}} props */
function Fact({ name, value, good = false }) {
  return html`<div class=${good ? "fact good" : "fact"}><dt>${name}</dt><dd>${good && html`<${Icon} name="check" size=${20} />`}${value}
    </dd></div>`;
}
