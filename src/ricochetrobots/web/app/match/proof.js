// A bid that is proven in private (R6.16): the player makes the moves on their own board and sends them with the bid. This
// tab keeps them, so that the player can show them with one key when the sand has run out.

import { placeBid } from "./bidpad.js";
import { SwipeArea } from "./pad.js";
import { usePrivateFrame } from "./scratch.js";
import { Button } from "../components/button.js";
import { isPageFree } from "../frame/drawer.js";
import { useKeys } from "../frame/keys.js";
import { HandPad, MoveList } from "../hand/handpad.js";
import { faultOf } from "../../rules/trial.js";
import { settings } from "../../store/settings.js";
import { forThisTab } from "../../store/storage.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./matchtable.js").Table} Table */

const KEY = "ricochet.proof";

/** Returns the round whose proof is kept. @param {string} room @param {View} view */
const roundOf = (room, { number, round, you }) => `${room}.${number}.${round}.${you}`;

/** Returns the moves with which this tab proved the player's standing bid, or null. @param {string} room @param {View} view */
export function keptProof(room, view) {
  const [round, path = ""] = (forThisTab.read(KEY) ?? "").split(": ");
  const moves = path.split(" ");
  const bid = view.bids.find(({ seat }) => seat === view.you);
  return view.options.everybody_scores && round === roundOf(room, view) && bid?.moves === moves.length ? moves : null;
}

/**
 * The pad of a match in which everybody scores. `beside` are the keys for other commands.
 * @param {{table: Table, view: View, standing: number | null, beside: ComponentChildren}} props
 */
export function ProofPad({ table, view, standing, beside }) {
  const trial = table.scratch.value;
  const may = view.allowed_commands.includes("place_bid");
  if (!trial) {
    return html`
      <div class="pad-head"><h2>${standing === null ? t("proof-title") : t("proof-standing", { moves: standing })}</h2></div>
      <p class="note proof-note">${standing === null ? t("proof-note") : t("proof-lower")}</p>
      <div class="pad-foot">
        ${beside}
        <${Button} kind=${standing === null ? "main" : undefined} disabled=${!may}
          onClick=${table.startScratch}>${standing === null ? t("proof-start") : t("proof-again")}</>
      </div>
    `;
  }
  return html`<${OpenProof} table=${table} view=${view} standing=${standing} />`;
}

/** @param {{table: Table, view: View, standing: number | null}} props */
function OpenProof({ table, view, standing }) {
  const { session } = table;
  const trial = /** @type {import("../../rules/trial.js").Trial} */ (table.scratch.value);
  const board = table.board.value;
  const moves = trial.moves.length;
  const solved = board !== null && view.chip !== null && faultOf(board, trial, view.chip) === null;
  const lower = standing === null || moves < standing;
  const ready = solved && lower && session.status.value === "connected" && view.allowed_commands.includes("place_bid");
  const when = isPageFree;
  usePrivateFrame();

  async function bid() {
    const path = trial.moves.join(" ");
    if (!(await placeBid(session, { round: view.round, moves, path }))) return;
    forThisTab.write(KEY, `${roundOf(session.room, view)}: ${path}`);
    table.endScratch();
  }

  useKeys([
    { keys: ["u", "Backspace"], text: "key-undo", when: () => when() && moves > 0, run: table.undoScratch },
    { keys: ["U"], text: "key-restart", when, run: table.startScratch },
    { keys: ["Enter"], text: "key-bid-send", when: () => when() && ready, run: bid },
  ]);
  return html`
    <${SwipeArea} onSwipe=${(/** @type {import("../../board/types.js").Direction} */ direction) => table.chosen.value
      && table.move(table.chosen.value, table.api.directionOnBoard(direction))} />
    <div class="pad-head">
      <h2>${t("proof-title")}</h2>
      <p class="pad-note" role="status">
        ${!solved ? t("scratch-count", { moves }) : lower ? t("proof-solved", { moves }) : t("proof-longer", { standing: standing ?? 0 })}
        </p>
    </div>
    ${moves > 0 && html`<${MoveList} moves=${trial.moves} label=${t("proof-title")} now=${moves} />`}
    <${HandPad} table=${table}>
      <${Button} icon="undo" label=${t("undo")} disabled=${moves === 0} onClick=${table.undoScratch} />
      <${Button} onClick=${table.endScratch}>${t("scratch-end")}</>
      <${Button} kind="bid" class="proof-bid" disabled=${!ready}
        onClick=${bid}>${solved ? t("proof-bid", { moves }) : t("proof-bid-none")} ${settings.value.singleKeys && ready
        && html`<kbd>${t("key-enter")}</kbd>`}</>
    </>
  `;
}
