// The race before and after the run: its link, the recorded run of the friend, and the player's own.

import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { Sign } from "../components/sign.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { canShare, shareLink } from "../frame/share.js";
import { linkTo } from "../../net/address.js";
import { seedText } from "../../rules/practise/puzzlename.js";
import { raceText, totalOf } from "../../rules/practise/race.js";
import { myName } from "../../store/person.js";
import { races } from "../../store/practise.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/practise/race.js").Race} Race */
/** @typedef {import("../../rules/practise/race.js").Run} Run */

/** Returns the name of the friend of a run. @param {Run} run */
export const friendName = (run) => run.name || t("race-friend");

/** @param {{race: Race, onStart: () => void, onNew: () => void}} props */
export function RaceHome({ race, onStart, onNew }) {
  const key = raceText({ ...race, run: null });
  const ownRun = races.value.runs[key] ?? null;
  const begun = races.value.open?.race === key;
  const link = linkTo(`/practise/race#${raceText({ ...race, run: ownRun && { ...ownRun, name: myName.value } })}`);
  const ghost = race.run;
  useFrame({ screen: "page", title: t("race-title"), facts: [t("race-title")], aside: t("race-subtitle"), back: "/practise" });

  async function send() {
    const happened = await shareLink(link, t("race-title"));
    if (happened === "copied") showMessage({ words: t("race-sent") });
    if (happened === "failed") showMessage({ words: t("race-by-hand", { link }), lasting: true });
  }

  return html`
    <${Panel} class="practise">
      <${Title} class="hero" focusOn=${ownRun}>${ownRun && ghost ? resultWords(ownRun, ghost) : t("race-head")}</>
      <${Card} class="race-card">
        <p class="practise-head"><b>${raceWords(race)}</b><small>${t("race-seed", { seed: seedText(race.seed) })}</small></p>
        <input class="input" readonly value=${link} aria-label=${t("race-link")}
          onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
        <${Button} kind=${ownRun ? "main" : "second"} icon=${canShare() ? "share" : "copy"} onClick=${send}>${t("race-send")}</>
      </>
      <${Card} class="lines">
        ${ghost && html`<${RunLine} name=${friendName(ghost)} title=${t("race-ghost", { name: friendName(ghost) })}
          note=${t("race-ghost-note")} run=${ghost} seat=${1} />`}
        <${RunLine} name=${myName.value || t("race-you")} title=${t("race-you")} note=${ownRun ? t("race-done") : t("race-not-run")}
          run=${ownRun} seat=${0} />
      </>
      <p class="note">${t("race-how")} ${t("race-stored")}</p>
    </>
    <${Sheet}>
      <div class="buttons">
        ${ownRun
          ? html`<${Button} class="wide" onClick=${onNew}>${t("race-new")}</>`
          : html`
              ${!ghost && !begun && html`<${Button} onClick=${onNew}>${t("race-new")}</>`}
              <${Button} kind="main"
                onClick=${onStart}>${begun ? t("race-continue") : ghost ? t("race-start-ghost", { name: friendName(ghost) })
                : t("race-start")}</>
            `}
      </div>
    </>
  `;
}

/** @param {Run} ownRun @param {Run} ghost */
function resultWords(ownRun, ghost) {
  const gap = totalOf(ownRun) - totalOf(ghost);
  if (gap === 0) return t("race-tied");
  return gap < 0 ? t("race-won") : t("race-lost", { name: friendName(ghost) });
}

/** @param {Race} race */
function raceWords({ wanted }) {
  const [least, most] = wanted.moves;
  const values = { grade: t("practise-grade", { grade: wanted.grade[0] }), least, most, edition: t(`edition-${wanted.edition}`) };
  return least === most ? t("race-moves-one", values) : t("race-moves", values);
}

/** @param {{name: string, title: string, note: string, run: Run | null, seat: number}} props */
function RunLine({ name, title, note, run, seat }) {
  return html`
    <div class="line">
      <${Sign} seat=${seat} name=${name} />
      <span class="line-text"><b>${title}</b><br /><small>${note}</small></span>
      <b class="race-total">${run ? clockTime(totalOf(run)) : "–"}</b>
    </div>
  `;
}
