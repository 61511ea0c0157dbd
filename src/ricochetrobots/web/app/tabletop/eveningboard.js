// The board of the evening: it is set up once, in three steps; later only its robots move.

import { enter } from "./current.js";
import { useBoard } from "../frame/boardhost.js";
import { go, Link } from "../frame/router.js";
import { AT_REST } from "../hand/scene.js";
import { Thumbnail } from "../hand/smallboard.js";
import { createTable, useLaidBoard, useTable } from "../hand/table.js";
import { SetUp } from "../setup/setup.js";
import { readBoard } from "../../rules/notation.js";
import { computed, html, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/** @param {{state: EveningState}} props */
export function SetBoard({ state }) {
  const { board, robots, edition, sand, length } = state;

  /** @param {import("../setup/setup.js").Position} position */
  function done(position) {
    enter({ type: "board", board: position.board.board, robots: position.robots });
    if (position.edition) enter({ type: "rules", edition: position.edition, sand, length }); // refused once a chip has been turned up
    go("/table");
  }

  const initial = board === null ? undefined : { board: readBoard(board), robots, edition };
  return html`<${SetUp} steps=${["box", "panels", "robots"]} initial=${initial} title=${t("table-title")} onDone=${done} />`;
}

/** The card about the board, before the first chip. @param {{state: EveningState}} props */
export function BoardLine({ state: { board, robots } }) {
  return html`
    <div class="line board-line">
      ${board !== null && html`<${Thumbnail} data=${readBoard(board)} view=${{ robots, chip: null, trail: null }} label=${t("board")} />`}
      <span class="line-text"><b>${t("table-board")}</b> <small>${board === null ? t("table-board-once") : t("table-board-set")}</small>
        </span>
      <${Link} class="button" to="/table#board">${board === null ? t("table-board-set-up") : t("table-board-change")}</>
    </div>
  `;
}

/**
 * Shows the board with robots that nobody can move. Returns its data once it is shown.
 * @param {string | null} board @param {Robots} robots
 */
export function useBoardAtRest(board, robots) {
  const { api } = useBoard();
  const table = useMemo(() => ({ ...createTable(api), scene: computed(() => ({ ...AT_REST, robots, markers: {}, chip: null })) }), [robots,
    api]);
  useLaidBoard(board);
  useTable(board === null ? null : table, board ?? undefined);
  return table.board.value;
}
