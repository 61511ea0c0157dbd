// The page "On this device": the things stored here with their sizes, a copy in a file, and deleting.

import { additionsOf, byKind, copyOf, deleteTexts, storedTexts, storeTexts } from "./stored.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { keptSize } from "../frame/keptsize.js";
import { showMessage } from "../frame/message.js";
import { saveAs } from "../frame/share.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./stored.js").Texts} Texts */
/**
 * A question in place of the buttons: its words, what it is about, and what its main button does.
 * @typedef {{title: string, texts: Texts, label: string, run: (texts: Texts) => void}} Question
 */

export function DevicePage() {
  const [texts, setTexts] = useState(storedTexts);
  const [question, setQuestion] = useState(/** @type {Question | null} */ (null));
  const [gameSize, setGameSize] = useState(0);
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  useFrame({ screen: "page", title: t("device-title"), facts: [t("device-title")] });
  useEffect(() => void keptSize().then(setGameSize), []);

  /** Changes the stored things, and loads the page again: other parts of the game have read it. @param {(texts: Texts) => void} work */
  const changing = (work) => (/** @type {Texts} */ changed) => {
    work(changed);
    setTexts(storedTexts());
    location.reload();
  };

  async function openCopy() {
    const copy = await file.current?.files?.[0]?.text();
    if (copy === undefined) return;
    const added = additionsOf(copy);
    if (added === null) showMessage({ words: t("device-no-copy"), urgent: true });
    else setQuestion({ title: t("device-import-title", { count: Object.keys(added).length }), texts: added, label: t("device-import-do"),
      run: changing(storeTexts) });
  }

  const kinds = byKind(texts);
  const ask = (/** @type {Texts} */ wanted) =>
    setQuestion({ title: t("device-delete-sure"), texts: wanted, label: t("device-delete"), run: changing(deleteTexts) });
  return html`
    <${Panel} class="device">
      <${Title}>${t("device-title")}</>
      <p class="note">${t("device-note")}</p>
      ${gameSize > 0 && html`<${Card} class="lines"><${Row} name=${t("stored-game")} bytes=${gameSize} /></>`}
      ${kinds.length > 0 && html`
        <${Card} class="lines">
          ${kinds.map((kind) => html`<${Row} key=${kind.text} name=${t(kind.text)} bytes=${kind.bytes}
            onDelete=${() => ask(kind.texts)} />`)}
        </>
      `}
      <p class="note">${t("device-cleared")}</p>
    </>
    <${Sheet}>
      ${question ? html`<${Confirmation} question=${question} onClose=${() => setQuestion(null)} />` : html`
        <input ref=${file} type="file" accept=".json,application/json" hidden aria-label=${t("device-import")} onChange=${openCopy} />
        <div class="buttons">
          <${Button} disabled=${kinds.length === 0} onClick=${() => ask(texts)}>${t("device-delete-all")}</>
          <${Button} onClick=${() => file.current?.click()}>${t("device-import")}</>
          <${Button} kind="main" disabled=${kinds.length === 0}
            onClick=${() => saveAs("ricochet-robots.json", copyOf(texts))}>${t("device-save")}</>
        </div>
      `}
    </>
  `;
}

/** @param {{name: string, bytes: number, onDelete?: () => void}} props */
function Row({ name, bytes, onDelete }) {
  return html`
    <div class="line">
      <span class="line-text"><b>${name}</b></span>
      <span>${t("kilobytes", { kilobytes: Math.ceil(bytes / 1000) })}</span>
      ${onDelete && html`<${Button} kind="quiet" icon="close" label=${t("device-delete-one", { name })} onClick=${onDelete} />`}
    </div>
  `;
}

/** @param {{question: Question, onClose: () => void}} props */
function Confirmation({ question: { title, texts, label, run }, onClose }) {
  const kinds = byKind(texts);
  return html`
    <${Title} focusOn=${title}>${title}</>
    <ul>${kinds.map(({ text, bytes }) => html`<li key=${text}>${t(text)}, ${t("kilobytes", { kilobytes: Math.ceil(bytes / 1000) })}</li>`)}
      </ul>
    <div class="buttons">
      <${Button} onClick=${onClose}>${t("close")}</>
      ${kinds.length > 0 && html`<${Button} kind="main" onClick=${() => run(texts)}>${label}</>`}
    </div>
  `;
}
