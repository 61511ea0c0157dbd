// The bots of a match on this device: how many, and their level (R9).

import { Segmented } from "../components/choice.js";
import { Card } from "../components/panel.js";
import { BOT_LEVELS } from "../../rules/constants.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../store/alone.js").Bots} Bots */

const COUNTS = [0, 1, 2, 3];
/** Without the optimal bot, whose search may need minutes and all memory of a phone. */
const LEVELS = BOT_LEVELS.filter((level) => level !== "optimal");

/** @param {{bots: Bots, onChange: (bots: Bots) => void}} props */
export function Opponents({ bots, onChange }) {
  return html`
    <${Card} class="lines options length-card">
      <div class="line">
        <span class="line-text"><b>${t("bots-count")}</b></span>
        <${Segmented}
          label=${t("bots-count")} value=${bots.count} options=${COUNTS.map((value) => ({ value, text: t("number", { count: value }) }))}
          onChange=${(/** @type {number} */ count) => onChange({ ...bots, count })}
        />
      </div>
      ${bots.count > 0 && html`
        <div class="line">
          <div class="add-bot">
            <b>${t("bot-level")}</b>
            <${Segmented}
              label=${t("bot-level")} value=${bots.level}
                options=${LEVELS.map((value) => ({ value, text: t("bot-level-short", { level: `level-${value}` }) }))}
              onChange=${(/** @type {Bots["level"]} */ level) => onChange({ ...bots, level })}
            />
            <p class="note">${"WebAssembly" in globalThis ? t("bot-level-note", { level: `level-${bots.level}` }) : t("bots-no-solver")}</p>
          </div>
        </div>
      `}
    </>
  `;
}
