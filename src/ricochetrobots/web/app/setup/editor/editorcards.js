// Beside the board that is drawn: its size, its middle, another beginning, and what may be wrong.

import { centreOf, drawingOf, emptyDrawing, resize, setCentre } from "./edits.js";
import { Button } from "../../components/button.js";
import { Stepper, Toggle } from "../../components/choice.js";
import { Icon } from "../../components/icon.js";
import { Card } from "../../components/panel.js";
import { LEAST_SIDE, MOST_SIDE } from "../../../rules/notation.js";
import { html, useState } from "../../../vendor/vendor.js";
import { t } from "../../../words/text.js";

/** @typedef {import("../../../board/types.js").BoardData} BoardData */
/** @typedef {import("./edits.js").Problem} Problem */
/** @typedef {import("./edits.js").Drawing} Drawing */

const SIDES = Array.from({ length: MOST_SIDE - LEAST_SIDE + 1 }, (_, place) => LEAST_SIDE + place);

/** @param {{drawing: Drawing, problems: readonly Problem[], box: BoardData | null, onChange: (drawing: Drawing) => void}} props */
export function BoardCards({ drawing, problems, box, onChange }) {
  const { board } = drawing;
  const [wanted, setWanted] = useState(/** @type {ReturnType<typeof resize> | null} */ (null));

  /** @param {number} width @param {number} height */
  function size(width, height) {
    const next = resize(drawing, width, height);
    if (next.walls + next.pieces > 0) return setWanted(next);
    setWanted(null);
    onChange(next.drawing);
  }

  /** @param {ReturnType<typeof resize>} next */
  function remove(next) {
    setWanted(null);
    onChange(next.drawing);
  }

  const sides = /** @type {const} */ ([["width", board.width], ["height", board.height]]);
  const middle = centreOf(board);
  return html`
    <${Card} class="lines">
      ${sides.map(([side, value]) => html`
        <${Stepper} key=${side} label=${t(`editor-${side}`)} value=${value} steps=${SIDES} shown=${String(value)}
          less=${t(`editor-${side}-less`)} more=${t(`editor-${side}-more`)}
          onChange=${(/** @type {number} */ next) => (side === "width" ? size(next, board.height) : size(board.width, next))} />
      `)}
      ${wanted && html`
        <div class="line" role="alert">
          <span class="line-text"><b>${t("editor-remove", { walls: wanted.walls, pieces: wanted.pieces })}</b></span>
          <${Button} onClick=${() => setWanted(null)}>${t("editor-keep")}</>
            <${Button} onClick=${() => remove(wanted)}>${t("editor-remove-do")}</>
        </div>
      `}
      <${Toggle} label=${t("editor-centre")} checked=${middle.every((cell) => board.closed.includes(cell))}
        onChange=${(/** @type {boolean} */ on) => onChange(setCentre(drawing, on))} />
      <div class="line">
        <span class="line-text"><b>${t("editor-again")}</b></span>
        <${Button} onClick=${() => onChange(emptyDrawing(board.width, board.height))}>${t("editor-empty")}</>
        ${box && html`<${Button} onClick=${() => onChange(drawingOf(box, {}))}>${t("editor-box")}</>`}
      </div>
    </>
    <${Card} class="lines editor-checks">
      ${problems.every(({ code }) => code !== "robot-shut") && html`<p class="line"><${Icon} name="check" /><b>${t("editor-all-move")}</b>
        </p>`}
      ${problems.map(({ code, cell, robot }, place) => html`
        <p class="line" key=${code + cell}><span class="editor-number">${place + 1}</span>
          <span><b>${t(`editor-${code}`, { cell, robot })}</b> <small>${t(`editor-${code}-note`)}</small></span></p>
      `)}
    </>
  `;
}
