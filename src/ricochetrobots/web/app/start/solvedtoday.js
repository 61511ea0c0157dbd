// What a person does with today's solved puzzle: share it, or analyse it.

import { Button } from "../components/button.js";
import { AnalyseButton } from "../links/analyselink.js";
import { shareDay } from "../solve/shareday.js";
import { readMoves, readPuzzle } from "../../rules/position.js";
import { streakOn } from "../../store/days.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {{table: import("../solve/today.js").PuzzleTable, result: import("../../store/days.js").DayResult}} props */
export function SolvedToday({ table: { day, kept }, result }) {
  const share = () => shareDay(day, result, kept.value.hints.length, streakOn(day.today));
  return html`
    <div class="door-row">
      <${Button} kind="main" icon="share" onClick=${share}>${t("solved-share")}</>
      <${AnalyseButton} puzzle=${readPuzzle(day.puzzle)} shown=${{ moves: readMoves(result.path), words: t("you") }} />
    </div>
  `;
}
