// Takes what is on the screen elsewhere: as a link, as text, or as a picture.

import { boardSvg, pngOf } from "./picture.js";
import { ruleName } from "./rulechip.js";
import { Button } from "../components/button.js";
import { orientation } from "../frame/boardhost.js";
import { showMessage } from "../frame/message.js";
import { go } from "../frame/router.js";
import { copyText, saveFile } from "../frame/share.js";
import { analysisPath, readSubject } from "../links/analyselink.js";
import { analysePasted, readPasted } from "../setup/paste.js";
import { linkTo } from "../../net/address.js";
import { writePuzzle } from "../../rules/position.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./analysisstate.js").Analysis} Analysis */

/** @param {{analysis: Analysis}} props */
export function Exports({ analysis }) {
  const picture = () => boardSvg(ruleName(analysis));
  const [choosing, setChoosing] = useState(false);
  if (choosing) {
    return html`
      <div class="buttons exports" role="group" aria-label=${t("analyse-picture")}>
        <${Button} onClick=${() => saveFile(`${nameOf(analysis)}.svg`, new Blob([picture()], { type: "image/svg+xml" }))}>SVG</>
        <${Button} onClick=${async () => saveFile(`${nameOf(analysis)}.png`, await pngOf(picture()))}>PNG</>
        <${Button} icon="close" label=${t("close")} onClick=${() => setChoosing(false)} />
      </div>
    `;
  }
  return html`
    <div class="buttons exports">
      <${PositionField} key=${textOf(analysis)} analysis=${analysis} />
      <${Button} onClick=${() => setChoosing(true)}>${t("analyse-picture")}</>
      <${Button} onClick=${() => copy(textOf(analysis), t("analyse-text-copied"))}>${t("analyse-text")}</>
      <${Button} kind="main" icon="copy" onClick=${() => copy(linkOf(analysis), t("link-copied"))}>${t("analyse-link")}</>
    </div>
  `;
}

/** The position as text; another text opens another position. @param {{analysis: Analysis}} props */
function PositionField({ analysis }) {
  const text = textOf(analysis).split("\n")[0];
  /** @param {Event} event */
  async function open(event) {
    const typed = /** @type {HTMLInputElement} */ (event.target).value;
    const read = readSubject(typed);
    if (read) return go(analysisPath(read));
    const pasted = await readPasted(typed);
    if (typeof pasted === "string") showMessage({ words: pasted, urgent: true });
    else analysePasted(pasted);
  }
  return html`<input class="input" aria-label=${t("analyse-position")} value=${text} autocomplete="off" spellcheck=${false}
    onChange=${open} />`;
}

/** @param {Analysis} analysis */
function puzzleOf({ rules, table: { text, start, target } }) {
  return { board: text, robots: start, target: target.value, free: !rules.value.ricochet };
}

/** Returns the position and, in a second line, the path on the board. @param {Analysis} analysis */
function textOf(analysis) {
  return [writePuzzle(puzzleOf(analysis)), analysis.table.onBoard.value.join(" ")].filter(Boolean).join("\n");
}

/** @param {Analysis} analysis */
function linkOf(analysis) {
  return linkTo(analysisPath({ ...puzzleOf(analysis), moves: analysis.table.onBoard.value, orientation: orientation.value }));
}

/** Returns the name of a file. @param {Analysis} analysis */
function nameOf(analysis) {
  return textOf(analysis).replace(/[^\w]+/g, "-").slice(0, 100);
}

/** @param {string} words @param {string} done */
async function copy(words, done) {
  if (await copyText(words)) showMessage({ words: done });
  else showMessage({ words: t("analyse-by-hand", { words }), lasting: true });
}
