// Times, durations and dates in words.

import { dateLanguage, t } from "./text.js";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns "60 s", "2 min", "no limit". @param {number | null} seconds */
export function secondsWords(seconds) {
  if (seconds === null) return t("no-limit");
  return seconds >= 120 && seconds % 60 === 0 ? t("minutes", { count: seconds / 60 }) : t("seconds", { count: seconds });
}

/** Returns seconds as a clock time: 0:33. @param {number} seconds */
export function clockTime(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Returns a date such as "22 November". @param {string} date @param {Intl.DateTimeFormatOptions} [form] */
export function dateWords(date, form = { month: "long", day: "numeric" }) {
  return new Intl.DateTimeFormat(dateLanguage(), { ...form, timeZone: "UTC" }).format(new Date(date));
}

/** Returns when the next day begins, in local time. @param {string} date */
export function nextTime(date) {
  const format = new Intl.DateTimeFormat(dateLanguage(), { hour: "numeric", minute: "2-digit" });
  return format.format(new Date(Date.parse(date) + DAY_MS));
}

/** Returns how long it takes until the next day begins, in hours and minutes: 4:12. @param {string} date */
export function timeLeft(date) {
  return clockTime((Date.parse(date) + DAY_MS - Date.now()) / 60_000);
}
