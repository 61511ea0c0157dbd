// The page of a solved puzzle: the player's moves beside the fewest, both paths with a replay, and a button to share.

import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { showMessage } from "../frame/message.js";
import { dayPath, DAYS, Link, TODAY } from "../frame/router.js";
import { canShare, shareWithWords } from "../frame/share.js";
import { Paths } from "../hand/paths.js";
import { AnalyseButton } from "../links/analyselink.js";
import { shareWords, verdictWords } from "../solve/todaywords.js";
import { linkTo } from "../../net/address.js";
import { readMoves, readPuzzle } from "../../rules/position.js";
import { streakOn } from "../../store/days.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { nextTime } from "../../words/times.js";

/** @typedef {import("../../store/days.js").DayResult} DayResult */
/** @typedef {import("../solve/today.js").PuzzleTable} PuzzleTable */

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
  const paths = table.paths.value;
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
        <${Button} kind="main" icon=${canShare() ? "share" : "copy"} onClick=${() => share(table, result, hints.length, streak)}>
          ${canShare() ? t("solved-share") : t("solved-copy")}
        </>
      </div>
    </>
  `;
}

/** @param {{name: string, value: number, good?: boolean}} props */
function Fact({ name, value, good = false }) {
  return html`<div class=${good ? "fact good" : "fact"}><dt>${name}</dt><dd>${good && html`<${Icon} name="check" size=${20} />`}${value}
    </dd></div>`;
}

/** @param {PuzzleTable} table @param {DayResult} result @param {number} hints @param {number} streak */
async function share({ day }, result, hints, streak) {
  const words = shareWords(day.date, result, hints, streak);
  const link = linkTo(dayPath({ date: day.date, today: "" }));
  const happened = await shareWithWords(words, link);
  if (happened === "copied") showMessage({ words: t("solved-copied") });
  if (happened === "failed") showMessage({ words: t("solved-by-hand", { words: `${words} ${link}` }), lasting: true });
}
