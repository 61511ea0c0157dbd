// A field for a position as text. Notation and links are read here; the server reads the formats of other programs.

import { Field } from "../components/field.js";
import { ApiError, readText } from "../../net/api.js";
import { BoardTextError } from "../../rules/notation.js";
import { readValue, withoutAddress } from "../../rules/readtext.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/readtext.js").Reading} Reading */
/**
 * `lost` names parts of the board that the format cannot hold.
 * @typedef {Reading & {text: string, format: string, lost: readonly string[]}} Pasted
 */

/** The pause in typing after which the server reads the text. */
const PAUSE_MS = 400;
/** The beginning of a text that can only be notation. */
const NOTATION = /^(([1-4][A-D]){2}|\d+x\d+:)/;

/** @param {{value?: string, onPasted: (pasted: Pasted) => void}} props */
export function PasteField({ value = "", onPasted }) {
  const [text, setText] = useState(value);
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (!text || text === value) return setFault("");
    const read = readHere(text);
    if (typeof read !== "string") return onPasted(read);
    setFault("");
    let over = false;
    const timer = setTimeout(async () => {
      const found = NOTATION.test(withoutAddress(text)) ? read : await readThere(text);
      if (over) return;
      if (typeof found === "string") setFault(found);
      else onPasted(found);
    }, PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  // oxlint-disable-next-line react/exhaustive-deps -- only an edit is read; `value` is the text to begin with
  }, [text]);
  return html`
    <${Field} label=${t("lay-paste")} value=${text} error=${fault} placeholder=${t("lay-paste-what")} onInput=${setText}
      autocomplete="off" autocapitalize="off" spellcheck=${false} />
  `;
}

/** Returns the position, or the words for the fault. @param {string} text @returns {Pasted | string} */
function readHere(text) {
  const notation = withoutAddress(text);
  try {
    return { ...readValue(notation), text: notation, format: notation === text.trim() ? "notation" : "link", lost: [] };
  } catch (error) {
    if (!(error instanceof BoardTextError)) throw error;
    const sign = notation[error.at];
    return sign ? t("lay-fault-text", { number: error.at + 1, sign }) : t("lay-fault-end");
  }
}

/** @param {string} text @returns {Promise<Pasted | string>} */
async function readThere(text) {
  try {
    const { notation, format, lost } = await readText(text);
    return { ...readValue(notation), text, format, lost };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === "offline" ? t("lay-paste-offline") : t("lay-paste-none");
  }
}
