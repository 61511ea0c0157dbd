// The paths of something solved, small and as moves, with the player: the own one beside a shortest one, to choose from.

import { cellName } from "../../board/cells.js";
import { html, useId } from "../../vendor/vendor.js";
import { say } from "../announcer.js";
import { Card } from "../components/panel.js";
import { Thumbnail } from "../components/thumbnail.js";
import { t } from "../text.js";
import { MoveList } from "./hand.js";
import { readPath, robotsAfter } from "./path.js";
import { ReplayBar, restStep } from "./replaybar.js";

/** @typedef {import("./path.js").RoundPath} RoundPath */

/** What the paths need of a table. @typedef {import("./replaybar.js").Player & Pick<import("./table.js").Table, "scene" | "api">} Table */

/**
 * `owner` is who found the path shown; `legend` names the choice; `children` stand above it.
 * @param {{table: Table, paths: readonly RoundPath[], owner: string, legend: string, children?: unknown}} props
 */
export function Paths({ table, paths, owner, legend, children }) {
  const name = useId();
  const now = table.replay.playback.value;
  const chosen = paths.find(({ kind }) => kind === now?.of.kind) ?? paths[0];
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
      <${ReplayBar} table=${table} path=${chosen} />
    </>
  `;
}

/**
 * @param {{table: Table, path: RoundPath, owner: string, name: string | null, chosen: boolean, step?: number}} props
 * `name` of the choice, null when there is none; `step` is the move that counts now
 */
function PathOption({ table, path, owner, name, chosen, step }) {
  const { round: { optimum }, kind, moves } = path;
  const title = kind === "optimum" ? t("path-optimum") : owner;
  const label = t("path-label", { title, moves: moves.length });
  const choose = () => {
    table.openPath(path);
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
      ${kind === "optimum" && optimum?.count != null && html`<p class="path-count note">${t(optimum.count_capped ? "optimum-count-capped" : "optimum-count", { count: optimum.count })}</p>`}
    </div>
  `;
}

/** @param {{table: Table, path: RoundPath, onClick?: () => void}} props */
function Picture({ table, path, onClick }) {
  const board = table.board.value;
  if (!board) return null;
  const { slides, start } = readPath(path, board);
  const robots = robotsAfter({ start, slides }, slides.length, (cell) => cellName(cell, board.width));
  const chip = { ...path.round.chip, symbol: path.round.chip.symbol ?? "vortex" };
  return html`
    <div class="path-picture" aria-hidden="true" onClick=${onClick}>
      <${Thumbnail} data=${board} view=${{ robots, chip, trail: { moves: slides } }} />
    </div>
  `;
}
