// The moves left after each move: beside the board as a cross for each robot, in the hand, and as a list that is read
// aloud.

import { PartTitle } from "./analysistable.js";
import { countWords, signOf } from "./movecounts.js";
import { Button } from "../components/button.js";
import { RobotPiece } from "../components/pieceicon.js";
import { say } from "../frame/announcer.js";
import { orientation } from "../frame/boardhost.js";
import { MoveList } from "../hand/handpad.js";
import { pictureDirection } from "../../board/orient.js";
import { html, useEffect, useRef } from "../../vendor/vendor.js";
import { directionName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("./movecounts.js").Count} Count */
/** @typedef {import("./analysisstate.js").Analysis} Analysis */

/** @param {{analysis: Analysis, children?: import("../../vendor/vendor.js").ComponentChildren}} props */
export function Moves({ analysis, children }) {
  const { counts, now, table } = analysis;
  const { moves } = table.here.value;
  const verdict = lastMoveWords(analysis);
  useSpoken(verdict ?? (now.value === null ? "" : leftWords(analysis)));
  return html`
    <section class="moves-left" aria-labelledby="moves-left">
      <div class="analysis-head">
        <div>
          <${PartTitle} id="moves-left">${leftWords(analysis)}</>
          <p class="note">${moves.length === 0 ? t("analyse-from-start") : t("analyse-after", { count: moves.length })}</p>
        </div>
        <div class="buttons moves-keys"><${UndoAndBest} analysis=${analysis} /></div>
        ${children}
      </div>
      <div class="moves-made">
        ${moves.length > 0 && html`<${MoveList} moves=${moves} label=${t("moves-so-far")} />`}
        ${verdict && html`<p class="moves-verdict">${verdict}</p>`}
      </div>
      ${ruleWords(analysis) && html`<p class="note">${ruleWords(analysis)}</p>`}
      <div class="crosses" aria-hidden="true">
        ${/** @type {Robot[]} */ (Object.keys(table.start)).map((robot) => html`<${Cross} key=${robot} analysis=${analysis}
          robot=${robot} />`)}
      </div>
      <ul class="legend" aria-label=${t("analyse-legend")}>
        ${/** @type {const} */ (["best", "one", "few", "many"]).map((kind) => html`<li
          key=${kind}><span class=${`legend-sign ${kind}`} aria-hidden="true"></span>${t(`analyse-legend-${kind}`)}</li>`)}
      </ul>
      <ol class="unseen" aria-label=${t("analyse-every-move")}>
        ${[...counts.value].toSorted(([, one], [, other]) => order(one) - order(other)).map(([move, count]) => html`<li
          key=${move}>${countWords(move, count)}</li>`)}
      </ol>
    </section>
  `;
}

/** Two keys: the last move back, and one of the best moves. @param {{analysis: Analysis}} props */
export function UndoAndBest({ analysis: { counts, now, table } }) {
  const best = now.value === 0 ? null : [...counts.value].find(([, { kind }]) => kind === "best")?.[0];
  const play = () => best && table.move(/** @type {Robot} */ (best[0]), /** @type {Direction} */ (best[1]));
  return html`
    <${Button} disabled=${table.onBoard.value.length === 0} onClick=${table.undo}>${t("undo")}</>
    <${Button} disabled=${!best} onClick=${play}>${t("analyse-best")}</>
  `;
}

/** @param {Count} count */
function order({ left }) {
  return typeof left === "number" ? left : left === null ? 1000 : 2000;
}

/** A robot, and around it the number of each of its moves; a mouse can make them. @param {{analysis: Analysis, robot: Robot}} props */
function Cross({ analysis: { counts, table }, robot }) {
  return html`
    <span class="cross">
      <${RobotPiece} robot=${robot} size=${24} />
      ${/** @type {Direction[]} */ (["n", "e", "s", "w"]).map((direction) => {
        const count = counts.value.get(robot + direction);
        const place = `cross-${pictureDirection(direction, orientation.value)}`;
        if (!count) return html`<span key=${direction} class=${`cross-move blocked ${place}`}></span>`;
        return html`<span key=${direction} class=${`cross-move ${count.kind} ${place}`}
          onClick=${() => table.move(robot, direction)}>${signOf(count.left)}</span>`;
      })}
    </span>
  `;
}

/** Returns "4 to go", "Reached in 5 moves", "No path is left". @param {Analysis} analysis */
function leftWords({ end, now, rules, table }) {
  const { moves } = table.here.value;
  if (end.value !== null && (!rules.value.exact || end.value === moves.length)) return t("analyse-reached", { moves: end.value });
  if (now.value === null) return t("analyse-counting");
  return now.value === "none" ? t("analyse-no-path") : t("analyse-left", { moves: now.value });
}

/** Returns which bids a trial that has reached the target would win (R6.3). @param {Analysis} analysis */
function ruleWords({ end, rules, table }) {
  const { length } = table.here.value.moves;
  if (end.value === null || (rules.value.exact && end.value !== length)) return "";
  return rules.value.exact ? t("analyse-bid-exact", { moves: length }) : t("analyse-bid-fewer", { moves: end.value });
}

/** Returns "Green east adds five moves: 9 instead of 4." after a move that is not one of the best. @param {Analysis} analysis */
function lastMoveWords({ leftAfter, now, table }) {
  const { moves } = table.here.value;
  const move = moves.at(-1);
  if (!move) return null;
  const before = leftAfter(moves.slice(0, -1));
  if (typeof before !== "number" || now.value === null) return null;
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  const values = { robot, direction: directionName(direction) };
  if (now.value === "none") return t("analyse-dead-end", values);
  const more = now.value + 1 - before;
  return more > 0 ? t("analyse-adds", { ...values, more, now: now.value + 1, before }) : null;
}

/** Speaks new words. @param {string} words */
function useSpoken(words) {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && words) say(words);
    first.current = false;
  }, [words]);
}
