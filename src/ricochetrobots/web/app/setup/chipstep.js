// The step Chip: the chip that is up, or all of them.

import { ORDER } from "./draft.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { useBoard } from "../frame/boardhost.js";
import { html } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Target} Target */
/** @typedef {import("./draft.js").Draft} Draft */

const SYMBOLS = /** @type {const} */ (["moon", "gear", "planet", "star", "vortex"]);

/** @param {{draft: Draft, board: BoardData, steps: ComponentChildren, onChip: (chip: Target | "all") => void}} props */
export function ChipStep({ draft, board, steps, onChip }) {
  const playing = (/** @type {Target} */ { robot }) => robot === null || draft.robots[robot] !== undefined;
  useBoard({
    onCell(cell) {
      const target = board.targets.find((one) => one.cell === cell);
      if (target && playing(target)) onChip(target);
    },
    onSelect(robot) {
      const target = board.targets.find((one) => one.cell === draft.robots[robot]);
      if (target && playing(target)) onChip(target);
    },
  });
  const rank = (/** @type {Target} */ { robot, symbol }) => (robot ? ORDER.indexOf(robot)
    : ORDER.length) * SYMBOLS.length + SYMBOLS.indexOf(symbol);
  const chips = [...board.targets].sort((one, other) => rank(one) - rank(other));
  return html`
    <${Panel} class="lay">
      ${steps}
      <div class="lay-chip-words"><${Title}>${t("lay-which-chip")}</><p class="note">${chips.length ? t("lay-solves") : t("lay-no-targets")}
        </p></div>
    </>
    <${Sheet} class="lay-sheet">
      <div class="lay-chips" role="group" aria-label=${t("lay-step-chip")}>
        ${chips.map((chip) => html`
          <button type="button" key=${chip.cell} class="key" aria-label=${t("lay-target-at", { target: chipName(chip), cell: chip.cell })}
            disabled=${!playing(chip)} onClick=${() => onChip(chip)}>
            <${ChipPiece} chip=${chip} size=${28} />
          </button>
        `)}
        ${chips.length > 0 && html`<button type="button" class="key lay-all"
          onClick=${() => onChip("all")}>${t("lay-all-chips", { count: chips.length })}</button>`}
      </div>
      <p class="note">${t("lay-chip-note", { count: chips.length })}</p>
    </>
  `;
}
