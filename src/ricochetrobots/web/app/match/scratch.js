// The scratch board, a house option: a player tries moves in private while everybody thinks. No robot on the table
// moves (R6.1).

import { Button } from "../components/button.js";
import { Card } from "../components/panel.js";
import { isPageFree } from "../frame/drawer.js";
import { useKeys } from "../frame/keys.js";
import { useHandKeys } from "../hand/handpad.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./matchtable.js").Table} Table */

/** @param {{table: Table}} props */
export function Scratch({ table }) {
  const scratch = table.scratch.value;
  const everybody = table.session.view.value?.options.everybody_scores;
  return scratch && !everybody && html`<${OpenScratch} table=${table} moves=${scratch.moves.length} />`;
}

/** Marks the board as one that only this person sees. */
export function usePrivateFrame() {
  useEffect(() => {
    document.documentElement.dataset.scratch = "on";
    return () => delete document.documentElement.dataset.scratch;
  }, []);
}

/** @param {{table: Table, moves: number}} props */
function OpenScratch({ table, moves }) {
  const when = isPageFree;
  useHandKeys(table);
  useKeys([
    { keys: ["u"], text: "key-undo", when, run: table.undoScratch },
    { keys: ["U"], text: "key-restart", when, run: table.startScratch },
  ]);
  usePrivateFrame();
  return html`
    <${Card} class="scratch">
      <p class="card-head"><b>${t("scratch-title")}</b> <span>${t("scratch-count", { moves })}</span></p>
      <p class="note">${t("scratch-note")}</p>
      <div class="buttons">
        <${Button} icon="undo" label=${t("undo")} disabled=${moves === 0} onClick=${table.undoScratch} />
        <${Button} disabled=${moves === 0} onClick=${table.startScratch}>${t("scratch-reset")}</>
        <${Button} onClick=${table.endScratch}>${t("scratch-end")}</>
      </div>
    </>
  `;
}
