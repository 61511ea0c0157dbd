// A position that was pasted: its format, what it lacks, and the way on.

import { PasteField } from "./paste.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { html } from "../../vendor/vendor.js";
import { chipName, listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Chip} Chip */
/** @typedef {import("./paste.js").Pasted} Pasted */

/**
 * `onGo` continues: with the chip, or to choose one.
 * @param {{pasted: Pasted, chip: Chip | null, go: string, onGo: () => void, onChange: () => void, onPasted: (pasted: Pasted)
 * => void}} props
 */
export function PastedText({ pasted, chip, go, onGo, onChange, onPasted }) {
  const { text, format, lost, board, robots } = pasted;
  return html`
    <${Panel} class="lay">
      <${Title} class="unseen">${t("lay-pasted")}</>
      <${PasteField} key=${text} value=${text} onPasted=${onPasted} />
      <${Card} class="lay-read">
        <${Icon} name="check" />
          <p><b>${t("lay-read", { format })}</b>
          ${lost.length > 0 && html` ${t("lay-lost", { parts: listed(lost.map((part) => t("lay-lost-part", { part }))) })}`}</p>
      </>
      <${Card} class="lay-read">
        ${chip && html`<${ChipPiece} chip=${chip} />`}
        <p>
          ${chip && html`<b>${t("start-aim", { target: chipName(chip), robot: chip.robot ?? "any" })}</b> `}
          <small>${t("lay-pasted-note", { robots: Object.keys(robots).length, width: board.width, height: board.height,
            diagonals: board.diagonals.length })}</small>
        </p>
      </>
    </>
    <${Sheet}>
      <div class="buttons"><${Button} onClick=${onChange}>${t("lay-change")}</><${Button} kind="main" onClick=${onGo}>${go}</></div>
    </>
  `;
}
