// The share sheet: a result as a picture or as text, to copy or to hand to another app.

import { pngFrom } from "./plainsvg.js";
import { drawCard } from "./sharepicture.js";
import { Button } from "../components/button.js";
import { Segmented } from "../components/choice.js";
import { showMessage } from "../frame/message.js";
import { canShare, copyText } from "../frame/share.js";
import { html, render, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/**
 * A result to share. `link` leads to a page that shows it; without one, there is none. `note` says what the picture tells.
 * @typedef {{text: string, link: string | null, note?: string, card: import("./sharepicture.js").ShareCard}} Shared
 */

const FILE = "ricochet-robots.png";
const COPIED_MS = 2000;

/** Opens the sheet over the page. @param {() => Promise<Shared>} make */
export function openShare(make) {
  const opener = document.activeElement;
  const host = document.createElement("div");
  document.body.append(host);
  const close = () => {
    render(null, host);
    host.remove();
    if (opener instanceof HTMLElement) opener.focus();
  };
  render(html`<${ShareSheet} make=${make} onClose=${close} />`, host);
}

/** @param {{make: () => Promise<Shared>, onClose: () => void}} props */
function ShareSheet({ make, onClose }) {
  const [shared, setShared] = useState(/** @type {Shared | null} */ (null));
  const [picture, setPicture] = useState(/** @type {{shown: string, png: Blob} | null} */ (null));
  const [form, setForm] = useState(/** @type {"picture" | "text"} */ ("picture"));
  const [byHand, setByHand] = useState(false);
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    box.current?.showModal();
    make().then(async (made) => {
      setShared(made);
      const canvas = await drawCard(made.card);
      setPicture({ shown: canvas.toDataURL("image/png"), png: await pngFrom(canvas) });
    }).catch(() => setForm("text")); // this browser cannot draw it
  }, [make]);

  const words = shared ? [shared.text, shared.link].filter(Boolean).join("\n") : "";
  const file = form === "picture" && picture ? new File([picture.png], FILE, { type: "image/png" }) : null;
  const close = () => box.current?.close();

  async function copy() {
    if (!((file && (await copyPicture(file))) || (await copyText(words, box.current ?? undefined)))) {
      setForm("text");
      setByHand(true);
      return;
    }
    close();
    const takeBack = showMessage({ words: t("share-copied") });
    setTimeout(takeBack, COPIED_MS);
  }

  async function send() {
    if (!shared) return;
    /** @type {ShareData} */
    const data = { text: shared.text, ...(shared.link ? { url: shared.link } : {}) };
    try {
      await navigator.share(file && navigator.canShare?.({ files: [file] }) ? { files: [file], text: words } : data);
      close();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  const sends = canShare();
  return html`
    <dialog class="over-page" aria-label=${t("final-share")} ref=${box} onClose=${onClose}
      onClick=${(/** @type {Event} */ event) => event.target === box.current && close()}>
      <div class="share-sheet">
        <div class="over-head">
          <h2>${t("final-share")}</h2>
          <${Button} kind="quiet" icon="close" label=${t("close")} onClick=${close} />
        </div>
        ${form === "picture"
          ? html`<div class="share-shown">${picture && html`<img src=${picture.shown} alt=${words} width=${1200} height=${630} />`}</div>`
          : byHand ? html`<label class="field"><span>${t("share-by-hand")}</span>
              <textarea class="input share-text" readonly rows=${6} value=${words}
                onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()} /></label>`
          : html`<p class="share-shown share-text">${words}</p>`}
        ${shared?.note && html`<p class="note">${shared.note}</p>`}
        <${Segmented} label=${t("share-as")} value=${form} onChange=${setForm}
          options=${[{ value: "picture", text: t("share-picture") }, { value: "text", text: t("share-text") }]} />
        <div class="buttons">
          <${Button} icon="copy" kind=${sends ? "second" : "main"} class="wide" disabled=${!shared} onClick=${copy}>${t("share-copy")}</>
          ${sends && html`<${Button} icon="share" kind="main" class="wide" disabled=${!shared} onClick=${send}>${t("final-share")}</>`}
        </div>
      </div>
    </dialog>
  `;
}

/** Copies a picture to the clipboard. Resolves to whether that worked. @param {Blob} picture */
async function copyPicture(picture) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
