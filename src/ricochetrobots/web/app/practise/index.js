// The pages of practice, together in one part of the app: the choice of a puzzle or, at an address that names one, the
// puzzle; the list to try again, three minutes, the race, and the year.

import { Choose } from "./choose.js";
import { AgainPage } from "./failedlist.js";
import { RacePage } from "./racepage.js";
import { RushPage } from "./rushpage.js";
import { Solving } from "./solving.js";
import { YearPage } from "./yearpage.js";
import { showMessage } from "../frame/message.js";
import { Nowhere } from "../frame/problem.js";
import { fragment } from "../frame/router.js";
import { readName } from "../../rules/practise/puzzlename.js";
import { refreshAll } from "../../store/practise.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** The pages below /practise. @type {Record<string, import("../../vendor/vendor.js").ComponentType>} */
const PARTS = { again: AgainPage, rush: RushPage, race: RacePage, year: YearPage };

/** @param {{part?: string}} props */
export function PractisePage({ part = "" }) {
  useEffect(refreshAll, []);
  if (part === "") return html`<${Puzzles} />`;
  const Part = Object.hasOwn(PARTS, part) ? PARTS[part] : Nowhere;
  return html`<${Part} />`;
}

function Puzzles() {
  const text = decodeURI(fragment.value);
  const name = readName(text);
  useEffect(() => {
    if (text && !readName(text)) showMessage({ words: t("practise-link-faulty"), urgent: true });
  }, [text]);
  return name ? html`<${Solving} key=${text} name=${name} />` : html`<${Choose} />`;
}
