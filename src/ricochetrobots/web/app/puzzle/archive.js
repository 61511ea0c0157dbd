// The puzzles of past days, week by week, each with its result on this device.

import { puzzleOf } from "../../net/api.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { Button } from "../components/button.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Title } from "../components/panel.js";
import { useFrame } from "../frame.js";
import { Problem, problemWords } from "../problem.js";
import { dayPath, DAYS, Link, TODAY } from "../router.js";
import { t } from "../text.js";
import { dateWords, dayAfter, nextTime, recordOf, streakOn, weekOf } from "./days.js";

/** @typedef {import("./days.js").DayRecord} DayRecord */

const WEEKS = 6;
const WEEK = 7;
const LONG_NAME = 4;

export function ArchivePage() {
  const [today, setToday] = useState(/** @type {string | null} */ (null));
  const [fault, setFault] = useState(/** @type {unknown} */ (null));
  const [weeks, setWeeks] = useState(WEEKS);
  useFrame({ screen: "page", title: t("all-days"), facts: [t("all-days")], back: TODAY });
  useEffect(() => {
    puzzleOf(null).then((day) => setToday(day.today), setFault);
  }, []);
  if (fault) return html`<${Problem} title=${t("puzzle-missing")} words=${problemWords(fault)} />`;
  if (today === null) return null;
  const [monday] = weekOf(today);
  return html`
    <${Panel} class="archive">
      <${Title}>${t("all-days")}</>
      <p class="note">${t("archive-note")} ${t("puzzle-next", { time: nextTime(today) })} ${t("streak-count", { days: streakOn(today) })}</p>
      <${WeekNames} monday=${monday} />
      ${Array.from({ length: weeks }, (_, back) => html`<${Week} key=${back} monday=${dayAfter(monday, -WEEK * back)} today=${today} />`)}
      <p><${Button} onClick=${() => setWeeks(weeks + WEEKS)}>${t("archive-earlier")}</></p>
    </>
  `;
}

/** The streak and this week, for the start page. @param {{today: string}} props */
export function ThisWeek({ today }) {
  const [monday] = weekOf(today);
  return html`
    <${Card} class="this-week">
      <p><b>${t("streak-count", { days: streakOn(today) })}</b> <${Link} to=${DAYS}>${t("all-days")}</></p>
      <${WeekNames} monday=${monday} />
      <${Week} monday=${monday} today=${today} links=${false} />
    </>
  `;
}

/**
 * The names of the days. If short names are long, as in Portuguese, a narrow column shows single letters.
 * @param {{monday: string}} props
 */
function WeekNames({ monday }) {
  const days = weekOf(monday).map((date) => ({ short: dateWords(date, { weekday: "short" }), narrow: dateWords(date, { weekday: "narrow" }) }));
  const long = days.some(({ short }) => short.length > LONG_NAME);
  return html`
    <ol class=${`week week-names ${long ? "long" : ""}`} aria-hidden="true">
      ${days.map(({ short, narrow }, at) => html`<li key=${at}><span class="short">${short}</span><span class="narrow">${narrow}</span></li>`)}
    </ol>
  `;
}

/** `links`: each day leads to its puzzle. @param {{monday: string, today: string, links?: boolean}} props */
function Week({ monday, today, links = true }) {
  const days = weekOf(monday).filter((date) => date <= today);
  return html`
    <ol class="week" aria-label=${t("archive-week", { day: dateWords(monday) })}>
      ${days.map((date) => html`<li key=${date}><${Day} date=${date} today=${today} link=${links} /></li>`)}
    </ol>
  `;
}

/** @param {{date: string, today: string, link: boolean}} props */
function Day({ date, today, link }) {
  const record = recordOf(date);
  const { result } = record;
  const state = stateOf(record);
  const values = { day: dateWords(date, { weekday: "long", month: "long", day: "numeric" }), state, moves: result?.moves ?? 0, best: result?.best ?? 0 };
  const number = Number(date.slice(8));
  const classes = `day ${state} ${date === today ? "now" : ""}`;
  const content = html`
    <span class="unseen">${t("archive-day", values)}</span>
    <span class="day-date" aria-hidden="true">${number === 1 ? dateWords(date, { month: "short", day: "numeric" }) : number}</span>
    <span class="day-mark" aria-hidden="true">
      ${state === "shortest" && html`<${Icon} name="check" size=${16} />`}${result?.moves}${state === "longer" && html`<small>/${result?.best}</small>`}${state === "begun" && "…"}
    </span>
  `;
  return link ? html`<${Link} class=${classes} to=${dayPath({ date, today })}>${content}</>` : html`<span class=${classes}>${content}</span>`;
}

/** @param {DayRecord} record */
function stateOf({ moves, hints, result }) {
  if (result) return result.moves > result.best ? "longer" : "shortest";
  return moves || hints.length ? "begun" : "new";
}
