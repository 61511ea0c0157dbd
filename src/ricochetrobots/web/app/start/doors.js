// The doors of the start page: buttons with a title and one line. With little room, only titles are visible.

import { Icon } from "../components/icon.js";
import { ChipPiece } from "../components/pieceicon.js";
import { BotSign } from "../components/sign.js";
import { useFrameOver } from "../frame/afterframe.js";
import { later } from "../frame/later.js";
import { go, Link, TODAY } from "../frame/router.js";
import { weekday } from "../../store/days.js";
import { html, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";
import { dateWords } from "../../words/times.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */

const PlayBots = later(async () => (await import("../links/playbots.js")).PlayBots, { part: true });
const WeekLetters = later(async () => (await import("../solve/week.js")).WeekLetters, { part: true });

/**
 * Leads to a page, with `to`, or calls `onClick`. `ink`: the one door that a person should take. `off`: it needs a network.
 * @param {{title: string, note?: string, picture?: ComponentChildren, aside?: ComponentChildren, ink?: boolean, off?: boolean,
 * small?: boolean, to?: string, onClick?: () => void}} props
 */
export function Door({ title, note, picture, aside, ink = false, off = false, small = false, to, onClick }) {
  const kind = `door ${ink ? "ink" : ""} ${small ? "small" : ""}`;
  const content = html`
    ${picture}
    <span class="door-text"><b>${title}</b>${note && html` <small>${note}</small>`}</span>
    ${aside ?? (!small && html`<${Icon} name="forward" size=${18} />`)}
  `;
  return to ? html`<${Link} class=${kind} to=${to}>${content}</>`
    : html`<button type="button" class=${kind} disabled=${off} onClick=${onClick}>${content}</button>`;
}

/**
 * The door to today's puzzle, with its day and grade or, after some days, the streak.
 * @param {{today: DayPuzzle | null, missing?: boolean, streak?: number, weeks?: boolean, ink?: boolean}} props
 */
export function TodayDoor({ today, missing = false, streak = 0, weeks = false, ink = false }) {
  const late = useFrameOver(); // the first date format takes a browser long
  const grade = today ? gradeWords(today.date) : "";
  const day = today && late ? `${dateWords(today.date, { weekday: "long" })} · ${grade}` : grade;
  const note = missing ? t("todays-puzzle-missing") : streak > 1 ? t("share-streak", { days: streak }) : day;
  return html`<${Door} title=${t("todays-puzzle")} note=${note} ink=${ink} off=${missing}
    picture=${today && html`<${ChipPiece} chip=${today.chip} size=${34} />`}
    aside=${weeks && today ? html`<${WeekLetters} today=${today.date} />` : undefined} onClick=${() => go(TODAY)} />`;
}

/** Returns "hard": two days of a week have each grade, and Sunday the last. @param {string} date */
export function gradeWords(date) {
  return t("day-grade", { grade: Math.floor(weekday(date) / 2) });
}

/** The door to a match with bots, which opens their sheet. @param {{ink?: boolean}} props */
export function BotsDoor({ ink = false }) {
  const [open, setOpen] = useState(false);
  return html`
    <${Door} picture=${html`<${BotSign} character="pip" />`} title=${t("bots-play")} note=${t("bots-note", { minutes: 2 })} ink=${ink}
      onClick=${() => setOpen(true)} />
    ${open && html`<${PlayBots} onClose=${() => setOpen(false)} />`}
  `;
}
