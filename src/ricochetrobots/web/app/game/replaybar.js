// The player under a way: to the start, back, play, on, to the end; how far, and how fast.

import { html } from "../../vendor/vendor.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { say } from "../announcer.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { t } from "../text.js";
import { stepWords } from "./speech.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./path.js").Told} Told */

/** @param {{table: Table, told: Told}} props `told` is played when nothing else is being looked at */
export function ReplayBar({ table, told }) {
  const { replay } = table;
  const now = replay.playback.value;
  const moves = told.steps.length;
  const step = restStep(told, now);
  const speed = replay.speed.value;

  /** @param {() => unknown} act */
  const on = (act) => () => {
    if (!replay.playback.value) {
      table.openWay(told);
      replay.to(step);
    }
    act();
  };
  const back = on(() => {
    replay.back();
    sayStep(told, replay.playback.value?.step ?? 0);
  });
  const forward = on(() => {
    if (step < moves) sayStep(told, step + 1);
    void replay.forward();
  });
  const free = () => drawer.value === null;
  const asked = () => table.session.view.value?.may.includes("say_ready") ?? false; // its button says Space
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
 * Where a way stands: the one shown lies on the board to its end, a shortest one waits to be played.
 * @param {Told} told @param {import("./replay.js").Playback | null} now
 */
export function restStep({ kind, steps }, now) {
  return now?.step ?? (kind === "shown" ? steps.length : 0);
}

/** Says the move that led to `step`. @param {Told} told @param {number} step */
function sayStep({ steps }, step) {
  say(step === 0 ? t("replay-place", { move: 0, moves: steps.length }) : stepWords(steps[step - 1], step));
}
