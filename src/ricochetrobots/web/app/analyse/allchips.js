// The optimum of every chip of the position.

import { PartTitle } from "./analysistable.js";
import { ChipPiece, RobotPiece } from "../components/pieceicon.js";
import { showMessage } from "../frame/message.js";
import { html } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("./analysisstate.js").Analysis} Analysis */
/** @typedef {Analysis["chips"]["value"][number]} KnownChip */

const COLOURS = /** @type {const} */ (["R", "G", "B", "Y", null]);

/** @param {{analysis: Analysis, children?: import("../../vendor/vendor.js").ComponentChildren}} props */
export function Chips({ analysis, children }) {
  const chips = analysis.chips.value;
  return html`
    <section class="all-chips" aria-labelledby="all-chips">
      <div class="analysis-head">
        <${PartTitle} id="all-chips">${t("analyse-all-chips")}</>
        <p class="note">${rangeWords(chips)}</p>
        ${children}
      </div>
      <div class="chips">
        ${COLOURS.map((robot) => {
          const row = chips.filter(({ chip }) => chip.robot === robot);
          return row.length > 0 && html`
            <div class="chip-row" key=${robot}>
              <span class=${robot ? "chip-row-robot" : "chip-row-robot any"}
                aria-hidden="true">${robot ? html`<${RobotPiece} robot=${robot} size=${26} />` : t("analyse-any")}</span>
              ${row.map((one) => html`<${ChipKey} key=${one.chip.cell} analysis=${analysis} known=${one} />`)}
            </div>
          `;
        })}
      </div>
    </section>
  `;
}

/** @param {{analysis: Analysis, known: KnownChip}} props */
function ChipKey({ analysis: { table, tab }, known: { chip, room, possible, known } }) {
  const target = table.target.value;
  const chosen = target?.cell === chip.cell && target.robot === chip.robot;
  const { sign, state } = stateOf({ room, possible, known });
  function choose() {
    if (room) showMessage({ words: t("analyse-in-play", { room }), urgent: true });
    else table.aim({ robot: chip.robot, cell: chip.cell });
    if (!room) tab.value = "solutions";
  }
  return html`
    <button
      type="button" class="key chip-key" aria-pressed=${chosen} aria-disabled=${!possible} onClick=${() => possible && choose()}
    ><span class="unseen">
      ${t("analyse-chip-optimum", { target: chipName(chip), state, moves: known?.result?.path?.length ?? known?.result?.atLeast
      ?? known?.atLeast ?? 0 })}</span><${ChipPiece} chip=${chip} size=${24} /><b aria-hidden="true">${sign}</b></button>
  `;
}

/** @param {Pick<KnownChip, "room" | "possible" | "known">} chip */
function stateOf({ room, possible, known }) {
  if (room) return { sign: "·", state: "in-play" };
  if (!possible) return { sign: "–", state: "not-in-play" };
  if (!known || known.state === "failed") return { sign: "·", state: "open" };
  if (known.state === "running") return { sign: "…", state: "running" };
  if (known.state === "stopped") return { sign: `${known.atLeast}+`, state: "bound" };
  const { status, path, atLeast } = known.result;
  if (status === "memory") return { sign: `${atLeast}+`, state: "bound" };
  return status === "solved" ? { sign: String(path.length), state: "solved" } : { sign: "×", state: "unsolvable" };
}

/** Returns "2 to 8 moves · 17 of 17 solved". @param {readonly KnownChip[]} chips */
function rangeWords(chips) {
  const lengths = chips.flatMap(({ known }) => (known?.state === "done" && known.result.status === "solved" ? [known.result.path.length]
    : []));
  if (lengths.length === 0) return "";
  const solved = t("analyse-chips-solved", { count: lengths.length, total: chips.length });
  return `${t("analyse-range", { least: Math.min(...lengths), most: Math.max(...lengths) })} · ${solved}`;
}
