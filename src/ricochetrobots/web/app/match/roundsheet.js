// What a round adds to the sheet: its head, with the clock and the task or the call to show, and the players.

import { SandTimer } from "./hourglass.js";
import { shows } from "./matchscene.js";
import { sandRuns, who } from "./matchwords.js";
import { useSecondsLeft } from "./now.js";
import { PlayersTab } from "./playerstab.js";
import { ThinkingTime } from "./think.js";
import { Button } from "../components/button.js";
import { cue } from "../frame/cues.js";
import { closeDrawer, useSheetPart } from "../frame/drawer.js";
import { ChipSigns } from "../hand/chipline.js";
import { paceOf } from "../../rules/botclock.js";
import { html, useEffect, useMemo, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */
/** @typedef {import("./matchtable.js").Table} Table */

/** @param {Table} table @param {View} view @param {import("./playerstab.js").Tools} tools */
export function useRoundSheet({ session, chat }, { phase, mode }, tools) {
  const head = useMemo(() => () => html`<${RoundHead} session=${session} />`, [session]);
  const players = useMemo(() => () => html`<${PlayersTab} session=${session} chat=${chat} tools=${tools} />`, [session, chat, tools]);
  useSheetPart("head", phase === "finished" ? null : head);
  useSheetPart("players", mode === "alone" ? null : players);
}

/** The clock and the task; the call when it is the viewer's turn. @param {{session: Session}} props */
function RoundHead({ session }) {
  const view = session.view.value;
  const mine = view !== null && shows(view);
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current) cue("glass");
    was.current = mine;
  }, [mine]);
  if (!view) return null;
  if (mine) return html`<${Call} session=${session} view=${view} />`;
  const runs = sandRuns(view) || view.phase === "showing";
  const total = view.phase === "showing" ? view.options.demonstration_seconds ?? view.timer_seconds : view.timer_seconds;
  return html`
    <div class="drawer-round">
      <span id="drawer-time"><${SandTimer} session=${session} until=${runs ? view.until : null} total=${total}
        pace=${paceOf(view)} /></span>
      ${view.mode === "friends" && html`<${ThinkingTime} session=${session} view=${view} />`}
      ${view.chip && html`<${ChipSigns} chip=${view.chip} />`}
    </div>
  `;
}

/** @param {{session: Session, view: View}} props */
function Call({ session, view }) {
  const bid = view.demonstration?.moves ?? null;
  const left = useSecondsLeft(session, view.until);
  return html`
    <div class="drawer-call">
      <b id="drawer-time">${t(bid === null ? "phase-show-way" : "phase-turn", { ...who(view, view.you), moves: bid ?? 0 })}</b>
      <${Button} kind="main" onClick=${closeDrawer}>${t("phase-step-show")} ${view.until !== null && html`<span
        class="steady">${clockTime(left)}</span>`}</>
    </div>
  `;
}
