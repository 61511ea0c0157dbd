// A game that is over, at its own address: the same page as at the end of the match, for everybody with the link.

import { finishedGame } from "../../net/api.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { layBoard } from "../boardhost.js";
import { useFrame } from "../frame.js";
import { Problem, problemWords } from "../problem.js";
import { t } from "../text.js";
import { Final } from "./final.js";
import { usePastTable } from "./table.js";

/** @typedef {import("../../net/messages.js").View} View */

/** @param {{id: string}} props */
export function FinishedGame({ id }) {
  const [view, setView] = useState(/** @type {View | null} */ (null));
  const [fault, setFault] = useState("");
  useFrame({ screen: "game", title: t("final-rounds") });
  useEffect(() => {
    fetchView(id).then(setView, (error) => setFault(problemWords(error)));
  }, [id]);
  if (fault) return html`<${Problem} title=${t("final-lost")} words=${fault} />`;
  return view && html`<${GameOver} view=${view} id=${id} />`;
}

/** @param {string} id */
async function fetchView(id) {
  const { view } = await finishedGame(id);
  await layBoard(view.board);
  return view;
}

/** @param {{view: View, id: string}} props */
function GameOver({ view, id }) {
  return html`<${Final} table=${usePastTable(view)} view=${view} game=${id} />`;
}
