// The replay buttons under a path: to the start, back, play, forward, to the end; with the current move and the speed.

import { restStep } from "./replay.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { say } from "../frame/announcer.js";
import { isPageFree } from "../frame/drawer.js";
import { useKeys } from "../frame/keys.js";
import { endOf } from "../../rules/trial.js";
import { html } from "../../vendor/vendor.js";
import { stepWords } from "../../words/names.js";
import { t } from "../../words/text.js";

/**
 * `path` is the path to replay if none is open. `space`: the space bar starts the replay; otherwise it belongs to a
 * button of the page. `astray`: the board shows other moves.
 * @param {{table: Pick<import("./table.js").Table, "board" | "replay">, path: import("./replay.js").Path, space: boolean, astray?:
 * boolean}} props
 */
export function ReplayBar({ table, path, space, astray = false }) {
  const { replay } = table;
  const now = replay.playback.value;
  const moves = path.moves.length;
  const step = restStep(path, now);
  const speed = replay.speed.value;

  /** @param {() => unknown} act */
  const on = (act) => () => {
    if (!replay.playback.value) {
      replay.open(path);
      replay.to(step);
    }
    act();
  };
  /** Speaks the move that led to a step. @param {number} reached */
  function sayStep(reached) {
    const slide = replay.playback.value?.trial.slides[reached - 1];
    if (!slide || !table.board.value) say(t("replay-place", { move: 0, moves }));
    else say(stepWords(path.moves[reached - 1], reached, endOf(slide, table.board.value)));
  }

  const back = on(() => {
    replay.back();
    sayStep(replay.playback.value?.step ?? 0);
  });
  const forward = on(() => {
    if (step < moves) sayStep(step + 1);
    void replay.forward();
  });
  const free = isPageFree;
  useKeys([
    { keys: ["["], text: "key-step-back", when: free, run: back },
    { keys: ["]"], text: "key-step-forward", when: free, run: forward },
    { keys: [" "], text: "key-play", when: () => free() && space, run: on(replay.toggle) },
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
      <span class="player-place">${astray ? "" : t("replay-place", { move: step, moves })}</span>
      <${Button}
        kind="quiet" class="player-speed" aria-pressed=${speed === 2} label=${t("replay-speed", { speed })}
        onClick=${() => (replay.speed.value = speed === 1 ? 2 : 1)}
      >${t("replay-times", { speed })}</>
    </div>
  `;
}
