// A room on a television (/tv/CODE), readable from four metres: board, sand, order, names and chips, always with the code
// and its QR code. It takes no keys and no pointer. #clear and #green replace the background for streams.

import { Join, Lobby } from "./join.js";
import { Ending, Paused, Result, Showing, Thinking } from "./phases.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { useFrame } from "../frame/frame.js";
import { problemWords } from "../frame/problem.js";
import { fragment } from "../frame/router.js";
import { useWakeLock } from "../frame/wakelock.js";
import { direct } from "../match/director.js";
import { useGameTable } from "../match/matchtable.js";
import { seriesWords } from "../match/matchwords.js";
import { findRoom } from "../../net/api.js";
import { openSession } from "../../net/session.js";
import { useFinished } from "../../store/person.js";
import { settings } from "../../store/settings.js";
import { html, untracked, useEffect, useLayoutEffect, useMemo, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../match/director.js").SeenSession} Session */

/** How long the page waits before it loads itself again, when its room cannot be reached. */
const AGAIN_MS = 15_000;
/** The backgrounds that a stream can cut out, by the anchor of the address. */
const BACKGROUNDS = ["clear", "green"];

/** @param {{code: string}} props */
export function TvPage({ code }) {
  const [room, setRoom] = useState(/** @type {string | null} */ (null));
  const [fault, setFault] = useState(/** @type {unknown} */ (null));
  const { api } = useBoard();
  useFrame({ screen: "tv", title: t("tv-title") });
  useWakeLock(true);
  const { theme } = settings.value;
  const background = BACKGROUNDS.includes(fragment.value) ? fragment.value : "plain";
  useLayoutEffect(() => {
    if (theme !== "system") return undefined;
    document.documentElement.dataset.theme = "dark"; // unless somebody has chosen a theme on this device
    return () => delete document.documentElement.dataset.theme;
  }, [theme]);
  useLayoutEffect(() => {
    document.documentElement.dataset.tv = background;
    return () => delete document.documentElement.dataset.tv;
  }, [background]);
  useEffect(() => {
    api.setView({ robots: {}, markers: {}, chip: null, trail: null, selected: null, landing: [], readOnly: true });
    findRoom(code).then((found) => setRoom(found.room), setFault);
  }, [code, api]);
  useAgain(fault !== null);
  if (fault) return html`<div class="tv"><h1>${t("tv-no-room")}</h1><p class="tv-line">${problemWords(fault)}</p></div>`;
  return room && html`<${Room} key=${room} room=${room} code=${code.toUpperCase().replace(/[^A-Z0-9]/g, "")} />`;
}

/** Loads the page again after a while, because nobody touches a television. @param {boolean} wanted */
function useAgain(wanted) {
  useEffect(() => {
    const again = wanted ? setTimeout(() => location.reload(), AGAIN_MS) : undefined;
    return () => clearTimeout(again);
  }, [wanted]);
}

/** @param {{room: string, code: string}} props */
function Room({ room, code }) {
  const open = useMemo(() => untracked(() => openSession({ room })), [room]);
  const session = useMemo(() => untracked(() => direct(open)), [open]);
  useEffect(() => () => {
    session.close();
    open.close();
  }, [open, session]);
  const view = session.view.value;
  const isLeft = session.rematch.value;
  useEffect(() => {
    if (isLeft) session.follow(); // nobody presses a key there
  }, [session, isLeft]);
  useAgain(session.status.value === "closed");
  useFinished(view);
  const board = view?.board;
  useEffect(() => {
    if (board) void layBoard(board).catch(() => location.reload());
  }, [board]);
  return view && html`<${Screen} session=${session} view=${view} code=${code} />`;
}

/** @param {{session: Session, view: View, code: string}} props */
function Screen({ session, view, code }) {
  const table = useGameTable(session);
  const join = html`<${Join} session=${session} code=${code} series=${view.phase === "finished" ? "" : seriesWords(view)} />`;
  if (view.phase === "lobby") return html`<div class="tv lobby"><${Lobby} session=${session} view=${view} code=${code} /></div>`;
  const stands = view.pause !== null && view.phase !== "finished";
  const Part = stands ? Paused : { thinking: Thinking, bidding: Thinking, showing: Showing, result: Result, finished: Ending }[view.phase];
  return html`<div class="tv"><${Part} table=${table} view=${view} />${join}</div>`;
}
