// The controls for moving robots: a player who shows or tries a path chooses a robot and a direction by touch or key.

import { Icon } from "../components/icon.js";
import { RobotPiece } from "../components/pieceicon.js";
import { orientation } from "../frame/boardhost.js";
import { isPageFree } from "../frame/drawer.js";
import { useMark } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { pictureDirection } from "../../board/orient.js";
import { slide } from "../../rules/slide.js";
import { html } from "../../vendor/vendor.js";
import { directionName, moveName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/**
 * The parts of a table that the pad needs.
 * @typedef {Pick<import("./table.js").Table, "api" | "board"> & import("./table.js").Hands & {scene: {value:
 * import("./scene.js").Scene}}} Hand
 */

/** A number on a key, its style, and the accessible name of the key. @typedef {{sign: string, kind: string, words: string}} KeyNumber */

export const ARROW_ICONS = /** @type {const} */ ({ n: "north", e: "east", s: "south", w: "west" });
const ARROWS = /** @type {const} */ ({ ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" });

/**
 * Robot picker and arrow pad. `children` are beside the arrows; `instead` replaces the robots. While it is `shut`,
 * nothing moves; while it `waits`, the table keeps the last move. `numberOf` returns the number to show on the key of
 * a robot ("R") or of a move ("Rn").
 * @param {{table: Hand, children?: ComponentChildren, instead?: ComponentChildren, shut?: boolean, waits?: boolean,
 * numberOf?: (key: string) => KeyNumber | null}} props
 */
export function HandPad({ table, children, instead, shut = false, waits = false, numberOf = () => null }) {
  const { robots = {}, selected } = table.scene.value;
  const board = table.board.value;
  const inPlay = /** @type {Robot[]} */ (Object.keys(robots));
  useHandKeys(table);
  useMark("pad", "hand");
  return html`
    <div class=${shut ? "hand shut" : "hand"} aria-busy=${waits}>
      ${instead ? html`<div class="hand-question">${instead}
        </div>` : html`<div class="hand-robots" role="group" aria-label=${t("choose-robot")}>
        ${inPlay.map(
          (robot) => {
            const number = numberOf(robot);
            return html`
              <button
                type="button" key=${robot} class="key" aria-pressed=${robot === selected}
                aria-label=${number ? undefined : t("show-robot", { robot })} aria-disabled=${shut}
                  onClick=${() => shut || table.choose(robot)}
              >${number && html`<span class="unseen">${number.words}</span>`}<${RobotPiece} robot=${robot} size=${number ? 26 : 34} />
                ${number && html`<${Number} ...${number} />`}</button>
            `;
          },
        )}
      </div>`}
      <div class="hand-arrows" role="group" aria-label=${t("move-robot")}>
        ${Object.values(ARROWS).map((arrow) => {
          const direction = table.api.directionOnBoard(arrow);
          const blocked = board && selected && robots[selected]
            && slide(board, robots, selected, direction).refused?.code === "move-blocked";
          const number = selected && !blocked ? numberOf(selected + direction) : null;
          return html`
            <button
              type="button" key=${arrow} class=${`key to-${arrow} ${number ? `numbered ${number.kind}` : ""}`}
                aria-label=${number ? undefined : directionName(direction)}
              aria-disabled=${shut || !selected || Boolean(blocked)} onClick=${() => selected && table.move(selected, direction)}
            >${number && html`<span class="unseen">${number.words}</span>`}<${Icon} name=${ARROW_ICONS[arrow]} />
              ${number && html`<${Number} ...${number} />`}</button>
          `;
        })}
      </div>
      <div class="hand-aside">${children}</div>
    </div>
  `;
}

/** @param {KeyNumber} props */
function Number({ sign, kind }) {
  return html`<span class="key-number" aria-hidden="true">${sign}${kind === "best" && html`<${Icon} name="check" size=${14} />`}</span>`;
}

/** Makes the arrow keys move the selected robot. @param {Hand} table */
export function useHandKeys(table) {
  const when = isPageFree;
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

/** Returns whether the focus is not on a control that could need the same keys. */
export function onTheTable() {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest("h1, [role=grid]") !== null;
}

/**
 * A move as robot and arrow, in the orientation of this person's board.
 * @param {{move: string, class: string}} props
 */
function MoveSign({ move, class: extra }) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  const arrow = pictureDirection(direction, orientation.value);
  return html`
    <li class=${`move ${extra}`}>
      <span class="unseen">${moveName(move)}</span>
      <${RobotPiece} robot=${robot} size=${22} /><${Icon} name=${ARROW_ICONS[arrow]} size=${15} />
    </li>
  `;
}

/**
 * Lists moves in their order.
 * @param {{moves: readonly string[], label: string, now?: number}} props `now` is the number of the current move
 */
export function MoveList({ moves, label, now }) {
  return html`
    <ol class="movelist" aria-label=${label}>
      ${moves.map((move, index) => html`<${MoveSign} key=${index} move=${move} class=${index + 1 === now ? "now" : ""} />`)}
    </ol>
  `;
}
