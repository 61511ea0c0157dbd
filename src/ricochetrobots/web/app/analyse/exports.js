// Takes what is on the screen elsewhere: as a link, as text, or as a picture.

import { boardSvg, pngOf } from "./picture.js";
import { Button } from "../components/button.js";
import { orientation } from "../frame/boardhost.js";
import { showMessage } from "../frame/message.js";
import { go } from "../frame/router.js";
import { copyText, saveFile } from "../frame/share.js";
import { analysisPath, readSubject } from "../links/analyselink.js";
import { linkTo } from "../../net/address.js";
import { writePuzzle } from "../../rules/position.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./analysistable.js").AnalysisTable} AnalysisTable */

/** @param {{table: AnalysisTable}} props */
export function Exports({ table }) {
  const [choosing, setChoosing] = useState(false);
  if (choosing) {
    return html`
      <div class="buttons exports" role="group" aria-label=${t("analyse-picture")}>
        <${Button} onClick=${() => saveFile(`${nameOf(table)}.svg`, new Blob([boardSvg()], { type: "image/svg+xml" }))}>SVG</>
        <${Button} onClick=${async () => saveFile(`${nameOf(table)}.png`, await pngOf(boardSvg()))}>PNG</>
        <${Button} icon="close" label=${t("close")} onClick=${() => setChoosing(false)} />
      </div>
    `;
  }
  return html`
    <div class="buttons exports">
      <${PositionField} key=${textOf(table)} table=${table} />
      <${Button} onClick=${() => setChoosing(true)}>${t("analyse-picture")}</>
      <${Button} onClick=${() => copy(textOf(table), t("analyse-text-copied"))}>${t("analyse-text")}</>
      <${Button} kind="main" icon="copy" onClick=${() => copy(linkOf(table), t("link-copied"))}>${t("analyse-link")}</>
    </div>
  `;
}

/** The position as text; another text opens another position. @param {{table: AnalysisTable}} props */
function PositionField({ table }) {
  const text = textOf(table).split("\n")[0];
  /** @param {Event} event */
  function open(event) {
    const typed = /** @type {HTMLInputElement} */ (event.target).value;
    const read = readSubject(typed);
    if (read) go(analysisPath(read));
    else showMessage({ words: t("analyse-unreadable"), urgent: true });
  }
  return html`<input class="input" aria-label=${t("analyse-position")} value=${text} autocomplete="off" spellcheck=${false}
    onChange=${open} />`;
}

/** @param {AnalysisTable} table */
function puzzleOf({ text, start, target }) {
  return { board: text, robots: start, target: target.value };
}

/** Returns the position and, in a second line, the path on the board. @param {AnalysisTable} table */
function textOf(table) {
  return [writePuzzle(puzzleOf(table)), table.onBoard.value.join(" ")].filter(Boolean).join("\n");
}

/** @param {AnalysisTable} table */
function linkOf(table) {
  return linkTo(analysisPath({ ...puzzleOf(table), moves: table.onBoard.value, orientation: orientation.value }));
}

/** Returns the name of a file. @param {AnalysisTable} table */
function nameOf(table) {
  return textOf(table).replace(/[^\w]+/g, "-").slice(0, 100);
}

/** @param {string} words @param {string} done */
async function copy(words, done) {
  if (await copyText(words)) showMessage({ words: done });
  else showMessage({ words: t("analyse-by-hand", { words }), lasting: true });
}
