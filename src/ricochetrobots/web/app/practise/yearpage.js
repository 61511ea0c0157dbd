// The year at a glance: the streak, a dot for each day, the rating, and what was solved; with a copy to keep.

import { Sparkline } from "./charts.js";
import { playerNow, today } from "./record.js";
import { Button } from "../components/button.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { saveAs } from "../frame/share.js";
import { monthsOf, noonOf, puzzlesOf, sizeOf, streakOn, weekdayOf } from "../../rules/practise/diary.js";
import { diary, PRACTISE_KEPT, refreshAll, rushes } from "../../store/practise.js";
import { isText, mapOf, objectOf, oneOf } from "../../store/shape.js";
import { forGood, parseJson } from "../../store/storage.js";
import { html, useRef } from "../../vendor/vendor.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../rules/practise/diary.js").Day} Day */

const HALF = 6;
const LEGEND = /** @type {const} */ (["none", "few", "some", "many"]);

/** @param {string} date @param {Intl.DateTimeFormatOptions["month"]} month */
const monthName = (date, month) => new Intl.DateTimeFormat(dateLanguage(), { month }).format(noonOf(date));

export function YearPage() {
  const { days, longest } = diary.value;
  const now = today();
  const year = now.slice(0, 4);
  const streak = streakOn(days, now);
  const months = monthsOf(days, now);
  const player = playerNow();
  const played = Object.entries(days).filter(([date]) =>
    date.startsWith(year)).sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
  const sum = (/** @type {(day: Day) => number} */ count) => played.reduce((total, day) => total + count(day), 0);
  const [solved, shortest] = [sum((day) => day.solved), sum((day) => day.shortest)];
  useFrame({ screen: "page", title: t("year-title"), facts: [t("year-title")], aside: year, back: "/practise" });
  return html`
    <${Panel} class="practise year">
      <div class="practise-big">
        <b aria-hidden="true">${streak}</b>
        <div>
          <${Title}><span class="unseen">${streak} </span>${t("practise-in-a-row", { days: streak })}</>
          ${longest && html`<p class="note">${t("year-longest", { days: longest.days, month: monthName(longest.end, "long") })}</p>`}
        </div>
      </div>
      ${[months.slice(0, HALF), months.slice(HALF)].map((half, at) => html`<${Half} key=${at} months=${half} days=${days} today=${now} />`)}
      <p class="note year-legend"
        aria-hidden="true">${LEGEND.map((size, at) => html`<span key=${size}><i class=${`dot size-${at}`}></i>${t(`year-key-${size}`)}
        </span>`)}</p>
      <${Card} class="year-rating">
        <h2 class="practise-head"><span>${t("year-rating")}</span>
          <span><b>${Math.round(player.rating)}</b> <small>${t("practise-deviation", { deviation: Math.round(player.deviation) })}</small>
          </span></h2>
        <${Sparkline} days=${played} band />
      </>
      <dl class="card solved-facts">
        <div class="fact"><dt>${t("year-solved")}</dt><dd>${new Intl.NumberFormat(dateLanguage()).format(sum(puzzlesOf))}</dd></div>
        <div class="fact"><dt>${t("year-in-shortest")}</dt>
          <dd>${t("year-share", { percent: solved ? Math.round((100 * shortest) / solved) : 0 })}</dd></div>
        <div class="fact"><dt>${t("rush-title")}</dt><dd>${rushes.value.best}</dd></div>
      </dl>
    </>
    <${Sheet}><${Copies} /></>
  `;
}

/**
 * Half a year as columns of weeks. Screen readers read a line for each month.
 * @param {{months: ReturnType<typeof monthsOf>, days: Record<string, Day>, today: string}} props
 */
function Half({ months, days, today: now }) {
  const first = weekdayOf(months[0].first);
  const before = (/** @type {number} */ month) => months.slice(0, month).reduce((count, { dates }) => count + dates.length, first);
  return html`
    <div class="year-half">
      <ul class="unseen">${months.filter(({ past }) => past > 0).map(({ first: date, played, past, puzzles }) => html`<li
        key=${date}>${t("year-month", { month: monthName(date, "long"), played, past, puzzles })}</li>`)}</ul>
      <div class="year-months"
        aria-hidden="true">${months.map(({ first: date }, month) => html`<small key=${date}
        style=${{ gridColumn: 1 + Math.floor(before(month) / 7) }}>${monthName(date, "short")}</small>`)}</div>
      <div class="year-dots" aria-hidden="true">
        ${months.flatMap(({ dates }, month) => dates.map((date, day) => {
          const place = before(month) + day;
          const state = date > now ? "to-come" : `size-${sizeOf(days[date])}`;
          return html`<i key=${date} class=${`dot ${state} ${date === now ? "now" : ""}`}
            style=${{ gridArea: `${1 + (place % 7)} / ${1 + Math.floor(place / 7)}` }}></i>`;
        }))}
      </div>
    </div>
  `;
}

const FORMAT = "ricochet-practise";

/** The buttons that save a copy of all practice, and bring one in. */
function Copies() {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));

  function save() {
    const values = Object.fromEntries(PRACTISE_KEPT.map(({ key }) => [key, forGood.read(key)]).filter(([, words]) => words !== null));
    saveAs(`${FORMAT}-${today()}.json`, { format: FORMAT, values });
  }

  /** @param {File | undefined} chosen */
  async function bring(chosen) {
    const copy = parseJson((await chosen?.text()) ?? null, objectOf({ format: oneOf(FORMAT), values: mapOf(isText) }), null);
    if (copy) {
      for (const { key } of PRACTISE_KEPT) if (key in copy.values) forGood.write(key, copy.values[key]);
      refreshAll();
      showMessage({ words: t("year-brought") });
    } else {
      showMessage({ words: t("year-not-brought"), urgent: true });
    }
    if (file.current) file.current.value = ""; // so that the same file can be chosen again
  }

  return html`
    <div class="buttons">
      <${Button} class="wide" icon="save" onClick=${save}>${t("year-save")}</>
      <${Button} class="wide" onClick=${() => file.current?.click()}>${t("device-import")}</>
      <input ref=${file} type="file" accept="application/json,.json" hidden onChange=${() => bring(file.current?.files?.[0])} />
    </div>
    <p class="note year-here">${t("year-here-only")}</p>
  `;
}
