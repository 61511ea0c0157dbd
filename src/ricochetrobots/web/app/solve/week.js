// The puzzles of a week, each with its result on this device.

import { Icon } from "../components/icon.js";
import { dayPath, Link } from "../frame/router.js";
import { recordOf, weekOf } from "../../store/days.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { dateWords } from "../../words/times.js";

/** @typedef {import("../../store/days.js").DayRecord} DayRecord */

const LONG_NAME = 4;

/** This week as seven letters, for the start page: the days that are solved, and today. @param {{today: string}} props */
export function WeekLetters({ today }) {
  return html`
    <span class="week-letters" aria-hidden="true">
      ${weekOf(today).map((date) => html`<span key=${date} class=${recordOf(date).result ? "good" : date === today ? "today" : ""}>${
        dateWords(date, { weekday: "narrow" })}</span>`)}
    </span>
  `;
}

/**
 * The names of the days. If short names are long, as in Portuguese, a narrow column shows single letters.
 * @param {{monday: string}} props
 */
export function WeekNames({ monday }) {
  const days = weekOf(monday).map((date) => ({ short: dateWords(date, { weekday: "short" }),
    narrow: dateWords(date, { weekday: "narrow" }) }));
  const long = days.some(({ short }) => short.length > LONG_NAME);
  return html`
    <ol class=${`week week-names ${long ? "long" : ""}`} aria-hidden="true">
      ${days.map(({ short, narrow }, at) => html`<li key=${at}><span class="short">${short}</span><span class="narrow">${narrow}</span>
        </li>`)}
    </ol>
  `;
}

/** Each day leads to its puzzle. @param {{monday: string, today: string}} props */
export function Week({ monday, today }) {
  const days = weekOf(monday).filter((date) => date <= today);
  return html`
    <ol class="week" aria-label=${t("archive-week", { day: dateWords(monday) })}>
      ${days.map((date) => html`<li key=${date}><${Day} date=${date} today=${today} /></li>`)}
    </ol>
  `;
}

/** @param {{date: string, today: string}} props */
function Day({ date, today }) {
  const record = recordOf(date);
  const { result } = record;
  const state = stateOf(record);
  const values = { day: dateWords(date, { weekday: "long", month: "long", day: "numeric" }), state, moves: result?.moves ?? 0,
    best: result?.best ?? 0 };
  const number = Number(date.slice(8));
  return html`
    <${Link} class=${`day ${state} ${date === today ? "now" : ""}`} to=${dayPath({ date, today })}>
      <span class="unseen">${t("archive-day", values)}</span>
      <span class="day-date" aria-hidden="true">${number === 1 ? dateWords(date, { month: "short", day: "numeric" }) : number}</span>
      <span class="day-mark" aria-hidden="true">
        ${state === "shortest" && html`<${Icon} name="check"
          size=${16} />`}${result?.moves}${state === "longer" && html`<small>/${result?.best}</small>`}${state === "begun" && "…"}
      </span>
    </>
  `;
}

/** @param {DayRecord} record */
function stateOf({ moves, hints, result }) {
  if (result) return result.moves > result.best ? "longer" : "shortest";
  return moves || hints.length ? "begun" : "new";
}
