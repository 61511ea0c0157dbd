// The running matches on this device, with their state, for the start page and the list of games.

import { endWords, who } from "./matchwords.js";
import { useSecondsLeft } from "./now.js";
import { watchRoom } from "./openrooms.js";
import { Glass } from "../components/glass.js";
import { Icon } from "../components/icon.js";
import { go } from "../frame/router.js";
import { paceOf } from "../../rules/botclock.js";
import { dropRunning, games, isRunning } from "../../store/games.js";
import { html, untracked, useEffect, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

const MOST_RUNNING = 2;

/** The running matches; a match that waits for the player comes first. */
export function RunningGames() {
  const running = useMemo(() => games().filter(isRunning).slice(0, MOST_RUNNING), []);
  const sessions = useMemo(() => untracked(() => running.map(({ room }) => watchRoom(room))), [running]);
  const waiting = (/** @type {SessionLike} */ { view }) => (view.value?.demonstration?.seat === view.value?.you
    && view.value?.phase === "showing" ? 0 : 1);
  const ordered = sessions.toSorted((one, other) => waiting(one) - waiting(other));
  return html`<div class="my-games">
    ${ordered.map((session, index) => html`<${RunningGame} key=${session.room} session=${session} first=${index === 0} />`)}</div>`;
}

/** @param {{session: SessionLike, first: boolean}} props */
function RunningGame({ session, first }) {
  const view = session.view.value;
  const ended = session.status.value === "closed";
  useEffect(() => {
    if (ended) dropRunning(session.room);
  }, [ended, session.room]);
  if (!view || ended || view.phase === "lobby") return null;
  const over = view.phase === "finished";
  const name = view.mode === "alone" ? t("play-alone") : session.roomName.value;
  const game = session.game.value;
  const to = over && game !== null ? `/games/${game}` : `/r/${session.link.value}`;
  return html`
    <button type="button" class=${first && !over ? "door my-game ink" : "door my-game"} onClick=${() => go(to)}>
      <${Glass} share=${over ? 0 : 1} />
      <span class="door-text">
        <b>${over ? t("my-game-over") : t("my-game-back")}</b>
        <small>${name} · ${over ? endWords(view) : html`${t("chip-number", { round: view.round })} · <${State} session=${session}
          view=${view} />`}</small>
      </span>
      <${Icon} name="forward" size=${18} />
    </button>
  `;
}

/** The state of the round, with the time left. @param {{session: SessionLike, view: View}} props */
function State({ session, view }) {
  const left = useSecondsLeft(session, view.until, paceOf(view));
  const certainty = session.paused.value ? t("timer-paused") : session.status.value === "lost" && t("timer-about");
  if (view.pause) return html`${t("alone-paused")}${view.pause.left !== null && html` · <b class="steady">${clockTime(view.pause.left)}
    </b>`}`;
  return html`${stateWords(view)}${view.until !== null && html` · ${certainty} <b class="steady">${clockTime(left)}</b>`}`;
}

/** @param {View} view */
function stateWords(view) {
  const [first] = view.bids;
  if (view.phase === "result") return t("phase-step-result");
  if (view.phase === "showing" && view.demonstration) {
    const { seat, moves } = view.demonstration;
    return moves === null ? t("call-show") : t("phase-turn", { ...who(view, seat), moves }); // null: alone, found without a number
  }
  return first && view.phase === "bidding" ? t("say-first", { ...who(view, first.seat), moves: first.moves }).replace(/\.$/, "")
    : t("my-game-thinking");
}
