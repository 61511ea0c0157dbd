// The player under a path: to the start, back, play, on, to the end; how far, and how fast.

import { cellName } from "../../board/cells.js";
import { html } from "../../vendor/vendor.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { say } from "../announcer.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { t } from "../text.js";
import { moveWords } from "./speech.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./path.js").RoundPath} RoundPath */

/** What the player needs of a table. @typedef {Pick<Table, "board" | "openPath" | "replay"> & Partial<Pick<Table, "session">>} Player */

/** @param {{table: Player, path: RoundPath}} props `path` is played when nothing else is being looked at */
export function ReplayBar({ table, path }) {
  const { replay } = table;
  const now = replay.playback.value;
  const moves = path.moves.length;
  const step = restStep(path, now);
  const speed = replay.speed.value;

  /** @param {() => unknown} act */
  const on = (act) => () => {
    if (!replay.playback.value) {
      table.openPath(path);
      replay.to(step);
    }
    act();
  };
  /** Says the move that led to a step. @param {number} reached */
  function sayStep(reached) {
    const cell = replay.playback.value?.path.slides[reached - 1]?.cells.at(-1);
    const board = table.board.value;
    if (cell === undefined || !board) say(t("replay-place", { move: 0, moves }));
    else say(moveWords(path.moves[reached - 1], reached, cellName(cell, board.width)));
  }

  const back = on(() => {
    replay.back();
    sayStep(replay.playback.value?.step ?? 0);
  });
  const forward = on(() => {
    if (step < moves) sayStep(step + 1);
    void replay.forward();
  });
  const free = () => drawer.value === null;
  const asked = () => table.session?.view.value?.allowed_commands.includes("say_ready") ?? false; // its button says Space
  useKeys([
    { keys: ["["], text: "key-step-back", when: free, run: back },
    { keys: ["]"], text: "key-step-forward", when: free, run: forward },
    { keys: [" "], text: "key-play", when: () => free() && !asked(), run: on(replay.toggle) },
  ]);
  return html`
    <div class="player" role="group" aria-label=${t("replay-label")}>
      <${Button} kind="quiet" icon="first" label=${t("replay-first")} disabled=${step === 0} onClick=${on(() => replay.to(0))} />
      <${Button} kind="quiet" icon="back" label=${t("replay-back")} disabled=${step === 0} onClick=${back} />
      <button type="button" class="play" aria-label=${now?.playing ? t("replay-pause") : t("replay-play")} onClick=${on(replay.toggle)}>
        <${Icon} name=${now?.playing ? "pause" : "play"} />
      </button>
      <${Button} kind="quiet" icon="forward" label=${t("replay-forward")} disabled=${step === moves} onClick=${forward} />
      <${Button} kind="quiet" icon="last" label=${t("replay-last")} disabled=${step === moves} onClick=${on(() => replay.to(moves))} />
      <span class="player-place">${t("replay-place", { move: step, moves })}</span>
      <${Button}
        kind="quiet" class="player-speed" aria-pressed=${speed === 2} label=${t("replay-speed", { speed })}
        onClick=${() => (replay.speed.value = speed === 1 ? 2 : 1)}
      >${t("replay-times", { speed })}</>
    </div>
  `;
}

/**
 * Where a path stands: the one shown lies on the board to its end, a shortest one waits to be played.
 * @param {RoundPath} path @param {import("./replay.js").Playback | null} now
 */
export function restStep({ kind, moves }, now) {
  return now?.step ?? (kind === "shown" ? moves.length : 0);
}
