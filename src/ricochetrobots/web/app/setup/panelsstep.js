// The step Panels: for each quarter of the board, its mark and then its face, as it lies there.

import { facesOf, isUsed, lookAt, MARKINGS, ORDER } from "./draft.js";
import { panelSvg, panelTargets, placeOf } from "./panelpicture.js";
import { PasteField } from "./paste.js";
import { Button } from "../components/button.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { answer } from "../frame/announcer.js";
import { orientation, turnBoard, useBoard } from "../frame/boardhost.js";
import { useKeys } from "../frame/keys.js";
import { cellIndex } from "../../board/cells.js";
import { chipPiece, pieceSvg } from "../../board/piece.js";
import { hasDiagonals } from "../../rules/editions.js";
import { markingOf } from "../../rules/notation.js";
import { html, useEffect, useMemo } from "../../vendor/vendor.js";
import { chipName, listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/notation.js").PanelName} PanelName */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("./paste.js").Pasted} Pasted */
/** @typedef {import("./draft.js").Draft} Draft */

/** @type {Record<string, string>} */
const MARK_KEYS = { r: "3", g: "1", b: "2", y: "4" };
const PLACES = /** @type {const} */ (["nw", "ne", "se", "sw"]);

/**
 * @param {{draft: Draft, steps: ComponentChildren, onDraft: (draft: Draft) => void, onPanel: (panel: PanelName) => void,
 *   onBack: () => void, onPasted: (pasted: Pasted) => void}} props
 */
export function PanelsStep({ draft, steps, onDraft, onPanel, onBack, onPasted }) {
  const { quadrant, marking, panels } = draft;
  const faces = facesOf(draft);
  const place = PLACES[placeOf(quadrant, orientation.value)];
  const { api } = useBoard({
    onCell: (cell) => {
      const [x, y] = [cellIndex(cell, 16) % 16, Math.floor(cellIndex(cell, 16) / 16)];
      turnTo(y < 8 ? Number(x > 7) : 3 - Number(x > 7));
    },
  });
  useEffect(() => {
    api.setView({ quarter: quadrant });
    return () => api.setView({ quarter: null });
  }, [quadrant, api]);
  useKeys([
    { keys: Object.keys(MARK_KEYS), text: "key-lay-mark", run: ({ key }) => choose(MARK_KEYS[key]) },
    { keys: ["1", "2", "3", "4"], text: "key-lay-face", shown: "1-4", run: ({ key }) => faces[Number(key) - 1]
      && take(faces[Number(key) - 1]) },
    { keys: ["Backspace"], text: "key-back", run: onBack },
  ]);

  /** @param {number} wanted */
  function turnTo(wanted) {
    if (wanted !== quadrant) onDraft(lookAt(draft, wanted));
  }

  /** @param {string} mark */
  function choose(mark) {
    if (!isUsed(draft, mark)) onDraft({ ...draft, marking: mark });
  }

  /** @param {PanelName} panel */
  function take(panel) {
    answer(t("lay-taken", { place, number: quadrant + 1, robot: markingOf(panel), face: faceWords(panel, quadrant) }));
    onPanel(panel);
  }

  return html`
    <${Panel} class="lay">
      ${steps}
      <div class="lay-where">
        <${Map} draft=${draft} onLook=${turnTo} />
        <div class="lay-where-words">
          <${Title} focusOn=${quadrant}>${t("lay-place", { place })}<span class="unseen"> ${t("lay-place-number", { number: quadrant + 1 })}
            </span></>
          <p class="note">${t("lay-as-it-lies")}</p>
        </div>
        <${Button} kind="quiet" icon="turn" label=${t("turn-board")} class="lay-turn" onClick=${turnBoard} />
      </div>
    </>
    <${Sheet} class="lay-sheet">
      <p class="lay-head"><b>${t("lay-mark")}</b> <small>${t("lay-mark-or")}</small></p>
      <div class="lay-marks" role="group" aria-label=${t("lay-mark")}>
        ${MARKINGS.map((mark) => html`<${Mark} key=${mark} draft=${draft} mark=${mark} onChoose=${choose} />`)}
      </div>
      <div class="lay-faces" role="group" aria-label=${t("lay-faces-label")}>
        ${marking && faces.map((panel) => html`<${Face} key=${panel} panel=${panel} quadrant=${quadrant}
          chosen=${panels[quadrant] === panel} onTake=${take} />`)}
      </div>
      <div class="lay-wide buttons"><${Button} icon="undo" onClick=${onBack}>${t("back")}</><${PasteField} onPasted=${onPasted} /></div>
    </>
  `;
}

/** The small board of a phone. @param {{draft: Draft, onLook: (quadrant: number) => void}} props */
function Map({ draft: { panels, quadrant }, onLook }) {
  const turned = orientation.value;
  const pictures = useMemo(() => panels.map((panel, place) => panel && { __html: panelSvg(panel, place, turned) }), [panels, turned]);
  return html`
    <div class="lay-map" role="group" aria-label=${t("lay-map")}>
      ${PLACES.map((name, place) => {
        const lying = [0, 1, 2, 3].find((one) => placeOf(one, turned) === place) ?? 0;
        const picture = pictures[lying];
        return html`
          <button type="button" key=${name} class=${`lay-map-part ${name}`} aria-pressed=${lying === quadrant}
            aria-label=${t("lay-map-part", { place: name, panel: panels[lying] ?? "none" })} onClick=${() => onLook(lying)}>
            ${picture ? html`<span dangerouslySetInnerHTML=${picture} />` : t("lay-ordinal", { number: lying + 1 })}
          </button>
        `;
      })}
    </div>
  `;
}

/**
 * A mark and, since all faces with it have the same targets, those.
 * @param {{draft: Draft, mark: string, onChoose: (mark: string) => void}} props
 */
function Mark({ draft, mark, onChoose }) {
  const [first] = facesOf({ ...draft, marking: mark });
  const robot = first && markingOf(first);
  const targets = useMemo(() => (first ? sortedTargets(first) : []), [first]);
  const picture = useMemo(() => ({ __html: robot ? pieceSvg(chipPiece(robot, null), { size: 22 }) : "" }), [robot]);
  if (!robot) return null;
  return html`
    <button type="button" class="key lay-mark" aria-pressed=${draft.marking === mark} disabled=${isUsed(draft, mark)}
      aria-label=${t("lay-mark-label", { robot, targets: listed(targets.map(chipName)) })} onClick=${() => onChoose(mark)}>
      <span class="piece-box" dangerouslySetInnerHTML=${picture} />
      <span class="lay-mark-targets">${targets.map((target) => html`<${ChipPiece} key=${chipName(target)} chip=${target} size=${13} />`)}
        </span>
    </button>
  `;
}

/** @param {{panel: PanelName, quadrant: number, chosen: boolean, onTake: (panel: PanelName) => void}} props */
function Face({ panel, quadrant, chosen, onTake }) {
  const turned = orientation.value;
  const picture = useMemo(() => ({ __html: panelSvg(panel, quadrant, turned) }), [panel, quadrant, turned]);
  return html`
    <button type="button" class="lay-face" aria-pressed=${chosen} aria-label=${faceWords(panel, quadrant)} onClick=${() => onTake(panel)}>
      <span class="lay-face-picture" dangerouslySetInnerHTML=${picture} />
      <span class="lay-face-name"><b>${panel}</b>${hasDiagonals({ panels: [panel] }) && html`<small>${t("lay-diagonals")}</small>`}</span>
    </button>
  `;
}

/** Returns "Face 2B: green star j2, yellow moon o3, …". @param {PanelName} panel @param {number} quadrant */
function faceWords(panel, quadrant) {
  const targets = panelTargets(panel, quadrant).map((target) => t("lay-target-at", { target: chipName(target), cell: target.cell }));
  return t("lay-face", { panel, targets: targets.join(", "), diagonals: hasDiagonals({ panels: [panel] }) ? "yes" : "no" });
}

/** @param {PanelName} panel */
function sortedTargets(panel) {
  const rank = (/** @type {Robot | null} */ robot) => (robot ? ORDER.indexOf(robot) : ORDER.length);
  return [...panelTargets(panel, 0)].sort((one, other) => rank(one.robot) - rank(other.robot));
}
