// The player under a way: to the start, back, play, on, to the end; how far, and how fast.

import { html } from "../../vendor/vendor.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { t } from "../text.js";

/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */
/** @typedef {import("./table.js").Table} Table */

/** @param {{table: Table, round: RoundPart}} props `round` is played when nothing else is being looked at */
export function ReplayBar({ table, round }) {
  const { replay } = table;
  const now = replay.playback.value;
  const moves = (now?.round ?? round).steps.length;
  const step = now?.step ?? moves;
  const speed = replay.speed.value;

  /** @param {() => unknown} act */
  const on = (act) => () => {
    if (!replay.playback.value) table.openRound(round);
    act();
  };
  const free = () => drawer.value === null;
  useKeys([
    { keys: ["["], text: "key-step-back", when: free, run: on(replay.back) },
    { keys: ["]"], text: "key-step-forward", when: free, run: on(replay.forward) },
    { keys: [" "], text: "key-play", when: free, run: on(replay.toggle) },
  ]);
  return html`
    <div class="player" role="group" aria-label=${t("replay-label")}>
      <${Button} kind="quiet" icon="first" label=${t("replay-first")} disabled=${step === 0} onClick=${on(() => replay.to(0))} />
      <${Button} kind="quiet" icon="back" label=${t("replay-back")} disabled=${step === 0} onClick=${on(replay.back)} />
      <button type="button" class="play" aria-label=${now?.playing ? t("replay-pause") : t("replay-play")} onClick=${on(replay.toggle)}>
        <${Icon} name=${now?.playing ? "pause" : "play"} />
      </button>
      <${Button} kind="quiet" icon="forward" label=${t("replay-forward")} disabled=${step === moves} onClick=${on(replay.forward)} />
      <${Button} kind="quiet" icon="last" label=${t("replay-last")} disabled=${step === moves} onClick=${on(() => replay.to(moves))} />
      <span class="player-place">${t("replay-place", { move: step, moves })}</span>
      <${Button}
        kind="quiet" class="player-speed" aria-pressed=${speed === 2} label=${t("replay-speed", { speed })}
        onClick=${() => (replay.speed.value = speed === 1 ? 2 : 1)}
      >${t("replay-times", { speed })}</>
    </div>
  `;
}
