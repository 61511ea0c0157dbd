// The list of puzzles to try again, each with a small board and the reason, and its page.

import { GradeBars } from "./charts.js";
import { beginWith, isTouched } from "./openpuzzle.js";
import { agoWords } from "./practisewords.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { useFrame } from "../frame/frame.js";
import { go, Link } from "../frame/router.js";
import { Thumbnail } from "../hand/smallboard.js";
import { readBoard } from "../../rules/notation.js";
import { readPuzzle } from "../../rules/position.js";
import { again } from "../../store/practise.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/practise/retry.js").Failed} Failed */

export function AgainPage() {
  const failures = again.value;
  const count = failures.length;
  useFrame({ screen: "page", title: t("again-title"), facts: [t("again-title")], aside: t("again-count", { count }), back: "/practise" });
  return html`
    <${Panel} class="practise">
      <${Title} class="unseen">${t("again-title")}</>
      <p class="note">${t("again-how")}</p>
      ${count > 0 ? html`<${FailedList} failures=${failures} />` : html`<p>${t("again-none")}</p>`}
    </>
    <${Sheet}>
      ${count > 0 && isTouched() && html`<p class="note">${t("practise-open-note")}</p>`}
      <div class="buttons">
        ${count > 0
          ? html`<${Button} kind="main" onClick=${() => go(beginWith(failures.map(({ name }) => name)))}>${t("again-all", { count })}</>`
          : html`<${Link} class="button main" to="/practise">${t("practise-title")}</>`}
      </div>
    </>
  `;
}

/** @param {{failures: readonly Failed[]}} props */
export function FailedList({ failures }) {
  return html`
    <ul class="card lines failed-list">
      ${failures.map((failed) => html`<li key=${failed.name}><${FailedLine} failed=${failed} /></li>`)}
    </ul>
  `;
}

/** @param {{failed: Failed}} props */
function FailedLine({ failed }) {
  const { puzzle, why, found, path, grade, at, name } = failed;
  const { board: text, robots, target } = readPuzzle(puzzle);
  const board = useMemo(() => readBoard(text), [text]);
  const symbol = board.targets.find(({ cell }) => cell === target.cell)?.symbol ?? "vortex";
  const chip = { ...target, symbol };
  return html`
    <button type="button" class="line failed" onClick=${() => go(beginWith([name]))}>
      <span class="failed-picture" aria-hidden="true"><${Thumbnail} data=${board} view=${{ robots, chip, trail: null }} /></span>
      <span class="line-text">
        <span class="failed-chip"><${ChipPiece} chip=${chip} size=${20} /><b>${chipName(chip)}</b></span>
        <small>${t("again-line", { best: path.length, why, found: found ?? 0 })}</small>
        <span class="failed-when"><${GradeBars} grade=${grade} /><small>${agoWords(at)}</small></span>
      </span>
      <${Icon} name="forward" size=${18} />
    </button>
  `;
}
