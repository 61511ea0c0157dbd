// The step Box: which box is on the table, or a board that is pasted or drawn.

import { ORDER } from "./draft.js";
import { panelSvg } from "./panelpicture.js";
import { PasteField } from "./paste.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { RobotPiece } from "../components/pieceicon.js";
import { orientation } from "../frame/boardhost.js";
import { EDITIONS } from "../../rules/constants.js";
import { html, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/editions.js").Edition} Edition */
/** @typedef {import("./paste.js").Pasted} Pasted */
/** @typedef {import("./draft.js").Draft} Draft */

/** The boxes, those with the most panels first. */
const BOXES = [...EDITIONS].sort((one, other) => other.panels.length - one.panels.length);
/** How many faces a card shows. */
const SHOWN = 4;

/**
 * @param {{draft: Draft, steps: ComponentChildren, onBox: (id: Edition["id"]) => void, onPasted: (pasted: Pasted) => void,
 * onDraw: () => void}} props
 */
export function BoxStep({ draft, steps, onBox, onPasted, onDraw }) {
  return html`
    <${Panel} class="lay">
      ${steps}
      <${Title}>${t("lay-which-box")}</>
      ${BOXES.map((edition) => html`<${Box} key=${edition.id} edition=${edition}
        chosen=${draft.custom === null && draft.edition === edition.id} onBox=${onBox} />`)}
      <p class="note">${t("lay-box-kept")}</p>
    </>
    <${Sheet} class="lay-sheet">
      <${PasteField} onPasted=${onPasted} />
      <${Button} onClick=${onDraw}>${t("editor-title")}</>
    </>
  `;
}

/** @param {{edition: Edition, chosen: boolean, onBox: (id: Edition["id"]) => void}} props */
function Box({ edition: { id, panels, fifth_robot_available: fifth }, chosen, onBox }) {
  const turned = orientation.value;
  const pictures = useMemo(() =>
    panels.filter((_, place) =>
    place % (panels.length / SHOWN) === (panels.length / SHOWN) - 1).map((panel) => ({ __html: panelSvg(panel, 0, turned) })), [panels,
    turned]);
  return html`
    <button type="button" class="lay-box" aria-pressed=${chosen} onClick=${() => onBox(id)}>
      <span class="lay-box-words"><b>${t(`lay-box-${id}`)}</b><small>${t(`lay-box-note-${id}`)}</small></span>
      <span class="lay-box-robots">
        ${ORDER.slice(0, fifth ? 5 : 4).map((robot) => html`<${RobotPiece} key=${robot} robot=${robot} size=${24} />`)}</span>
      <span class="lay-box-faces"
        aria-hidden="true">${pictures.map((picture, place) => html`<span key=${place} dangerouslySetInnerHTML=${picture} />`)}</span>
      <small>${t("lay-faces", { count: panels.length })}</small>
    </button>
  `;
}
