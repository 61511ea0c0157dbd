// A game that is over, at its own address: the same page as at the end of the match, for whoever has the link.

import { finishedGame } from "../../net/api.js";
import { computed, html, signal, useEffect, useState } from "../../vendor/vendor.js";
import { layBoard } from "../boardhost.js";
import { useFrame } from "../frame.js";
import { Problem, problemWords } from "../problem.js";
import { t } from "../text.js";
import { direct } from "./director.js";
import { Final } from "./final.js";
import { useTable } from "./table.js";

/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../../net/session.js").Session} Session */

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
  const [session] = useState(() => direct(pastSession(view, id)));
  const table = useTable(session);
  return html`<${Final} table=${table} view=${view} room=${null} />`;
}

/** A session in which nothing happens any more. @param {View} view @param {string} id @returns {Session} */
function pastSession(view, id) {
  return {
    room: "", view: signal(/** @type {View | null} */ (view)), me: computed(() => null),
    status: signal(/** @type {"closed"} */ ("closed")), goodbye: signal(null), presence: signal(null),
    roomName: signal(""), code: signal(null), link: signal(""), game: signal(/** @type {string | null} */ (id)),
    serverNow: () => view.ended_at ?? 0,
    onEvents: () => () => false,
    send: () => Promise.resolve({ refused: { code: "closed", message: "", facts: {} } }),
    retryNow: () => undefined,
    close: () => undefined,
  };
}
