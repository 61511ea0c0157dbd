// Three minutes: the start, the run on the board, and its result.

import { solverWords } from "./practisewords.js";
import { QuickPad, quickWords, useQuick } from "./quick.js";
import { RushResult } from "./rushresult.js";
import { createRun } from "./rushrun.js";
import { Button } from "../components/button.js";
import { Glass } from "../components/glass.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { useWakeLock } from "../frame/wakelock.js";
import { ChipSigns } from "../hand/chipline.js";
import { MoveList } from "../hand/handpad.js";
import { nextBonus, RUSH_SECONDS } from "../../rules/practise/rush.js";
import { choosing, rushes } from "../../store/practise.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("./rushrun.js").Run} Run */

const TICK_MS = 200;

export function RushPage() {
  const [run, setRun] = useState(/** @type {Run | null} */ (null));

  function start() {
    const fault = (/** @type {unknown} */ error) => {
      showMessage({ words: solverWords(error), urgent: true });
      setRun(null);
    };
    const made = createRun(choosing.value.choice.edition, fault);
    setRun(made);
    made.begin();
  }

  if (!run) return html`<${Rules} onStart=${start} />`;
  if (run.over.value) return html`<${RushResult} run=${run} onAgain=${start} />`;
  return html`<${Running} run=${run} />`;
}

/** @param {{onStart: () => void}} props */
function Rules({ onStart }) {
  useFrame({ screen: "page", title: t("rush-title"), facts: [t("rush-title")], aside: t("rush-best", { solved: rushes.value.best }),
    back: "/practise" });
  return html`
    <${Panel} class="practise">
      <${Title}>${t("rush-title")}</>
      <p class="lead">${t("rush-how")}</p>
      <p class="note">${t("rush-sleep")}</p>
    </>
    <${Sheet}><div class="buttons"><${Button} kind="main" onClick=${onStart}>${t("rush-start")}</></div></>
  `;
}

/** @param {{run: Run}} props */
function Running({ run }) {
  const drawn = run.drawn.value;
  const { solved, row } = run.rush.value;
  const quick = useQuick(drawn, {
    exact: true, onSolved: run.solved, onMissed: () => run.miss("moves"),
  });
  const shown = Boolean(quick?.board.value);
  useWakeLock(true);
  useFrame({ screen: "game", title: t("rush-title"), facts: [t("rush-title")], aside: t("rush-so-far", { solved, row }),
    back: "/practise" });
  useEffect(() => {
    if (shown) run.ready();
  }, [shown, quick, run]);
  useEffect(() => {
    const hidden = () => void (document.hidden && run.end(true));
    document.addEventListener("visibilitychange", hidden);
    const ticks = setInterval(run.tick, TICK_MS);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      clearInterval(ticks);
      run.end(true); // the page was left
    };
  }, [run]);
  const moves = quick?.trial.value.moves ?? [];
  return html`
    <${Panel} class="practise-running">
      <${Title} class="unseen"
        focusOn=${drawn?.name}>
        ${quick ? quickWords(quick) : t("practise-searching")}</>
      <div class="rush-head">
        <${Glass} share=${Math.min(1, run.left.value / RUSH_SECONDS)} running />
        <b class="rush-time" role="timer"
          aria-label=${t("rush-time-say", { seconds: Math.ceil(run.left.value) })}>${clockTime(run.left.value)}</b>
        ${quick && html`<span class="rush-aim"><${ChipSigns} chip=${quick.chip.value} /><b>${t("rush-in", { moves: quick.best })}</b>
          </span>`}
      </div>
      <${Row} row=${row} />
      ${moves.length > 0 && html`<${MoveList} moves=${moves} label=${t("moves-so-far")} />`}
    </>
    <${Sheet}>
      ${quick && html`<${QuickPad} quick=${quick} onPass=${() => run.miss("passed")} />`}
    </>
  `;
}

/** Puzzles in a row as boxes up to the next bonus. @param {{row: number}} props */
function Row({ row }) {
  const bonus = nextBonus({ row });
  if (!bonus) return html`<p class="note">${t("rush-bonuses-over")}</p>`;
  return html`
    <div class="rush-row" aria-hidden="true">
      ${Array.from({ length: bonus.row }, (_, at) => html`<span key=${at} class=${at < row ? "full" : at === row ? "now" : ""}></span>`)}
      <small class="tag">${t("rush-plus", { seconds: bonus.seconds })}</small>
    </div>
    <p class="note">${t("rush-to-bonus", { more: bonus.row - row, seconds: bonus.seconds })}</p>
  `;
}
