// The robots in hand: a player who shows or tries a path chooses a robot and a direction by thumb or key.

import { pictureDirection } from "../../board/orient.js";
import { slide } from "../../board/slide.js";
import { html } from "../../vendor/vendor.js";
import { orientation } from "../boardhost.js";
import { Icon } from "../components/icon.js";
import { RobotPiece } from "../components/piece.js";
import { drawer } from "../drawer.js";
import { useKeys } from "../keys.js";
import { t } from "../text.js";
import { directionName, moveName } from "../words.js";

/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** The parts of a table that the pad needs. @typedef {Pick<import("./table.js").Table, "api" | "board"> & import("./table.js").Hands & {scene: {value: import("./scene.js").Scene}}} Hand */

const ICONS = /** @type {const} */ ({ n: "north", e: "east", s: "south", w: "west" });
const ARROWS = /** @type {const} */ ({ ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" });

/**
 * Robot picker and arrow pad; `children` stand beside the arrows, `instead` in the place of the robots. While it is
 * `shut` nothing moves.
 * @param {{table: Hand, children?: unknown, instead?: unknown, shut?: boolean}} props
 */
export function HandPad({ table, children, instead, shut = false }) {
  const { robots = {}, selected } = table.scene.value;
  const board = table.board.value;
  const inPlay = /** @type {Robot[]} */ (Object.keys(robots));
  useHandKeys(table);
  return html`
    <div class=${shut ? "hand shut" : "hand"}>
      ${instead ? html`<div class="hand-question">${instead}</div>` : html`<div class="hand-robots" role="group" aria-label=${t("choose-robot")}>
        ${inPlay.map(
          (robot) => html`
            <button
              type="button" key=${robot} class="key" aria-pressed=${robot === selected}
              aria-label=${t("show-robot", { robot })} aria-disabled=${shut} onClick=${() => shut || table.choose(robot)}
            ><${RobotPiece} robot=${robot} size=${34} /></button>
          `,
        )}
      </div>`}
      <div class="hand-arrows" role="group" aria-label=${t("move-robot")}>
        ${Object.values(ARROWS).map((arrow) => {
          const direction = table.api.directionOnBoard(arrow);
          const blocked = board && selected && robots[selected] && slide(board, robots, selected, direction).refused?.code === "move-blocked";
          return html`
            <button
              type="button" key=${arrow} class=${`key to-${arrow}`} aria-label=${directionName(direction)}
              aria-disabled=${shut || !selected || Boolean(blocked)} onClick=${() => selected && table.move(selected, direction)}
            ><${Icon} name=${ICONS[arrow]} /></button>
          `;
        })}
      </div>
      <div class="hand-aside">${children}</div>
    </div>
  `;
}

/** Arrows move the robot in hand. @param {Hand} table */
export function useHandKeys(table) {
  const when = () => drawer.value === null;
  useKeys([
    {
      keys: Object.keys(ARROWS), text: "key-move", when,
      run: ({ key }) => {
        const { selected } = table.scene.value;
        if (selected) table.move(selected, table.api.directionOnBoard(ARROWS[/** @type {keyof typeof ARROWS} */ (key)]));
      },
    },
  ]);
}

/** Whether the focus is on no control, which could need the same keys. */
export function onTheTable() {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest("h1, [role=grid]") !== null;
}

/** A move as robot and arrow, turned as this person sees the board. @param {{move: string, class: string}} props */
function MoveSign({ move, class: extra }) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  const arrow = pictureDirection(direction, orientation.value);
  return html`
    <li class=${`move ${extra}`}>
      <span class="unseen">${moveName(move)}</span>
      <${RobotPiece} robot=${robot} size=${22} /><${Icon} name=${ICONS[arrow]} size=${15} />
    </li>
  `;
}

/** Lists moves in their order. @param {{moves: readonly string[], label: string, now?: number}} props `now` is the number of the one that counts now */
export function MoveList({ moves, label, now }) {
  return html`
    <ol class="movelist" aria-label=${label}>
      ${moves.map((move, index) => html`<${MoveSign} key=${index} move=${move} class=${index + 1 === now ? "now" : ""} />`)}
    </ol>
  `;
}
