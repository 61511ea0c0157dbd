// "Which chip is up?" A tap on it begins the round; chips that somebody has won are dashed.

import { enter } from "./current.js";
import { useEveningTools } from "./headertools.js";
import { useBoardAtRest } from "./eveningboard.js";
import { chipFacts } from "./tabletopwords.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { cue } from "../frame/cues.js";
import { useFrame } from "../frame/frame.js";
import { go, Link } from "../frame/router.js";
import { BOX_CHIPS, targetOf } from "../../rules/chips.js";
import { given } from "../../rules/tabletop.js";
import { html } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @param {{state: import("../../rules/tabletop.js").EveningState}} props */
export function ChooseChip({ state }) {
  const won = given(state);
  const board = useBoardAtRest(state.board, state.robots);
  useEveningTools();
  useFrame({ screen: state.board === null ? "table" : "game", title: t("table-title"), facts: chipFacts(state),
    back: state.phase === "setup" ? "/table" : "/" });

  /** @param {string | null} chip */
  function turnUp(chip) {
    enter({ type: "turn", at: Date.now(), chip });
    cue("stop");
    go("/table");
  }

  return html`
    <${Panel} class="choosing">
      <div class="card-head"><${Title} focusOn=${state.rounds.length}>${t("table-which-chip")}</>
        ${won.length > 0 && html`<span>${t("table-dashed")}</span>`}</div>
      ${state.stale !== null && html`<p
        class="stale"><span>${t("table-stale", { chip: state.stale })}
        </span> <${Link} class="button" to="/table#robots">${t("table-correct")}</></p>`}
    </>
    <${Sheet}>
      <div class="chip-keys" role="group" aria-label=${t("table-which-chip")}>
        ${BOX_CHIPS.map((chip) => {
          const gone = won.includes(chip.id) || (board !== null && targetOf(chip, board) === null);
          return html`
            <button
              type="button" key=${chip.id} class=${gone ? "key given" : "key"} disabled=${gone}
              aria-label=${won.includes(chip.id) ? t("table-chip-given", { chip: chipName(chip) }) : chipName(chip)}
                onClick=${() => turnUp(chip.id)}
            ><${ChipPiece} chip=${chip} size=${36} /></button>
          `;
        })}
        <button type="button" class="key no-chip" onClick=${() => turnUp(null)}><${Icon} name="close" /><span>${t("table-no-chip")}</span>
          </button>
      </div>
    </>
  `;
}
