// A field for a position as text, and what was read in words. Notation and links are read here; the server reads the
// formats of other programs.

import { Field } from "../components/field.js";
import { showMessage } from "../frame/message.js";
import { problemWords } from "../frame/problem.js";
import { go } from "../frame/router.js";
import { analysisPath } from "../links/analyselink.js";
import { ApiError, readText } from "../../net/api.js";
import { BoardTextError } from "../../rules/notation.js";
import { readValue, withoutAddress } from "../../rules/readtext.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { listed } from "../../words/names.js";
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
const MOST_CHARACTERS = 1_000_000;
/** The field shows no more of a pasted text, since a browser takes seconds to lay out a million characters. */
const SHOWN_CHARACTERS = 2000;
/** The codes of texts that contain no position. */
const UNREAD = new Set(["unreadable", "illegal", "ambiguous"]);

/** @param {{onPasted: (pasted: Pasted) => void}} props */
export function PasteField({ onPasted }) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (!text) return setFault("");
    const read = readHere(text);
    if (typeof read !== "string") return onPasted(read);
    setFault("");
    let over = false;
    const timer = setTimeout(async () => {
      const found = await readPasted(text);
      if (over) return;
      if (typeof found === "string") setFault(found);
      else onPasted(found);
    }, PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  // oxlint-disable-next-line react/exhaustive-deps -- only an edit is read
  }, [text]);
  /** @param {ClipboardEvent} event */
  function paste(event) {
    const pasted = event.clipboardData?.getData("text") ?? "";
    if (pasted.length <= SHOWN_CHARACTERS) return;
    event.preventDefault();
    setText(pasted);
  }
  return html`
    <${Field} label=${t("lay-paste")} lines value=${text.slice(0, SHOWN_CHARACTERS)} onPaste=${paste}
      error=${fault} placeholder=${t("lay-paste-what")} onInput=${setText}
      autocomplete="off" autocapitalize="off" spellcheck=${false} />
  `;
}

/** Returns what a text contained, in sentences; `chip`: it should contain a chip. @param {Pasted} pasted @param {boolean} chip */
export function pastedWords({ format, robots, lost, target }, chip) {
  return [
    t("lay-read", { format }), t("lay-pasted", { robots: Object.keys(robots).length }),
    ...(lost.length > 0 ? [t("lay-lost", { parts: listed(lost.map((part) => t("lay-lost-part", { part }))) })] : []),
    ...(chip && !target ? [t("lay-pasted-no-chip")] : []),
  ].join(" ");
}

/** Opens the analysis of what a text contains or, for a board without robots, Set up. @param {Pasted} pasted */
export function analysePasted(pasted) {
  const { board, robots, target, free } = pasted;
  showMessage({ words: pastedWords(pasted, true) });
  go(analysisPath({ board: board.board, robots, target, free, setUp: Object.keys(robots).length === 0 }));
}

/**
 * Reads a position as text: here what is notation, or a link with it; by the server the texts of other programs. Returns the
 * words for the fault, if there is one.
 * @param {string} text @returns {Promise<Pasted | string>}
 */
export async function readPasted(text) {
  if (text.length > MOST_CHARACTERS) return t("lay-paste-long", { most: MOST_CHARACTERS });
  const read = readHere(text);
  return typeof read !== "string" || NOTATION.test(withoutAddress(text)) ? read : readThere(text);
}

/** @param {string} text @returns {Pasted | string} */
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
    const { notation, format, lost, ricochet_rule: ricochet } = await readText(text);
    return { ...readValue(notation), free: !ricochet, text, format, lost };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "offline") return t("lay-paste-offline");
    return UNREAD.has(error.code) ? t("lay-paste-none") : problemWords(error);
  }
}
