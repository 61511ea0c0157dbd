// Puzzles of the list to try again, each with a small board.

import { readBoard } from "../../board/notation.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { Icon } from "../components/icon.js";
import { ChipPiece } from "../components/piece.js";
import { Thumbnail } from "../components/thumbnail.js";
import { go } from "../router.js";
import { readPuzzle } from "../table/position.js";
import { t } from "../text.js";
import { chipName } from "../words.js";
import { GradeBars } from "./gradebars.js";
import { beginWith } from "./turns.js";
import { agoWords } from "./words.js";

/** @typedef {import("./again.js").Failed} Failed */

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
