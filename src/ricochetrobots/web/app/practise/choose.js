// The choice of puzzles: how hard, how many moves, themes and box; with the rating, and the ways to the other pages.

import { GradeBars, Sparkline } from "./charts.js";
import { drawNext, stopDrawing } from "./dealer.js";
import { giveUpOpen, isTouched } from "./openpuzzle.js";
import { solverWords } from "./practisewords.js";
import { playerNow, puzzleRating, today } from "./record.js";
import { Button } from "../components/button.js";
import { Segmented } from "../components/choice.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { useFrame, useTools } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { go, Link } from "../frame/router.js";
import { AT_REST } from "../hand/scene.js";
import { createTable, useTable } from "../hand/table.js";
import { EDITIONS } from "../../rules/constants.js";
import { readBoard } from "../../rules/notation.js";
import { readPuzzle } from "../../rules/position.js";
import { streakOn } from "../../rules/practise/diary.js";
import {
  GRADE_NUMBERS, MOVE_NUMBERS, NEAR, NEARBY, themesIn, withEdition, withGrade, withMoves, withTheme,
} from "../../rules/practise/wanted.js";
import { again, choosing, diary, open, rushes } from "../../store/practise.js";
import { settings } from "../../store/settings.js";
import { html, useEffect, useMemo, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/practise/wanted.js").Choice} Choice */
/** @typedef {import("./dealer.js").Drawn} Drawn */

const OPEN_END = MOVE_NUMBERS[MOVE_NUMBERS.length - 1];
/** The days in the line of ratings. */
const LINE_DAYS = 12;
/** Puzzles are generated only when the choice has rested this long. */
const RESTS_MS = 250;

export function Choose() {
  const { choice } = choosing.value;
  const { rating, deviation } = playerNow();
  const [near, days] = [Math.round(rating), streakOn(diary.value.days, today())];
  const { drawn, fault } = useFirst(near);
  const unsolved = isTouched() ? open.value : null;
  useFrame({ screen: "final", title: t("practise-title"), facts: [t("practise-title")], aside: t("practise-no-clock"), back: "/" });
  useTools([{ icon: "calendar", label: t("year-title"), run: () => go("/practise/year") }]);
  useKeys([{ keys: ["Enter"], text: "key-practise-start", run: () => (unsolved ? resume() : start()) }]);

  /** @param {Choice} next */
  function choose(next) {
    choosing.change((before) => ({ ...before, choice: next }));
  }

  function start() {
    if (!drawn) return;
    giveUpOpen();
    choosing.change((before) => ({ ...before, next: drawn.index + 1 }));
    go(`/practise#${drawn.found.name}`);
  }

  function resume() {
    if (unsolved) go(`/practise#${unsolved.drawn.name}`);
  }

  const far = drawn && choice.grade === NEAR && Math.abs(puzzleRating(drawn.found) - near) > NEARBY;
  const plain = drawn !== null && !fault && !unsolved && !far;
  return html`
    <${Panel} class="practise">
      <${Title} class="unseen">${t("practise-title")}</>
      <${Standing} rating=${near} deviation=${Math.round(deviation)} days=${days} />
      <nav class="practise-doors">
        <${Door} to="/practise/rush" icon="clock" title=${t("rush-title")} note=${t("rush-best", { solved: rushes.value.best })} />
        <${Door} to="/practise/race" icon="flag" title=${t("race-title")} note=${t("race-by-link")} />
        <${Door} to="/practise/again" icon="undo" title=${t("again-title")} note=${t("again-count", { count: again.value.length })} />
      </nav>
      <${Grades} choice=${choice} near=${near} onChange=${(/** @type {Choice["grade"]} */ grade) => choose(withGrade(choice, grade))} />
      <${Moves} choice=${choice} onChange=${choose} />
      <${Themes} choice=${choice} onChange=${choose} />
      <h2 class="practise-head"><span>${t("practise-box")}</span></h2>
      <${Segmented} label=${t("practise-box")} value=${choice.edition}
        options=${EDITIONS.map(({ id }) => ({ value: id, text: t(`edition-${id}`) }))}
        onChange=${(/** @type {string} */ id) => choose(withEdition(choice, id))} />
    </>
    <${Sheet} class="practise-start">
      <p class=${plain ? "note about-board" : "note"}
        role="status">${sheetWords(drawn !== null, fault, unsolved !== null, far ? puzzleRating(drawn.found) : null)}</p>
      <div class="buttons">
        ${unsolved && html`<${Button} disabled=${!drawn} onClick=${start}>${t("practise-another")}</>`}
        <${Button} kind="main" disabled=${!unsolved && !drawn} onClick=${unsolved ? resume : start}>
          ${unsolved ? t("practise-continue") : t("practise-start")}${settings.value.singleKeys
            && html` <kbd class="for-keys">${t("key-enter")}</kbd>`}
        </>
      </div>
    </>
  `;
}

/** @param {boolean} ready @param {string | null} fault @param {boolean} unsolved @param {number | null} far */
function sheetWords(ready, fault, unsolved, far) {
  if (fault) return fault;
  if (unsolved) return t("practise-open-note");
  if (!ready) return t("practise-searching");
  return far === null ? t("practise-board-note") : t("practise-far", { rating: String(far) });
}

/**
 * Generates the first puzzle of the choice and shows it on the board.
 * @param {number} rating
 */
function useFirst(rating) {
  const from = choosing.value;
  const key = JSON.stringify([from, from.choice.grade === NEAR ? rating : 0]);
  const [drawn, setDrawn] = useState(/** @type {{key: string, found: Drawn, index: number} | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    let [over, busy] = [false, false];
    const rest = setTimeout(async () => {
      busy = true;
      try {
        const next = await drawNext(from, rating);
        if (!over) setDrawn({ key, ...next });
      } catch (error) {
        if (!over) setFault(solverWords(error));
      }
      busy = false;
    }, RESTS_MS);
    setFault(null);
    return () => {
      over = true;
      clearTimeout(rest);
      if (busy) stopDrawing();
    };
  // oxlint-disable-next-line react/exhaustive-deps -- `key` has what matters of both
  }, [key]);
  const current = drawn?.key === key ? drawn : null;
  useShown(current?.found.puzzle ?? null);
  return { drawn: current, fault };
}

/** Shows a puzzle on the board, at rest. @param {string | null} puzzle */
function useShown(puzzle) {
  const { api } = useBoard();
  const table = useMemo(() => {
    if (!puzzle) return null;
    const { board: text, robots, target } = readPuzzle(puzzle);
    const made = createTable(api);
    const chip = () => ({ ...target, symbol: made.board.value?.targets.find(({ cell }) => cell === target.cell)?.symbol ?? null });
    return { ...made, text, scene: { get value() { return { ...AT_REST, robots, markers: {}, chip: chip() }; } } };
  }, [puzzle, api]);
  useTable(table, table?.text);
  useEffect(() => {
    if (table) void layBoard(readBoard(table.text));
  }, [table]);
}

/** The rating, its last days, and the streak. @param {{rating: number, deviation: number, days: number}} props */
function Standing({ rating, deviation, days }) {
  const line = Object.entries(diary.value.days).sort(([one], [other]) => (one < other ? -1 : 1)).slice(-LINE_DAYS).map(([, day]) => day);
  return html`
    <${Link} class="card practise-standing" to="/practise/year">
      <span class="unseen">${t("practise-standing", { rating: String(rating), deviation, days })}</span>
      <span aria-hidden="true"><b>${rating}</b> <small>${t("practise-deviation", { deviation })}</small><br />
        <small>${t("practise-your-rating")}</small></span>
      <${Sparkline} days=${line} />
      <span aria-hidden="true"><b>${days}</b><br /><small>${t("practise-in-a-row", { days })}</small></span>
    </>
  `;
}

/** @param {{to: string, icon: import("../components/icon.js").IconName, title: string, note: string}} props */
function Door({ to, icon, title, note }) {
  return html`<${Link} class="card practise-door" to=${to}><${Icon} name=${icon} size=${18} /><b>${title}</b><small>${note}</small></>`;
}

/** @param {{choice: Choice, near: number, onChange: (grade: Choice["grade"]) => void}} props */
function Grades({ choice, near, onChange }) {
  return html`
    <h2 class="practise-head"><span>${t("practise-how-hard")}</span></h2>
    <div class="practise-grades" role="group" aria-label=${t("practise-how-hard")}>
      <button type="button" class="key" aria-pressed=${choice.grade === NEAR} onClick=${() => onChange(NEAR)}>
        <span><b>${t("practise-near")}</b> <small>${near}</small></span>
      </button>
      ${GRADE_NUMBERS.map((grade) => html`
        <button type="button" key=${grade} class="key" aria-pressed=${choice.grade === grade} onClick=${() => onChange(grade)}>
          <span><${GradeBars} grade=${grade} unseen /><small>${t("practise-grade", { grade })}</small></span>
        </button>
      `)}
    </div>
  `;
}

/** @param {{choice: Choice, onChange: (choice: Choice) => void}} props */
function Moves({ choice, onChange }) {
  const [least, most] = choice.moves;
  const ends = most === OPEN_END ? t("practise-moves-open", { least }) : least === most ? String(least)
    : t("practise-moves-ends", { least, most });
  return html`
    <h2 class="practise-head"><span>${t("practise-moves")}</span><small>${ends}</small></h2>
    <div class="practise-moves" role="group" aria-label=${t("practise-moves")}>
      ${MOVE_NUMBERS.map((moves) => html`
        <button
          type="button" key=${moves} class="key" aria-pressed=${least <= moves && moves <= most}
          aria-label=${moves === OPEN_END ? t("practise-more-label", { moves }) : t("move-count", { moves })}
          onClick=${() => onChange(withMoves(choice, moves))}
        >${moves === OPEN_END ? t("practise-more", { moves }) : moves}</button>
      `)}
    </div>
  `;
}

/** @param {{choice: Choice, onChange: (choice: Choice) => void}} props */
function Themes({ choice, onChange }) {
  return html`
    <h2 class="practise-head"><span>${t("practise-themes")}</span><small>${t("practise-themes-note", { themes: choice.themes.length })}
      </small></h2>
    <div class="practise-themes" role="group" aria-label=${t("practise-themes")}>
      ${themesIn(choice.edition).map((theme) => html`
        <button type="button" key=${theme} class="key" aria-pressed=${choice.themes.includes(theme)}
          onClick=${() => onChange(withTheme(choice, theme))}>
          ${t("practise-theme", { theme })}
        </button>
      `)}
    </div>
  `;
}
