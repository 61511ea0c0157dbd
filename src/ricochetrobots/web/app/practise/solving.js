// A practice puzzle: robots and arrows, moves so far, and hints one at a time with their prices. No clock.

import { draw, know } from "./dealer.js";
import { openPuzzle } from "./openpuzzle.js";
import { hintWords, solverWords } from "./practisewords.js";
import { usePuzzle } from "./puzzletable.js";
import { today } from "./record.js";
import { Solved } from "./solvedpuzzle.js";
import { Button } from "../components/button.js";
import { Card, Pale, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame, useTools } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { Problem } from "../frame/problem.js";
import { canShare, shareLink } from "../frame/share.js";
import { HandPad, MoveList } from "../hand/handpad.js";
import { Aim, useSolvableKeys } from "../solve/solvable.js";
import { linkTo } from "../../net/address.js";
import { puzzlesOf } from "../../rules/practise/diary.js";
import { nameText } from "../../rules/practise/puzzlename.js";
import { HINT_PRICES } from "../../rules/practise/scoring.js";
import { again, diary, open } from "../../store/practise.js";
import { settings } from "../../store/settings.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {import("../../rules/practise/puzzlename.js").PuzzleName} PuzzleName */
/** @typedef {import("./puzzletable.js").PuzzleTable} PuzzleTable */

/** @param {{name: PuzzleName}} props */
export function Solving({ name }) {
  const [drawn, setDrawn] = useState(/** @type {Drawn | null} */ (null));
  const [fault, setFault] = useState(/** @type {unknown} */ (null));
  const table = usePuzzle(drawn);
  const grade = drawn ? t("practise-grade", { grade: drawn.grade }) : "";
  const { result, hints = 0 } = table?.state.value ?? {};
  const counted = Boolean(result?.moves) && hints < HINT_PRICES.length; // a puzzle whose path was shown does not count, nor does its retry
  const number = Math.max(1, puzzlesOf(diary.value.days[today()]) + (counted ? 0 : 1)); // at least 1 the day after its solution
  useFrame({
    screen: "game", title: t("practise-title"), facts: [t("practise-title")], back: "/practise",
    aside: drawn ? t("practise-place", { grade, number }) : t("practise-searching"),
  });
  useTools([{ icon: canShare() ? "share" : "copy", label: t("practise-send"), run: () => void send(nameText(name)) }]);
  useEffect(() => {
    const text = nameText(name);
    const listed = again.value.find((one) => one.name === text);
    const stored = open.value?.drawn.name === text ? open.value.drawn : listed;
    if (stored) know(stored);
    draw(name).then((found) => {
      openPuzzle(found);
      setDrawn(found);
    }, setFault);
  // oxlint-disable-next-line react/exhaustive-deps -- each name has a component of its own
  }, []);
  if (fault) return html`<${Problem} title=${t("puzzle-missing")} words=${solverWords(fault)} />`;
  if (!table) return html`<${Pale} />`;
  return table.done.value ? html`<${Solved} table=${table} />` : html`<${Puzzle} table=${table} />`;
}

/** Shares the link of a puzzle. @param {string} text its name */
async function send(text) {
  const link = linkTo(`/practise#${text}`);
  const happened = await shareLink(link, t("practise-title"));
  if (happened === "copied") showMessage({ words: t("race-sent") });
  if (happened === "failed") showMessage({ words: t("race-by-hand", { link }), lasting: true });
}

/** @param {{table: PuzzleTable}} props */
function Puzzle({ table }) {
  const { moves } = table.trial.value;
  const { hints } = table.state.value;
  useSolvableKeys(table);
  const letter = (/** @type {string} */ key) => settings.value.singleKeys && html` <kbd class="for-keys">${key}</kbd>`;
  return html`
    <${Panel} class="practise-solving">
      <${Card} class="puzzle-head">
        <${Title} focusOn=${table.drawn.name}>${t("find-a-way")}</>
        <${Aim} table=${table} />
      </>
      ${moves.length > 0 && html`<${MoveList} moves=${moves} label=${t("moves-so-far")} />`}
      <${Hints} table=${table} />
    </>
    <${Sheet}>
      <${HandPad} table=${table}>
        <div class="hand-pair">
          <${Button} disabled=${moves.length === 0} onClick=${table.undo}>${t("undo")}${letter("u")}</>
          <${Button} disabled=${hints >= HINT_PRICES.length} onClick=${table.hint}>${t("practise-hint")}${letter("h")}</>
        </div>
      </>
    </>
  `;
}

/** The hints taken, then those to come with their prices. @param {{table: PuzzleTable}} props */
function Hints({ table }) {
  const { hints } = table.state.value;
  const { robot } = table.chip.value;
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    if (hints > 0) list.current?.children[hints - 1]?.scrollIntoView({ block: "center" });
  }, [hints]);
  const next = { name: t("practise-hint-name", { hint: hints + 1 }), price: t("practise-hint-price", { hint: hints + 1 }) };
  return html`
    <h2 class="practise-head"><span>${t("hints")}</span><small class="for-keys">${t("practise-hints-next", next)}</small></h2>
    <ol class="card lines practise-hints" ref=${list}>
      ${HINT_PRICES.map((_, at) => {
        const hint = at + 1;
        const taken = hint <= hints;
        return html`
          <li key=${hint} class=${`line ${taken ? "taken" : hint === hints + 1 ? "next" : "later"}`}>
            <span class="tag" aria-hidden="true">${hint}</span>
            <span class="line-text">${taken ? hintWords(hint, table.drawn.path, robot) : t("practise-hint-name", { hint })}</span>
            ${!taken && html`<small>${t("practise-hint-price", { hint })}</small>`}
          </li>
        `;
      })}
    </ol>
  `;
}
