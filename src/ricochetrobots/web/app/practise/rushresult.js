// The result of three minutes: solved and missed puzzles, the seconds won and lost, and the last runs.

import { FailedList } from "./failedlist.js";
import { beginWith } from "./openpuzzle.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { go } from "../frame/router.js";
import { again, rushes } from "../../store/practise.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("./rushrun.js").Run} Run */

/** @param {{run: Run, onAgain: () => void}} props */
export function RushResult({ run, onAgain }) {
  const result = run.over.value;
  const missed = run.missed.value;
  useFrame({ screen: "page", title: t("rush-title"), facts: [t("rush-title")], back: "/practise" });
  if (!result) return null;
  const { solved, longest, won, lost, lasted, early } = result;
  const { best } = rushes.value;
  return html`
    <${Panel} class="practise">
      <div class="practise-big">
        <b aria-hidden="true">${solved}</b>
        <div>
          <${Title} focusOn=${result.at}><span class="unseen">${solved} </span>${t("rush-solved")}</>
          <p class="note">${t("rush-row", { best, row: longest })}</p>
        </div>
      </div>
      ${early && html`<p class="note">${t("rush-ended-early", { solved })}</p>`}
      <dl class="card solved-facts">
        <div class="fact"><dt>${t("rush-lasted")}</dt><dd>${clockTime(lasted)}</dd></div>
        <div class="fact"><dt>${t("rush-won")}</dt><dd>${t("rush-plus", { seconds: won })}</dd></div>
        <div class="fact"><dt>${t("rush-lost")}</dt><dd>${t("rush-minus", { seconds: lost })}</dd></div>
      </dl>
      <${Runs} />
      ${missed.length > 0 && html`
        <h2 class="practise-head"><span>${t("rush-missed", { count: missed.length })}</span><small>${t("rush-missed-note")}</small></h2>
        <${FailedList} failures=${again.value.filter(({ name }) => missed.includes(name))} />
      `}
    </>
    <${Sheet}>
      <div class="buttons">
        ${missed.length > 0 && html`<${Button} onClick=${() => go(beginWith(missed))}>${t("rush-try", { count: missed.length })}</>`}
        <${Button} kind="main" onClick=${onAgain}>${t("rush-again")}</>
      </div>
    </>
  `;
}

/** The last runs as bars. */
function Runs() {
  const { runs } = rushes.value;
  const most = Math.max(1, ...runs.map(({ solved }) => solved));
  return html`
    <${Card} class="rush-runs">
      <h2>${t("rush-last", { count: runs.length })}</h2>
      <ol>
        ${runs.map(({ at, solved }, place) => html`
          <li key=${at} class=${place === runs.length - 1 ? "now" : ""}><span>${solved}</span>
            <i style=${{ height: `${4 + (44 * solved) / most}px` }}></i></li>
        `)}
      </ol>
    </>
  `;
}
