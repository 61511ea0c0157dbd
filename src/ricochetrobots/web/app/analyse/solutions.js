// The shortest solutions, in groups: rows to choose, to expand and to play.

import { ruleName } from "./rulechip.js";
import { OutOfMemory, Searching, secondsWords } from "./searching.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Title } from "../components/panel.js";
import { RobotPiece } from "../components/pieceicon.js";
import { orientation } from "../frame/boardhost.js";
import { ARROW_ICONS } from "../hand/handpad.js";
import { pictureDirection } from "../../board/orient.js";
import { html, useState } from "../../vendor/vendor.js";
import { directionName, listed, moveName, robotName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../hand/replay.js").Path} Path */
/** @typedef {import("./groups.js").Group} Group */
/** @typedef {import("./analysisstate.js").Analysis} Analysis */

/** The groups listed at first. */
const FIRST_GROUPS = 20;

/**
 * The heading, and under it the groups.
 * @param {{analysis: Analysis, shown: Path | null, children?: ComponentChildren}} props `shown` is the path shown in a round
 */
export function Solutions({ analysis, shown, children }) {
  const { main, ruled, solutions } = analysis;
  const known = main.value;
  if (!known) return html`<div class="analysis-head"><${Title}>${t("analyse-choose-chip")}</>${children}</div>`;
  if (known.state === "failed") return html`<div class="analysis-head"><${Title}>${t("analyse-no-solver")}</>${children}</div>`;
  const { result } = known;
  if (known.state !== "done" || result.status === "memory") {
    return html`<${Searching} known=${known} tools=${children}><p class="note">${t("analyse-meanwhile")}</p></>`;
  }
  const time = t("analyse-proven-in", { time: secondsWords((known.until - known.since) / 1000) });
  const count = solutions.value?.count;
  const other = ruled.value?.state === "done" && ruled.value.result.status !== "memory" && t("analyse-with-ricochet",
    { moves: ruled.value.result.path?.length ?? 0 });
  return html`
    <div class="analysis-head">
      <div>
        <${Title} focusOn=${analysis.table.target.value}>
          ${result.status === "solved" ? t("analyse-shortest", { moves: result.path.length }) : t("analyse-unsolvable")}
          <span class="unseen">, ${ruleName(analysis)}</span></>
        <p class="note">${[count && t("analyse-solutions", { count }), time, other].filter(Boolean).join(" · ")}</p>
      </div>
      ${children}
    </div>
    <${Groups} analysis=${analysis} shown=${shown} />
  `;
}

/** @param {{analysis: Analysis, shown: Path | null}} props */
function Groups({ analysis, shown }) {
  const { groups, solutions, table } = analysis;
  const [all, setAll] = useState(false);
  const few = solutions.value?.complete && all ? groups.value : groups.value.slice(0, FIRST_GROUPS);
  const rest = solutions.value?.complete ? groups.value.length - few.length : 0;
  const looked = table.replay.playback.value?.path;
  return html`
    <ol class="solutions" aria-label=${t("analyse-tab-solutions")}>
      ${few.map((group) => html`<${Row} key=${group.paths[0].join()} analysis=${analysis} group=${group} />`)}
      ${shown && html`
        <li class=${`solution shown ${looked?.kind === "shown" ? "chosen" : ""}`}>
          <${Choice} table=${table} path=${shown} words=${shown.note ?? ""}>
            <${Steps} moves=${shown.moves} /><span class="note">${shown.note}</span>
          </>
        </li>
      `}
    </ol>
    ${rest > 0 && html`<${Button} onClick=${() => setAll(true)}>${t("analyse-more-groups", { count: rest })}</>`}
    <${Counting} analysis=${analysis} />
  `;
}

/** What is known about the number of solutions until they are counted, and the way to count them. @param {{analysis: Analysis}} props */
function Counting({ analysis: { count, counting, solutions, stopCounting } }) {
  const known = counting.value;
  if (!solutions.value || solutions.value.count !== null || !known) return null;
  if (known.state === "running") return html`
    <p class="note searching-time" role="status"><span class="spinner" aria-hidden="true"></span> ${t("analyse-counting-solutions")}</p>
    <${Button} onClick=${stopCounting}>${t("analyse-count-stop")}</>
  `;
  if (known.state === "failed") return html`<${OutOfMemory} words=${t("analyse-count-memory")} />`;
  return html`<${Button} onClick=${count}>${t("analyse-count")}</>`;
}

/** A group. The chosen one can be expanded. @param {{analysis: Analysis, group: Group}} props */
function Row({ analysis: { solutions, table }, group }) {
  const [open, setOpen] = useState(false);
  const looked = table.replay.playback.value?.path.moves;
  const chosen = group.paths.some((path) => path.join() === looked?.join());
  const [first] = group.paths;
  const several = group.paths.length > 1;
  const words = groupWords(group, solutions.value);
  return html`
    <li class=${`solution ${chosen ? "chosen" : ""}`}>
      <${Choice} table=${table} path=${pathOf(table, first)} words=${`${spoken(group)}. ${words}`} expanded=${several ? open : undefined}
        onChoose=${() => setOpen(several && !open)}>
        <${Steps} moves=${first} at=${group.at} directions=${group.directions} /><span class="note">${words}</span>
      </>
      ${open && html`
        <ol class="solution-paths">
          ${group.paths.map((moves) => html`
            <li key=${moves.join()} class=${moves.join() === looked?.join() ? "chosen" : ""}>
              <${Choice} table=${table} path=${pathOf(table, moves)} words=${listed(moves.map(moveName))}
                counted=${false}><${Steps} moves=${moves} /></>
            </li>
          `)}
        </ol>
      `}
    </li>
  `;
}

/**
 * A row that shows a path on the board, with a button that plays it.
 * @param {{table: Analysis["table"], path: Path, words: string, expanded?: boolean, counted?: boolean, onChoose?: () =>
 * void, children?: ComponentChildren}} props
 */
function Choice({ table, path, words, expanded, counted = true, onChoose, children }) {
  const label = t("analyse-path", { moves: path.moves.length, words });
  return html`
    <div class="solution-row">
      <button type="button" class="solution-choose" aria-expanded=${expanded} onClick=${() => { table.replay.open(path); onChoose?.(); }}>
        <span class="unseen">${label}</span>
        ${counted && html`<b class="solution-moves" aria-hidden="true">${path.moves.length}</b>`}
        <span class="solution-steps" aria-hidden="true">${children}</span>
      </button>
      <button type="button" class="round-play" aria-label=${t("analyse-play", { words })}
        onClick=${() => table.replay.start(path)}><${Icon} name="play" /></button>
    </div>
  `;
}

/** @param {Analysis["table"]} table @param {readonly string[]} moves @returns {Path} */
export function pathOf(table, moves) {
  return { kind: "optimum", start: table.start, moves, chip: /** @type {Path["chip"]} */ (table.chip.value) };
}

/**
 * Moves as robots and arrows. The move `at` may have any of `directions`.
 * @param {{moves: readonly string[], at?: number, directions?: readonly Direction[]}} props
 */
function Steps({ moves, at = -1, directions = [] }) {
  const arrow = (/** @type {Direction} */ direction) => ARROW_ICONS[pictureDirection(direction, orientation.value)];
  return html`
    <span class="movelist">
      ${moves.map((move, index) => {
        const ways = index === at ? directions : [/** @type {Direction} */ (move[1])];
        return html`
          <span class="move" key=${index}>
            <${RobotPiece} robot=${/** @type {Robot} */ (move[0])} size=${20} />
            ${ways.map((way, place) => html`${place > 0 && html`<small>${t("analyse-or")}</small>`}
              <${Icon} name=${arrow(way)} size=${15} />`)}
          </span>
        `;
      })}
    </span>
  `;
}

/** Returns "red north, silver east or west, green north". @param {Group} group */
function spoken({ paths: [moves], at, directions }) {
  const names = moves.map((move, index) => {
    if (index !== at) return moveName(move);
    const ways = directions.map((direction) => directionName(direction)).join(` ${t("analyse-or")} `);
    return t("show-move", { robot: robotName(/** @type {Robot} */ (move[0])), direction: ways });
  });
  return listed(names);
}

/**
 * Returns "four solutions · red and silver in either order". If not all solutions are listed, nobody knows how many of them
 * belong to the group.
 * @param {Group} group @param {Analysis["solutions"]["value"]} solutions
 */
function groupWords({ paths, orders, swap }, solutions) {
  if (!solutions?.complete) return t(solutions?.count ? "analyse-one-of" : "analyse-one-of-unknown");
  const parts = [t("analyse-solutions", { count: paths.length })];
  if (swap) parts.push(t("analyse-either-order", { robots: listed(swap.map(robotName)) }));
  else if (orders > 1) parts.push(t("analyse-orders", { count: orders }));
  return parts.join(" · ");
}
