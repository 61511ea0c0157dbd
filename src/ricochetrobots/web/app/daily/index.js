// The page of a day's puzzle, which the player solves on the board, with a count of moves, undo, and hints one at a
// time.

import { Solved } from "./solvedday.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { Problem, problemWords } from "../frame/problem.js";
import { DAYS, Link } from "../frame/router.js";
import { HandPad, MoveList } from "../hand/handpad.js";
import { Aim, useSolvableKeys } from "../solve/solvable.js";
import { alreadyThere, fetchPuzzle, usePuzzle } from "../solve/today.js";
import { hintWords } from "../solve/todaywords.js";
import { settings } from "../../store/settings.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { dateWords } from "../../words/times.js";

/** @typedef {import("../../net/api.js").Hint} Hint */
/** @typedef {import("../solve/today.js").PuzzleTable} PuzzleTable */

/** @param {{date?: string | null}} props without a date, today's puzzle */
export function PuzzlePage({ date = null }) {
  const [day, setDay] = useState(() => alreadyThere(date));
  const [fault, setFault] = useState(/** @type {unknown} */ (null));
  const table = usePuzzle(day);
  const title = day && day.date !== day.today ? t("puzzle-of-day", { day: dateWords(day.date) }) : t("todays-puzzle");
  useFrame({ screen: "game", facts: [title], title });
  useEffect(() => {
    fetchPuzzle(date).then(setDay, setFault);
  }, [date]);
  if (fault) return html`<${Problem} title=${t("puzzle-missing")} words=${problemWords(fault)} />`;
  if (!day || !table) return html`<${Panel}><div class="pale"><span></span><span></span></div></>`;
  return table.done.value ? html`<${Solved} table=${table} />` : html`<${Puzzle} table=${table} />`;
}

/** @param {{table: PuzzleTable}} props */
function Puzzle({ table }) {
  const { moves } = table.trial.value;
  const none = moves.length === 0;
  const { hints, result } = table.kept.value;
  const allTaken = hints.at(-1)?.last === true;
  useSolvableKeys(table);
  return html`
    <${Panel}>
      <${Card} class="puzzle-head">
        <${Title} focusOn=${table.day.date}>${t("find-a-way")}</>
        <${Aim} table=${table} />
      </>
      ${hints.length > 0 && html`<${Hints} hints=${hints} />`}
      ${none
        ? html`<p class="note">${t("puzzle-how")}</p>`
        : html`<${MoveList} moves=${moves} label=${t("moves-so-far")} />`}
      <p class="puzzle-links">
        ${result && html`<${Button} kind="quiet" onClick=${() => table.finish()}>${t("puzzle-back-to-result")}</>`}
        <${Link} class="button quiet" to=${DAYS}>${t("all-days")}</>
      </p>
    </>
    <${Sheet}>
      <${HandPad} table=${table}>
        <${Button} disabled=${allTaken}
          onClick=${table.hint}>
          ${t("hint-next", { grade: allTaken ? 1 : hints.length + 1 })}${" "}${settings.value.singleKeys && html`<kbd>h</kbd>`}</>
        <${Button} icon="undo" label=${t("undo")} disabled=${none} onClick=${table.undo} />
        <${Button} icon="restart" label=${t("start-over")} disabled=${none} onClick=${table.restart} />
      </>
    </>
  `;
}

/**
 * The hints so far: the last hint about the number of moves, and the last other hint.
 * @param {{hints: readonly Hint[]}} props
 */
function Hints({ hints }) {
  const counts = (/** @type {Hint} */ { kind }) => kind === "at-most" || kind === "exactly";
  const count = hints.findLast(counts);
  const other = hints.findLast((hint) => !counts(hint));
  const words = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => words.current?.parentElement?.scrollIntoView({ block: "center" }), [hints.length]);
  return html`
    <${Card} class="hints">
      <h2 class="unseen" ref=${words}>${t("hints")}</h2>
      ${count && html`<p>${hintWords(count)}</p>`}
      ${other && html`<p>${other.kind === "path" ? t("hint-path-head") : hintWords(other)}</p>`}
      ${other?.kind === "path" && html`<${MoveList} moves=${other.path?.split(" ") ?? []} label=${t("hint-path-head")} />`}
    </>
  `;
}
