// A match alone on this device (/alone): 17 chips against the sand (R7), without a network. The screens are those of a match
// in a room.

import { html, untracked, useEffect, useMemo } from "../../vendor/vendor.js";
import { useAgreed } from "../agreed.js";
import { ask } from "../ask.js";
import { layBoard, useBoard } from "../boardhost.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { useFinished } from "../firstmatch.js";
import { Folded } from "../folded.js";
import { useFrame, useTools } from "../frame.js";
import { direct } from "../game/director.js";
import { Game } from "../game/game.js";
import { Goal } from "../goal.js";
import { myName } from "../myname.js";
import { DeviceOptions, deviceOptionsWords } from "../options.js";
import { saveAs } from "../share.js";
import { t } from "../text.js";
import { boardOf } from "./match.js";
import { openAlone } from "./session.js";

/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../game/director.js").SeenSession} Session */

export function AlonePage() {
  const open = useMemo(() => untracked(() => openAlone(myName.peek() || t("name-alone"))), []);
  const session = useMemo(() => untracked(() => direct(open)), [open]);
  const view = /** @type {View} */ (session.view.value);
  useEffect(() => () => {
    session.close();
    open.close();
  }, [open]);
  useEffect(() => void layBoard(boardOf(view.board)), [view.board]);
  useAgreed(view);
  useFinished(view);
  useTools(view.phase === "finished" ? [{ icon: "save", label: t("games-save"), run: () => saveAs("ricochet-alone.json", open.record()) }] : []);
  return view.phase === "lobby" ? html`<${Before} session=${session} view=${view} />` : html`<${Game} session=${session} />`;
}

/** The goal, the options and the board, before the first chip. @param {{session: Session, view: View}} props */
function Before({ session, view }) {
  const { api } = useBoard();
  const { options } = view;
  useFrame({ screen: "game", facts: [t("play-alone")], title: t("play-alone") });
  useEffect(() => {
    api.setView({ robots: {}, markers: {}, chip: null, win: null, trail: null, selected: null, landing: [], readOnly: true, cursorMode: true });
  }, []);
  return html`
    <${Panel} class="setup">
      <${Title} class="unseen">${t("play-alone")}</>
      <${Goal} view=${view} />
      <${Folded} title=${t("table-rules")} note=${deviceOptionsWords(options)}>
        <${DeviceOptions} options=${options} disabled=${false} onChange=${(/** @type {Partial<View["options"]>} */ changes) => ask(session, "set_options", { options: { ...options, ...changes } })} />
      </>
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
