// The step Robots: each robot in its cell, with a finger, the mouse or keys.

import { maySilver, ORDER, placingFault } from "./draft.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { RobotPiece } from "../components/pieceicon.js";
import { answer, say } from "../frame/announcer.js";
import { orientation, useBoard } from "../frame/boardhost.js";
import { useKeys } from "../frame/keys.js";
import { ARROWS, neighbour } from "../hand/arrows.js";
import { isOn } from "../../board/cells.js";
import { orient } from "../../board/orient.js";
import { partSvg } from "../../board/thumbnail.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { describeCell } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").CellName} CellName */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("./draft.js").Draft} Draft */

const SIGNS = [..."abcdefghijklmnopqrstuvwxyz0123456789"];

/**
 * @param {{draft: Draft, board: BoardData, steps: ComponentChildren, onDraft: (draft: Draft) => void,
 *   onPlace: (cell: CellName) => void, onNoSilver: () => void, onBack: () => void}} props
 */
export function RobotsStep({ draft, board, steps, onDraft, onPlace, onNoSilver, onBack }) {
  const { robots, next } = draft;
  const [aimed, setAimed] = useState(/** @type {CellName | null} */ (null));
  const [typed, setTyped] = useState("");
  const { api } = useBoard({ onAim: setAimed, onCursor: setAimed, onCell: place });
  useEffect(() => {
    api.setView({ aiming: true, cursorMode: true });
    return () => api.setView({ aiming: false, cursorMode: false, crosshair: null });
  }, [api]);
  useEffect(() => api.setView({ crosshair: next && aimed, cursor: aimed, selected: null }), [aimed, next, api]);
  useKeys([
    { keys: Object.keys(ARROWS), text: "key-lay-arrows", shown: "← ↑ → ↓", run: ({ key }) => step(api.directionOnBoard(ARROWS[key])) },
    { keys: SIGNS, text: "key-lay-type", shown: "o5", run: ({ key }) => type(key) },
    { keys: ["Enter"], text: "key-lay-place", when: () => aimed !== null, run: () => aimed && place(aimed) },
    { keys: ["Backspace"], text: "key-back", run: () => (typed ? setTyped(typed.slice(0, -1)) : onBack()) },
  ]);

  /** @param {Direction} direction */
  function step(direction) {
    const from = aimed ?? (next && robots[next]) ?? null;
    aim(from === null ? "a1" : neighbour(board, from, direction) ?? from);
  }

  /** Adds a sign to the name of a cell, or begins another name. @param {string} sign */
  function type(sign) {
    const name = /\d/.test(sign) || /^[a-z]?$/.test(typed) ? typed + sign : sign;
    setTyped(name);
    if (isOn(board, name)) aim(name);
  }

  /** @param {CellName} cell */
  function aim(cell) {
    setAimed(cell);
    answer(describeCell(board, robots, cell));
  }

  /** @param {CellName} cell */
  function place(cell) {
    if (!next) return;
    const fault = placingFault(draft, board, cell);
    if (fault) return answer(faultWords(fault));
    say(t("lay-placed", { robot: next, cell }));
    setTyped("");
    setAimed(null);
    onPlace(cell);
  }

  const fault = next && aimed ? placingFault(draft, board, aimed) : null;
  const silver = maySilver(draft);
  return html`
    <${Panel} class="lay">
      ${steps}
      <div class="lay-aim">
        ${next && aimed ? html`<${Lens} board=${board} robots=${fault ? robots : { ...robots, [next]: aimed }} cell=${aimed} />`
          : html`<div class="lay-lens">${next && html`<${RobotPiece} robot=${next} size=${56} />`}</div>`}
        <div>
          <${Title} focusOn=${next}>${title(next, aimed)}</>
          <p class="note">${fault ? faultWords(fault) : aimed ? t("lay-lift") : t("lay-touch")}</p>
        </div>
      </div>
    </>
    <${Sheet} class="lay-sheet">
      <div class="lay-robots" role="group" aria-label=${t("lay-step-robots")}>
        ${ORDER.filter((robot) => robot !== "S"
          || silver).map((robot) => html`<${RobotKey} key=${robot} robot=${robot} draft=${draft}
          onChoose=${() => onDraft({ ...draft, next: robot, silver: draft.silver || robot === "S" })} />`)}
      </div>
      ${silver && html`<${Button} onClick=${onNoSilver} disabled=${!robots.R && !robots.G && !robots.B && !robots.Y}>${t("lay-no-silver")}
        </>`}
    </>
  `;
}

/** @param {{robot: Robot, draft: Draft, onChoose: () => void}} props */
function RobotKey({ robot, draft: { robots, next, silver }, onChoose }) {
  const cell = robots[robot];
  const state = robot === next ? "now" : cell ? "placed" : robot === "S" && !silver ? "out" : "later";
  return html`
    <button type="button" class="key lay-robot" aria-pressed=${robot === next}
      aria-label=${t("lay-robot", { robot, state, cell: cell ?? "" })} onClick=${onChoose}>
      <${RobotPiece} robot=${robot} size=${30} />
      ${state === "placed" ? html`<${Icon} name="check" size=${14} />` : html`<small>${state === "now" ? t("lay-now") : "\u00a0"}</small>`}
    </button>
  `;
}

/** @param {Robot | null} next @param {CellName | null} aimed */
function title(next, aimed) {
  if (!next) return t("lay-all-placed");
  return aimed ? t("lay-robot-on", { robot: next, cell: aimed }) : t("lay-robot-where", { robot: next });
}

/** @param {"closed" | "diagonal" | Robot} fault */
function faultWords(fault) {
  return fault === "closed" || fault === "diagonal" ? t(`lay-fault-${fault}`) : t("lay-fault-robot", { robot: fault });
}

/** The number of cells that it shows. */
const [WIDTH, HEIGHT] = [3, 2];

/** @param {{board: import("../../board/types.js").BoardData, robots: import("../../board/types.js").Robots, cell: string}} props */
function Lens({ board, robots, cell }) {
  const turned = orientation.value;
  const { x, y } = orient(board, turned).spot(cell);
  const part = { left: x - (WIDTH - 1) / 2, top: y - (HEIGHT - 1) / 2, width: WIDTH, height: HEIGHT };
  return html`<div class="lay-lens" dangerouslySetInnerHTML=${{ __html: partSvg(board, robots, turned, part) }} />`;
}
