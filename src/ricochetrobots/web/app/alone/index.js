// A match on this device (/alone), without a network: 17 chips against the sand (R7), or one to five bots (R9). The screens
// are those of a match in a room.

import { openAlone } from "./alonesession.js";
import { InviteBots } from "./invitebots.js";
import { Button } from "../components/button.js";
import { Folded } from "../components/folded.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { leaving, useFrame, useTools } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { saveAs } from "../frame/share.js";
import { useAgreed } from "../match/agreed.js";
import { direct } from "../match/director.js";
import { Game } from "../match/game.js";
import { DeviceOptions, deviceOptionsWords, Goal } from "../match/options.js";
import { boardOf } from "../../rules/match.js";
import { intend, intention, myName, useFinished } from "../../store/person.js";
import { html, untracked, useEffect, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** For the list of players (match/playerstab.js). */
const TOOLS = { Table: InviteBots };

export function AlonePage() {
  const open = useMemo(() => untracked(() => openAlone(myName.peek() || t("name-alone"), {
    withBots: intention("alone") === "bots", title: t("bots-play"), onBotsWithoutSolver: showMissingSolver,
  })), []);
  const session = useMemo(() => untracked(() => direct(open)), [open]);
  const view = /** @type {View} */ (session.view.value);
  useEffect(() => intend("alone", "play"), [open]);
  useEffect(() => () => {
    session.close();
    open.close();
  }, [open, session]);
  useEffect(() => void layBoard(boardOf(view.board)), [view.board]);
  usePause(open);
  useAgreed(view);
  useFinished(view);
  const tool = toolOf(view.phase, open.record);
  useTools(tool ? [tool] : []);
  return view.phase === "lobby" ? html`<${Before} session=${session} view=${view} />`
    : html`<${Game} session=${session} tools=${TOOLS} />`;
}

/** @param {View["phase"]} phase @param {() => unknown} record @returns {import("../frame/frame.js").Tool | null} */
function toolOf(phase, record) {
  if (phase === "lobby") return null;
  if (phase === "finished") return { icon: "save", label: t("games-save"), run: () => saveAs("ricochet-alone.json", record()) };
  return { icon: "flag", label: t("leaving-end"), run: () => void (leaving.value = true) };
}

/** News and no refusal, which the first chip would remove before anybody reads it. */
const showMissingSolver = () => void showMessage({ words: t("bots-no-solver"), rank: "news", urgent: true });

/** Tells the session when the page is hidden, so that a match with bots pauses too. @param {SessionLike} session */
function usePause(session) {
  useEffect(() => {
    const report = () => session.setElsewhere(document.hidden);
    document.addEventListener("visibilitychange", report);
    return () => document.removeEventListener("visibilitychange", report);
  }, [session]);
}

/** The goal, the options and the board of a match alone, before the first chip. @param {{session: SessionLike, view: View}} props */
function Before({ session, view }) {
  const { api } = useBoard();
  const { options } = view;
  const title = t("play-alone");
  const choosing = { options, disabled: false,
    onChange: (/** @type {Partial<View["options"]>} */ changes) => ask(session, "set_options", { options: { ...options, ...changes } }) };
  useFrame({ screen: "game", facts: [title], title });
  useEffect(() => {
    api.setView({ robots: {}, markers: {}, chip: null, trail: null, selected: null, landing: [], readOnly: true,
      cursorMode: true });
  }, [api]);
  return html`
    <${Panel} class="setup">
      <${Title} class="unseen">${title}</>
      <${Goal} view=${view} />
      <${Folded} title=${t("table-rules")} note=${deviceOptionsWords(options)}><${DeviceOptions} ...${choosing} /></>
    </>
    <${Sheet}>
      <p class="note">${t("alone-start-note", { seconds: view.timer_seconds })}</p>
      <div class="buttons">
        <${Button} class="wide" onClick=${() => ask(session, "shuffle_board")}>${t("shuffle-board")}</>
        <${Button} kind="main" class="wide" onClick=${() => ask(session, "start_match")}>${t("alone-start")}</>
      </div>
    </>
  `;
}
