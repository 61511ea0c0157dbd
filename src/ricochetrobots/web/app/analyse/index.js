// The page that analyses a position: /analyse#POSITION. Without one it opens Set up, and so does /analyse#POSITION&setup.

import { Analysis } from "./analysis.js";
import { isLegal, useAnalysisTable } from "./analysistable.js";
import { Card, Panel, Title } from "../components/panel.js";
import { layBoard, orientation } from "../frame/boardhost.js";
import { useFrame } from "../frame/frame.js";
import { problemWords } from "../frame/problem.js";
import { fragment, go } from "../frame/router.js";
import { analysisPath, readSubject, SET_UP } from "../links/analyselink.js";
import { analysePasted, PasteField, readPasted } from "../setup/paste.js";
import { SetUp } from "../setup/setup.js";
import { BoardTextError, readBoard } from "../../rules/notation.js";
import { readValue } from "../../rules/readtext.js";
import { html, useEffect, useMemo, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../links/analyselink.js").Arrival} Arrival */
/** @typedef {import("../links/analyselink.js").Subject} Subject */

export function AnalysePage() {
  const text = decoded(fragment.value);
  const [subject, setSubject] = useState(/** @type {Subject | null} */ (null));
  const [fault, setFault] = useState("");
  const initial = useMemo(() => readInitial(text), [text]);
  const setsUp = text === "" || initial !== undefined;
  const table = useAnalysisTable(subject);
  useEffect(() => {
    let left = false;
    setFault("");
    if (setsUp) setSubject(null);
    else open(text).then((read) => left || setSubject(read), (error) => left || setFault(faultWords(error)));
    return () => void (left = true);
  }, [text, setsUp]);
  if (setsUp) return html`<${SetUp} key=${text} initial=${initial} title=${t("analyse")} onDone=${openPosition} />`;
  if (fault) return html`<${Ask} fault=${fault} />`;
  return table ? html`<${Analysis} table=${table} />` : html`<${Panel}><div class="pale"><span></span><span></span></div></>`;
}

/** Returns the position with which a link opens Set up, if it does. @param {string} text */
function readInitial(text) {
  const [position, ...parts] = text.trim().split("&");
  if (!parts.includes(SET_UP)) return undefined;
  try {
    return readValue(position);
  } catch (error) {
    if (!(error instanceof BoardTextError)) throw error;
    return undefined; // the page names the fault
  }
}

/** Opens the analysis of a position that was set up. @param {import("../setup/setup.js").Position} position */
function openPosition({ board, robots, chip, free }) {
  const target = chip === "all" ? null : chip;
  const arrival = /** @type {Arrival | null} */ (history.state);
  go(analysisPath({ board: board.board, robots, target, free }), arrival && /** @type {Arrival} */ ({ ...arrival, shown: null }));
}

/** Browsers encode some signs of an address. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray "%"
  }
}

/** A text that contains no position. The message says why. */
class NoPosition extends Error {}

/**
 * Reads a position and shows its board, turned as the link has it. Rejects with NoPosition or BoardTextError.
 * @param {string} text @returns {Promise<Subject | null>} null if the text leads to another page
 */
async function open(text) {
  const read = readSubject(text);
  if (!read) {
    const pasted = await readPasted(text);
    if (typeof pasted === "string") throw new NoPosition(pasted);
    analysePasted(pasted);
    return null;
  }
  const data = readBoard(read.board);
  const subject = { ...read, board: data.board };
  if (!isLegal(data, subject)) throw new NoPosition(t("analyse-unreadable"));
  await layBoard(data);
  if (subject.orientation) orientation.value = subject.orientation;
  return subject;
}

/** @param {unknown} error */
function faultWords(error) {
  if (error instanceof NoPosition) return error.message;
  return error instanceof BoardTextError ? t("analyse-unreadable") : problemWords(error);
}

/** A field for a position as text, after a link without one. @param {{fault: string}} props */
function Ask({ fault }) {
  useFrame({ screen: "game", title: t("analyse"), facts: [t("analyse")] });
  return html`
    <${Panel}>
      <${Card} class="analyse-ask">
        <${Title}>${t("analyse-ask")}</>
        <p class="field-error" role="alert">${fault}</p>
        <${PasteField} onPasted=${analysePasted} />
        <p class="note">${t("analyse-example")}</p>
      </>
    </>
  `;
}
