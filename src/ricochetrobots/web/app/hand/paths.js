// The paths of a solved task, as small boards and as moves, with the replay buttons: the found path beside a shortest
// one.

import { MoveList } from "./handpad.js";
import { restStep } from "./replay.js";
import { ReplayBar } from "./replaybar.js";
import { shownChip } from "./scene.js";
import { Thumbnail } from "./smallboard.js";
import { Card } from "../components/panel.js";
import { say } from "../frame/announcer.js";
import { follow, robotsAfter } from "../../rules/trial.js";
import { html, useId } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("./replay.js").Path} Path */

/** The parts of a table that the paths need. @typedef {Pick<import("./table.js").Table, "board" | "replay">} Table */

/**
 * `owner` is the player who found the path; `legend` labels the choice; `space` is as in ReplayBar; `children` are
 * above.
 * @param {{table: Table, paths: readonly Path[], owner: string, legend: string, space?: boolean, children?: ComponentChildren}} props
 */
export function Paths({ table, paths, owner, legend, space = true, children }) {
  const name = useId();
  const now = table.replay.playback.value;
  const chosen = paths.find(({ kind }) => kind === now?.path.kind) ?? paths[0];
  if (!chosen) return null;
  const pair = paths.length > 1;
  return html`
    <${Card} class=${pair ? "paths pair" : "paths"}>
      ${children}
      <fieldset class="path-options">
        <legend class="unseen">${legend}</legend>
        ${paths.map((path) => html`
          <${PathOption}
            key=${path.kind} table=${table} path=${path} owner=${owner} name=${pair ? name : null} chosen=${path === chosen}
            step=${path === chosen ? restStep(path, now) : undefined}
          />
        `)}
      </fieldset>
      <${ReplayBar} table=${table} path=${chosen} space=${space} />
    </>
  `;
}

/**
 * @param {{table: Table, path: Path, owner: string, name: string | null, chosen: boolean, step?: number}} props `name`
 * of the choice, null if there is none; `step` is the current move
 */
function PathOption({ table, path, owner, name, chosen, step }) {
  const { kind, moves, note } = path;
  const title = kind === "optimum" ? t("path-optimum") : owner;
  const label = t("path-label", { title, moves: moves.length });
  const choose = () => {
    table.replay.open(path);
    say(label);
  };
  const head = html`<b title=${title}>${title}</b> <strong>${moves.length}</strong>`;
  return html`
    <div class=${chosen ? "path-option chosen" : "path-option"}>
      ${name === null
        ? html`<p class="path-head">${head}</p>`
        : html`
            <label class="path-head">
              <input type="radio" name=${name} checked=${chosen} onChange=${choose} aria-label=${label} />
              ${head}
            </label>
          `}
      <${Picture} table=${table} path=${path} onClick=${name === null || chosen ? undefined : choose} />
      <${MoveList} moves=${moves} label=${t("result-moves")} now=${step} />
      ${note && html`<p class="path-count note">${note}</p>`}
    </div>
  `;
}

/** @param {{table: Table, path: Path, onClick?: () => void}} props */
function Picture({ table, path, onClick }) {
  const board = table.board.value;
  if (!board) return null;
  const trial = follow(board, path.start, path.moves);
  const view = { robots: robotsAfter(trial, board), chip: shownChip(path.chip), trail: { moves: trial.slides } };
  return html`<div class="path-picture" aria-hidden="true" onClick=${onClick}><${Thumbnail} data=${board} view=${view} /></div>`;
}
