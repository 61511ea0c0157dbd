// A solved practice puzzle: the verdict, the ratings, both paths, and what the puzzle was about.

import { drawNext } from "./dealer.js";
import { nextOf } from "./openpuzzle.js";
import { solverWords, verdictWords } from "./practisewords.js";
import { playerNow, puzzleRating } from "./record.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { useKeys } from "../frame/keys.js";
import { showMessage } from "../frame/message.js";
import { goInstead, Link } from "../frame/router.js";
import { Paths } from "../hand/paths.js";
import { surpriseWords } from "../solve/surprisewords.js";
import { choosing } from "../../store/practise.js";
import { settings } from "../../store/settings.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("./puzzletable.js").PuzzleTable} PuzzleTable */

/** @param {{table: PuzzleTable}} props */
export function Solved({ table }) {
  const { drawn, best } = table;
  const { result } = table.state.value;
  const [busy, setBusy] = useState(false);
  const { rating } = playerNow();
  useEffect(() => { // the next puzzle is generated while the player looks at this one
    drawNext(choosing.value, rating).catch(() => undefined); // Next reports the error
  // oxlint-disable-next-line react/exhaustive-deps -- one puzzle ahead is enough
  }, []);

  async function next() {
    setBusy(true);
    try {
      goInstead(await nextOf(drawn.name));
    } catch (error) {
      setBusy(false);
      showMessage({ words: solverWords(error), urgent: true });
    }
  }

  useKeys([{ keys: [" "], text: "key-practise-next", when: () => !busy, run: () => void next() }]);
  if (!result) return null;
  const { moves, change } = result;
  const words = [
    surpriseWords(best, drawn.surprise), t("practise-paths", { paths: drawn.paths }),
    t("practise-puzzle-rating", { rating: String(puzzleRating(drawn)) }),
  ];
  return html`
    <${Panel} class="result practise-solved">
      <${Card} class="result-head solved-head">
        <${ChipPiece} chip=${table.chip.value} size=${56} />
        <div>
          <${Title} focusOn=${`${drawn.name}.solved`}>${verdictWords(moves?.length ?? null, best)}</>
          <p class="note">${words.filter(Boolean).join(" ")}</p>
        </div>
      </>
      <dl class="card solved-facts">
        <${Fact} name=${t("practise-yours")} value=${moves?.length ?? "–"} />
        <${Fact} name=${t("practise-shortest")} value=${best} />
        <${Fact} name=${t("practise-your-rating")} value=${Math.round(rating)} change=${change} />
      </dl>
      ${change === null && html`<p class="note">${t("practise-unrated")}</p>`}
      <${Paths} table=${table} paths=${table.paths.value} owner=${t("you")} legend=${t("solved-paths")} space=${false} />
      ${drawn.themes.length > 0 && html`<${About} themes=${drawn.themes} />`}
    </>
    <${Sheet}>
      <div class="buttons">
        <${Button} onClick=${table.restart}>${t("practise-retry")}</>
        <${Link} class="button second" to=${`/analyse#${drawn.puzzle.replaceAll(" ", "_")}`}>${t("practise-analyse")}</>
        <${Button} kind="main" disabled=${busy}
          onClick=${next}>${t("practise-next")}${settings.value.singleKeys && html` <kbd class="for-keys">${t("key-space")}</kbd>`}</>
      </div>
    </>
  `;
}

/** @param {{name: string, value: number | string, change?: number | null}} props */
function Fact({ name, value, change = null }) {
  const sign = change === null ? "" : change < 0 ? `−${-change}` : `+${change}`;
  return html`<div class="fact"><dt>${name}</dt><dd>${value}${sign && html` <small>${sign}</small>`}</dd></div>`;
}

/** @param {{themes: readonly string[]}} props */
function About({ themes }) {
  return html`
    <${Card} class="practise-about">
      <h2 class="practise-head"><span>${t("practise-about")}</span><small>${t("practise-about-note")}</small></h2>
      <p>${themes.map((theme) => html`<span class="tag" key=${theme}>${t("practise-theme", { theme })}</span> `)}</p>
    </>
  `;
}
