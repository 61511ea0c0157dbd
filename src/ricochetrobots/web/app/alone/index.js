// A match on this device (/alone), without a network: 17 chips against the sand (R7), or one to three bots (R9). The screens
// are those of a match in a room.

import { openAlone } from "./alonesession.js";
import { Opponents } from "./opponents.js";
import { Button } from "../components/button.js";
import { Folded } from "../components/folded.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { useFrame, useTools } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { saveAs } from "../frame/share.js";
import { useAgreed } from "../match/agreed.js";
import { direct } from "../match/director.js";
import { Game } from "../match/game.js";
import { DeviceOptions, deviceOptionsWords, Goal, LengthCard, optionsWords } from "../match/options.js";
import { boardOf } from "../../rules/match.js";
import { myName, useFinished } from "../../store/person.js";
import { html, untracked, useEffect, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("../../store/alone.js").Bots} Bots */

export function AlonePage() {
  const open = useMemo(() => untracked(() => openAlone(myName.peek() || t("name-alone"), t("bots-play"), showMissingSolver)), []);
  const session = useMemo(() => untracked(() => direct(open)), [open]);
  const view = /** @type {View} */ (session.view.value);
  useEffect(() => () => {
    session.close();
    open.close();
  }, [open, session]);
  useEffect(() => void layBoard(boardOf(view.board)), [view.board]);
  usePause(open);
  useAgreed(view);
  useFinished(view);
  useTools(view.phase === "finished" ? [{ icon: "save", label: t("games-save"), run: () => saveAs("ricochet-alone.json", open.record()) }]
    : []);
  return view.phase === "lobby" ? html`<${Before} session=${session} view=${view} setBots=${open.setBots} />`
    : html`<${Game} session=${session} />`;
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

/**
 * The goal, the bots, the options and the board, before the first chip.
 * @param {{session: SessionLike, view: View, setBots: (bots: Bots) => void}} props
 */
function Before({ session, view, setBots }) {
  const { api } = useBoard();
  const { options, seats } = view;
  const alone = view.mode === "alone";
  const title = t(alone ? "play-alone" : "bots-play");
  const bots = { count: seats.length - 1, level: seats.at(1)?.bot?.level ?? "like-me" };
  const choosing = { options, disabled: false,
    onChange: (/** @type {Partial<View["options"]>} */ changes) => ask(session, "set_options", { options: { ...options, ...changes } }) };
  useFrame({ screen: "game", facts: [title], title });
  useEffect(() => {
    api.setView({ robots: {}, markers: {}, chip: null, win: null, trail: null, selected: null, landing: [], readOnly: true,
      cursorMode: true });
  }, [api]);
  return html`
    <${Panel} class="setup">
      <${Title} class="unseen">${title}</>
      ${alone && html`<${Goal} view=${view} />`}
      <${Opponents} bots=${bots} onChange=${setBots} />
      ${!alone && html`<${LengthCard} ...${choosing} view=${view} players=${seats.length} />`}
      <${Folded} title=${t("table-rules")} note=${alone ? deviceOptionsWords(options) : optionsWords(options)}>
        <${DeviceOptions} ...${choosing} alone=${alone} />
      </>
    </>
    <${Sheet}>
      <p class="note">${alone ? t("alone-start-note", { seconds: view.timer_seconds }) : t("think-first-bid")}</p>
      <div class="buttons">
        <${Button} class="wide" onClick=${() => ask(session, "shuffle_board")}>${t("shuffle-board")}</>
        <${Button} kind="main" class="wide" onClick=${() => ask(session, "start_match")}>${t("alone-start")}</>
      </div>
    </>
  `;
}
