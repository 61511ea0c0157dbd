// The task of a chip: its robot and target, as pictures and for screen readers.

import { Icon } from "../components/icon.js";
import { ChipPiece, RobotPiece } from "../components/pieceicon.js";
import { settings } from "../../store/settings.js";
import { html } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @param {{chip: import("../../board/types.js").Chip, class?: string}} props */
export function ChipLine({ chip, class: name = "chip-line" }) {
  const words = t("phase-target", { robot: chip.robot ?? "any", target: chipName(chip), cell: chip.cell });
  return html`
    <p class=${name}>
      <span class="unseen">${words}</span>
      <${ChipSigns} chip=${chip} />
      <span class="chip-words" aria-hidden="true"><b>${chipName(chip)}</b>${settings.value.coordinates ? ` ${chip.cell}` : ""}</span>
    </p>
  `;
}

/** The robot, an arrow and the target. @param {{chip: import("../../board/types.js").Chip}} props */
export function ChipSigns({ chip }) {
  return html`
    <span class="chip-signs" aria-hidden="true">
      ${chip.robot ? html`<${RobotPiece} robot=${chip.robot} />` : html`<b>${t("phase-any-robot")}</b>`}<${Icon} name="east" />
        <${ChipPiece} chip=${chip} />
    </span>
  `;
}
