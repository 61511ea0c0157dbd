// Set up: a position from the box on the table, in four steps, or from text, or on a board of one's own.

import { BoxStep } from "./boxstep.js";
import { ChipStep } from "./chipstep.js";
import { backPanel, backRobot, boardOf, chooseBox, draftOf, draftOfPosition, isDone, layPanel, NOTHING, placeRobot,
  withoutSilver } from "./draft.js";
import { Editor } from "./editor/editor.js";
import { keepBox, keptBox } from "./keptsetup.js";
import { PanelsStep } from "./panelsstep.js";
import { pastedWords } from "./paste.js";
import { RobotsStep } from "./robotsstep.js";
import { Icon } from "../components/icon.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { useFrame, useTools } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../links/analyselink.js").Target} Target */
/** @typedef {import("./paste.js").Pasted} Pasted */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").EditionId} EditionId */
/** @typedef {import("./draft.js").Step} Step */

/** @typedef {import("./editor/edits.js").Drawing} Drawing */
/**
 * `chip` is null if the chip is not among the steps. `free`: it came from a program that plays without R5.2.
 * @typedef {{board: BoardData, robots: Robots, chip: Target | "all" | null, edition: EditionId | null, free: boolean}} Position
 */

const STEPS = /** @type {const} */ (["box", "panels", "robots", "chip"]);

/**
 * `initial` is a position to change; by default, the box of the last time is chosen. `title` is the page's.
 * @param {{steps?: readonly Step[], initial?: {board: BoardData, robots: Robots, edition?: EditionId | null, free?: boolean},
 * title: string, onDone: (position: Position) => void}} props
 */
export function SetUp({ steps = STEPS, initial, title, onDone }) {
  const [draft, setDraft] =
    useState(() => (initial ? draftOfPosition({ edition: keptBox(), ...initial })
    : { ...NOTHING, ...(keptBox() ? chooseBox(NOTHING, /** @type {EditionId} */ (keptBox())) : {}) }));
  const [step, setStep] = useState(() => /** @type {Step} */ (steps.find((one) => !isDone(draft, one)) ?? "robots"));
  const [drawing, setDrawing] = useState(false);
  const [free, setFree] = useState(initial?.free ?? false);
  const board = boardOf(draft);
  const { api } = useBoard();
  const wide = step === "robots" || step === "chip";

  useFrame({ screen: wide ? "game" : "room", title, facts: [t("lay-title"), ...factsOf(draft, step)] });
  useTools(step === "robots"
    ? [{ icon: "undo", label: t("undo"), disabled: Object.keys(draft.robots).length === 0, run: () => setDraft(backRobot(draft)) }] : []);
  // oxlint-disable-next-line react/exhaustive-deps -- boards with the same text are the same
  useEffect(() => void layBoard(board), [board.board]);
  useEffect(() => {
    api.setView({ robots: draft.robots, markers: {}, chip: null, taken: false, trail: null, selected: null, landing: [],
      invitation: null, readOnly: false });
  }, [draft.robots, api]);

  /** @param {Draft} next @param {Target | null} [chip] */
  const firstOpen = (next, chip = null) => steps.find((one) => !isDone(next, one) && (one !== "chip" || chip === null));

  /** Goes on to the first step that is not done, or ends. @param {Draft} next */
  function advance(next) {
    setDraft(next);
    const open = firstOpen(next);
    if (open) setStep(open);
    else onDone({ board: boardOf(next), robots: next.robots, chip: null, edition: next.edition, free });
  }

  /** @param {EditionId} edition */
  function takeBox(edition) {
    keepBox(edition);
    advance(chooseBox(draft, edition));
  }

  /** Goes on to the first step that a text does not fill. @param {Pasted} read */
  function take(read) {
    const next = draftOfPosition({ edition: draft.edition, ...read });
    const chip = steps.includes("chip") ? read.target : null;
    const open = firstOpen(next, chip);
    const words = pastedWords(read, steps.includes("chip"));
    if (!open) {
      showMessage({ words });
      return onDone({ board: read.board, robots: read.robots, chip, edition: next.edition, free: read.free });
    }
    const takeBack = showMessage({ words, action: { label: t("undo"), run: () => {
      takeBack();
      setDraft(draft);
      setStep(step);
    } } });
    setDraft(next);
    setFree(read.free);
    return setStep(open);
  }

  /** @param {Target | "all"} chosen */
  function takeChip(chosen) {
    onDone({ board, robots: draft.robots, chip: chosen, edition: draft.edition, free });
  }

  /** @param {Drawing} drawn */
  function takeDrawing(drawn) {
    setDrawing(false);
    setDraft(draftOf({ edition: draft.edition, board: drawn.board, robots: drawn.robots }));
    setStep("robots");
  }

  if (drawing) {
    const box = draft.custom || !isDone(draft, "panels") ? null : board;
    return html`<${Editor} title=${title} custom=${draft.custom} box=${box} robots=${draft.robots} onDone=${takeDrawing} />`;
  }
  const bar = html`<${Steps} steps=${steps} step=${step} draft=${draft} onStep=${setStep} />`;
  const common = { draft, board, steps: bar, onDraft: setDraft };
  if (step === "box") return html`<${BoxStep} ...${common} onBox=${takeBox} onPasted=${take} onDraw=${() => setDrawing(true)} />`;
  if (step === "panels")
    return html`<${PanelsStep} ...${common}
    onPanel=${(/** @type {import("./draft.js").PanelName} */ panel) => advance(layPanel(draft, panel))}
    onBack=${() => setDraft(backPanel(draft))} onPasted=${take} />`;
  if (step === "robots")
    return html`<${RobotsStep} ...${common} onPlace=${(/** @type {string} */ cell) => advance(placeRobot(draft, cell))}
    onNoSilver=${() => advance(withoutSilver(draft))} onBack=${() => setDraft(backRobot(draft))} />`;
  return html`<${ChipStep} ...${common} onChip=${takeChip} />`;
}

/** @param {Draft} draft @param {Step} step */
function factsOf({ edition, custom, quadrant, next, robots }, step) {
  const box = custom ? t("editor-title") : edition && t(`lay-box-${edition}`);
  if (step === "box" || !box) return [t("lay-box-fact")];
  const count = Object.keys(robots).length;
  if (step === "panels") return [box, t("lay-panel-fact", { number: quadrant + 1 })];
  return [box, step === "robots" && next ? t("lay-robot-fact", { number: count + 1 }) : t("lay-robots-fact", { count })];
}

/** @param {{steps: readonly Step[], step: Step, draft: Draft, onStep: (step: Step) => void}} props */
export function Steps({ steps, step, draft, onStep }) {
  const open = (/** @type {Step} */ one) => steps.slice(0, steps.indexOf(one)).every((before) => isDone(draft, before));
  return html`
    <ol class="lay-steps" aria-label=${t("lay-steps")}>
      ${steps.map((one) => {
        const done = one !== step && isDone(draft, one);
        return html`
          <li key=${one}>
            <button type="button" class=${`lay-step ${done ? "done" : ""}`} aria-current=${one === step ? "step" : undefined}
              disabled=${!open(one)} onClick=${() => onStep(one)}>
              ${done && html`<${Icon} name="check" size=${14} />`}<span>${t(`lay-step-${one}`)}</span>
                ${done && html`<span class="unseen">${t("lay-done")}</span>`}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}
