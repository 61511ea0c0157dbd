// The pages of practice, together in one part of the app: the choice of a puzzle or, at an address that names one, the
// puzzle; the list to try again, three minutes, the race, and the year.

import { html, useEffect } from "../../vendor/vendor.js";
import { showMessage } from "../components/message.js";
import { Nowhere } from "../problem.js";
import { fragment } from "../router.js";
import { t } from "../text.js";
import { AgainPage } from "./againpage.js";
import { Choose } from "./choose.js";
import { readName } from "./named.js";
import { RacePage } from "./racepage.js";
import { RushPage } from "./rushpage.js";
import { Solving } from "./solving.js";
import { refreshAll } from "./stores.js";
import { YearPage } from "./yearpage.js";

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
