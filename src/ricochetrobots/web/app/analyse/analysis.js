// The analysis of one position. A phone shows one of its parts at a time, a desk all at once.

import { Chips } from "./allchips.js";
import { createAnalysis } from "./analysisstate.js";
import { isWide } from "./analysistable.js";
import { Exports } from "./exports.js";
import { countWords, lowest, robotWords, signOf } from "./movecounts.js";
import { Moves, UndoAndBest } from "./moves.js";
import { useRoomsInPlay } from "./roomsinplay.js";
import { RuleCard, RuleChip } from "./rulechip.js";
import { pathOf, Solutions } from "./solutions.js";
import { Button } from "../components/button.js";
import { Segmented } from "../components/choice.js";
import { Panel, Sheet } from "../components/panel.js";
import { isPageFree } from "../frame/drawer.js";
import { useFrame, useTools } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { go, nowAt } from "../frame/router.js";
import { HandPad } from "../hand/handpad.js";
import { ReplayBar } from "../hand/replaybar.js";
import { analysisPath } from "../links/analyselink.js";
import { html, useEffect, useLayoutEffect, useMemo } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../hand/replay.js").Path} Path */
/** @typedef {import("./analysisstate.js").Analysis} State */
/** @typedef {import("./analysisstate.js").Tab} Tab */
/** @typedef {import("./analysistable.js").AnalysisTable} AnalysisTable */
/** @typedef {import("../links/analyselink.js").Arrival} Arrival */

/** @param {{table: AnalysisTable}} props */
export function Analysis({ table }) {
  const inRoom = useRoomsInPlay();
  const analysis = useMemo(() =>
    createAnalysis(table, { isWide: () => isWide.value, isInPlay: (chip) => inRoom(table.text, chip) }), [table, inRoom]);
  useEffect(() => analysis.start(), [analysis]);
  const arrival = /** @type {Arrival | null} */ (history.state);
  const { inPlay, tab, main } = analysis;
  const chip = table.chip.value;
  const { moves } = table.trial.value;
  const name = chip ? chipName(chip) : t("analyse-all-chips");
  useFrame({
    screen: "game", title: t("analyse"), facts: [t("analyse")], aside: tab.value === "moves"
      ? `${name} · ${t("analyse-move-number", { count: moves.length + 1 })}` : name,
    ...(arrival?.back ? { back: arrival.back, backWords: arrival.back.startsWith("/r/") || arrival.back.startsWith("/games/")
      ? t("back-to-match") : t("back") } : {}),
  });
  useTools([{ icon: "pencil", label: t("analyse-set-up"), run: () =>
    go(analysisPath({ board: table.text, robots: table.start, free: !analysis.rules.value.ricochet, setUp: true }), arrival) }]);
  useAddress(analysis);
  useFirstSolution(analysis);
  useFirstRobot(analysis);
  useAnalysisKeys(analysis, arrival?.back ?? "/");
  const shown = arrival?.shown ? { ...pathOf(table, arrival.shown.moves), kind: /** @type {const} */ ("shown"), note: arrival.shown.words }
    : null;
  const searching = main.value?.state === "running";
  const stopped = main.value?.state === "stopped";
  const [group] = analysis.groups.value;
  const first = group ? pathOf(table, group.paths[0]) : null;
  const rule = html`<${RuleChip} analysis=${analysis} />`;
  const astray = table.replay.playback.value === null && moves.length > 0;
  return html`
    <${Panel} class=${`analysis at-${tab.value}`} topOn=${tab.value}>
      <${Segmented} label=${t("analyse-parts")} value=${tab.value} options=${TABS(table)}
        onChange=${(/** @type {Tab} */ next) => show(analysis, next)} />
      <${RuleCard} analysis=${analysis} />
      <div class="part solutions-part">
        ${inPlay.value === null
          ? html`<${Solutions} analysis=${analysis} shown=${shown}>${rule}</>`
          : html`<div class="analysis-head"><h1>${t("analyse-in-play", { room: inPlay.value })}</h1></div>`}
        ${first && html`<div class="card analysis-player">
          <${ReplayBar} table=${table} path=${table.replay.playback.value?.path ?? first}
            astray=${astray} space /></div>`}
      </div>
      <div class="part moves-part">
        ${chip && inPlay.value === null && main.value?.result?.status === "solved"
          && html`<${Moves} analysis=${analysis}>${!isWide.value && rule}</>`}</div>
      <div class="part chips-part"><${Chips} analysis=${analysis}>${!isWide.value && rule}</></div>
    </>
    <${Sheet} class=${`analysis-sheet at-${tab.value}`}>
      ${(searching || stopped) && html`
        <div class="buttons search-keys">
          ${searching && html`<${Button} onClick=${analysis.stop}>${t("analyse-stop", { moves: Math.max(2, main.value?.atLeast ?? 0) })}
            </>`}
          ${stopped && html`<${Button} onClick=${analysis.resume}>${t("analyse-resume")}</>`}
          ${!isWide.value && tab.value === "solutions" && html`<${Button} onClick=${() => show(analysis, "chips")}>${t("analyse-all-chips")}
            </>`}
        </div>
      `}
      <${Hand} analysis=${analysis} />
      <${Exports} analysis=${analysis} />
    </>
  `;
}

/** @param {AnalysisTable} table @returns {{value: Tab, text: string}[]} */
const TABS = ({ board }) => [
  { value: "solutions", text: t("analyse-tab-solutions") },
  { value: "moves", text: t("analyse-tab-moves") },
  { value: "chips", text: t("analyse-tab-chips", { count: board.value?.targets.length ?? 0 }) },
];

/** Robots and arrows with the moves left after each, for a phone. @param {{analysis: State}} props */
function Hand({ analysis }) {
  const { table, counts } = analysis;

  /** @param {string} key */
  function numberOf(key) {
    const [robot, direction] = /** @type {[Robot, Direction | undefined]} */ ([...key]);
    const numbers = [...counts.value].filter(([move]) => move.startsWith(key)).map(([, count]) => count);
    if (numbers.length === 0) return null;
    const count = lowest(numbers);
    return { sign: signOf(count.left), kind: count.kind, words: direction ? countWords(key, count) : robotWords(robot, count) };
  }

  return html`
    <div class="analysis-hand">
      <${HandPad} table=${table} numberOf=${numberOf}>
        <${UndoAndBest} analysis=${analysis} />
      </>
    </div>
  `;
}

/** Shows a part. @param {State} analysis @param {Tab} next */
function show(analysis, next) {
  const { tab, table, groups } = analysis;
  tab.value = next;
  const [first] = groups.value;
  if (next === "moves") table.replay.close();
  else if (next === "solutions" && first && !table.replay.playback.value) table.replay.open(pathOf(table, first.paths[0]));
}

/** Keeps position, chip, rule and moves in the address, so that a reload shows them again. @param {State} analysis */
function useAddress({ table: { text, start, target, trial }, rules }) {
  const path = analysisPath({ board: text, robots: start, target: target.value, free: !rules.value.ricochet, moves: trial.value.moves });
  useLayoutEffect(() => nowAt(path), [path]);
}

/** Shows the first solution when it is found, and numbers at the marks on the board. @param {State} analysis */
function useFirstSolution(analysis) {
  const { counts, groups, tab, table } = analysis;
  const first = groups.value[0]?.paths[0];
  useEffect(() => {
    const untouched = table.trial.value.moves.length === 0 && table.chosen.value === null;
    if (first && untouched && tab.value === "solutions" && !table.replay.playback.value) table.replay.open(pathOf(table, first));
  // oxlint-disable-next-line react/exhaustive-deps -- only a solution that has just been found opens
  }, [first]);
  const marks = counts.value;
  useLayoutEffect(() => {
    table.numberOf.value = (move) => {
      const count = marks.get(move);
      return count && { sign: signOf(count.left), kind: count.kind };
    };
  }, [marks, table]);
}

/** Chooses a robot that has a best move, the target's if possible, when the moves are shown first. @param {State} analysis */
function useFirstRobot({ groups, tab, table }) {
  const best = groups.value.flatMap(({ paths }) => paths.map(([move]) => move?.[0]));
  const robot = [table.target.value?.robot, ...Object.keys(table.start)].find((one) => one && best.includes(one));
  const untouched = table.trial.value.moves.length === 0 && table.chosen.value === null && table.replay.playback.value === null;
  useEffect(() => {
    if (tab.value === "moves" && untouched && robot) table.choose(/** @type {Robot} */ (robot));
  // oxlint-disable-next-line react/exhaustive-deps -- only on arrival: a robot that a person puts aside stays so
  }, [tab.value, robot]);
}

/** @param {State} analysis @param {string} back */
function useAnalysisKeys(analysis, back) {
  const { table, groups } = analysis;
  const free = isPageFree;
  function nextGroup() {
    const looked = table.replay.playback.value?.path.moves.join();
    const at = groups.value.findIndex(({ paths }) => paths.some((path) => path.join() === looked));
    const next = groups.value[(at + 1) % groups.value.length];
    if (next) table.replay.open(pathOf(table, next.paths[0]));
  }
  useKeys([
    .../** @type {Robot[]} */ (Object.keys(table.start)).map((robot) => (
      { keys: [robot.toLowerCase()], text: `key-choose-${robot}`, run: () => table.choose(robot) }
    )),
    { keys: ["Escape"], text: "key-choose-none", when: () => table.chosen.value !== null, run: () => void (table.chosen.value = null) },
    { keys: ["u"], text: "key-undo", run: table.undo },
    { keys: ["U"], text: "key-redo", run: table.redo },
    { keys: ["w"], text: "key-solutions", when: free, run: () => show(analysis, "solutions") },
    { keys: ["m"], text: "key-moves", when: free, run: () => show(analysis, "moves") },
    { keys: ["c"], text: "key-chips", when: free, run: () => show(analysis, "chips") },
    { keys: ["n"], text: "key-next-group", when: free, run: nextGroup },
    { keys: ["a"], text: "key-analyse-back", when: free, run: () => go(back) },
  ]);
}
