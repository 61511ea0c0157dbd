// The days of practice: what was solved on each, the streak, and the year as dots. Days are local dates and begin at
// local midnight.

/**
 * What was solved on a day: puzzles, those with a shortest path, and puzzles of races and three minutes. The rating and
 * its deviation are those at the end of the day.
 * @typedef {{solved: number, shortest: number, quick: number, rating: number, deviation: number}} Day
 */
/**
 * The days by date, and the longest streak with its last day, which stays.
 * @typedef {{days: Record<string, Day>, longest: {days: number, end: string} | null}} Diary
 */

/** @type {Diary} */
export const EMPTY_DIARY = { days: {}, longest: null };
/** A device keeps the results of this many days. */
const KEPT_DAYS = 400;
/** The fewest puzzles for each size of a dot. */
const SIZES = [1, 4, 10];
const WEEK = 7;
const MONTHS = 12;

/** Returns the local date of a time, such as "2026-11-24". @param {Date} time */
export function dateOf(time) {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Returns noon of a date, which exists on every day in every time zone. @param {string} date */
export function noonOf(date) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year, month - 1, day, WEEK + 5);
}

/** Returns the date that many days later. @param {string} date @param {number} days */
export function dateAfter(date, days) {
  const noon = noonOf(date);
  noon.setDate(noon.getDate() + days);
  return dateOf(noon);
}

/** Returns the days from one date to another. @param {string} from @param {string} to */
export function daysBetween(from, to) {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / (24 * 60 * 60 * 1000));
}

/** Returns all puzzles of a day. @param {Day | undefined} day */
export const puzzlesOf = (day) => (day ? day.solved + day.quick : 0);

/**
 * Adds to a day, forgets days that are too old, and remembers the longest streak.
 * @param {Diary} diary @param {string} date @param {{solved?: number, shortest?: number, quick?: number, rating: number,
 * deviation: number}} added @returns {Diary}
 */
export function withResult({ days, longest }, date, { solved = 0, shortest = 0, quick = 0, rating, deviation }) {
  const before = days[date] ?? { solved: 0, shortest: 0, quick: 0 };
  const first = dateAfter(date, 1 - KEPT_DAYS);
  const day = { solved: before.solved + solved, shortest: before.shortest + shortest, quick: before.quick + quick,
    rating: Math.round(rating), deviation: Math.round(deviation) };
  const kept = Object.fromEntries(Object.entries({ ...days, [date]: day }).filter(([one]) => one >= first));
  const streak = streakOn(kept, date);
  return { days: kept, longest: streak > 0 && streak >= (longest?.days ?? 0) ? { days: streak, end: date } : longest };
}

/** Returns the days in a row with a puzzle, up to today or yesterday. @param {Diary["days"]} days @param {string} today */
export function streakOn(days, today) {
  let streak = 0;
  for (let date = puzzlesOf(days[today]) ? today : dateAfter(today, -1); puzzlesOf(days[date]); date = dateAfter(date, -1)) streak += 1;
  return streak;
}

/** Returns the size of a day's dot: 0 for a ring, 1 to 3. @param {Day | undefined} day */
export function sizeOf(day) {
  return SIZES.filter((least) => puzzlesOf(day) >= least).length;
}

/**
 * Returns the months of a year: the dates of each, and how many days had puzzles, up to today.
 * @param {Diary["days"]} days @param {string} today
 */
export function monthsOf(days, today) {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: MONTHS }, (_, month) => {
    const length = new Date(year, month + 1, 0).getDate();
    const dates = Array.from({ length }, (_, day) => dateOf(new Date(year, month, day + 1, WEEK + 5)));
    const played = dates.filter((date) => puzzlesOf(days[date]) > 0);
    return {
      first: dates[0], dates, played: played.length,
      past: dates.filter((date) => date <= today).length,
      puzzles: played.reduce((sum, date) => sum + puzzlesOf(days[date]), 0),
    };
  });
}

/** Returns 0 for Monday to 6 for Sunday. @param {string} date */
export const weekdayOf = (date) => (noonOf(date).getDay() + WEEK - 1) % WEEK;
