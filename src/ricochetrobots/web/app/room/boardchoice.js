// The choice of the match's board: shuffled, or made of panels picked by hand (R1.2).

import { Button } from "../components/button.js";
import { Card } from "../components/panel.js";
import { Thumbnail } from "../hand/smallboard.js";
import { editionOf, panelsOf } from "../../rules/editions.js";
import { html, useState } from "../../vendor/vendor.js";
import { robotName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../rules/messages.js").Options} Options */

const QUADRANTS = /** @type {const} */ (["nw", "ne", "se", "sw"]);
/** The colour of a panel's marking by its number (docs/notation.md). @type {Record<string, Robot>} */
const MARKINGS = { 1: "G", 2: "B", 3: "R", 4: "Y" };

/**
 * @param {{options: Options, board: string, data: BoardData | null, disabled: boolean,
 *   onChange: (changes: Partial<Options>) => void, onShuffle: () => void}} props
 */
export function BoardChoice({ options, board, data, disabled, onChange, onShuffle }) {
  const [open, setOpen] = useState(options.panels === "picked");
  const panels = panelsOf(board);
  return html`
    <${Card} class="lines board-choice">
      <div class="line">
        ${data && html`<${Thumbnail} data=${data} />`}
        <div class="board-choice-words">
          <p><b>${t("board")}</b> <small>${panels?.join(" ") ?? t("board-own")}</small></p>
          ${!disabled && html`<${Button} class="board-shuffle" onClick=${onShuffle}>${t("shuffle")}</>`}
          ${!disabled && panels && html`<${Button} aria-expanded=${open} onClick=${() => setOpen(!open)}>${t("choose")}</>`}
        </div>
      </div>
      ${open && panels && !disabled && html`<${Panels} panels=${panels} faces=${editionOf(options.edition).panels}
        onPick=${(/** @type {string[]} */ picked) => onChange({ panels: "picked", board: picked.join("") })} />`}
    </>
  `;
}

/** @param {{panels: readonly string[], faces: readonly string[], onPick: (panels: string[]) => void}} props */
function Panels({ panels, faces, onPick }) {
  return html`
    <fieldset class="panels">
      <legend class="unseen">${t("panels")}</legend>
      ${QUADRANTS.map(
        (quadrant, place) => html`
          <label class=${`panel-place ${quadrant}`} key=${quadrant}>
            <small>${t(`quadrant-${quadrant}`)}</small>
            <select class="select" value=${panels[place]}
              onChange=${(/** @type {Event} */ event) =>
              onPick(exchange(panels, place, /** @type {HTMLSelectElement} */ (event.target).value))}>
              ${Object.entries(MARKINGS).map(
                ([marking, robot]) => html`
                  <optgroup key=${marking} label=${robotName(robot)}>
                    ${faces.filter((face) => face.startsWith(marking)).map((face) => html`<option key=${face} value=${face}
                      selected=${panels[place] === face}>${face}</option>`)}
                  </optgroup>
                `,
              )}
            </select>
          </label>
        `,
      )}
    </fieldset>
  `;
}

/**
 * Puts `panel` in a place. The panel that was there moves to where the marking of `panel` was, so that the four
 * markings stay different.
 * @param {readonly string[]} panels @param {number} place @param {string} panel
 */
function exchange(panels, place, panel) {
  const other = panels.findIndex((laid) => laid[0] === panel[0]);
  const next = [...panels];
  next[other] = panels[place];
  next[place] = panel;
  return next;
}
