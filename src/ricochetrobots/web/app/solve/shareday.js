// Shares the result of a day's puzzle: until its midnight without the path's length, afterwards with it.

import { showMessage } from "../frame/message.js";
import { dayPath } from "../frame/router.js";
import { linkTo } from "../../net/address.js";
import { t } from "../../words/text.js";
import { loadRest } from "../../words/rest.js";

/**
 * Opens the share sheet.
 * @param {import("../../net/api.js").DayPuzzle} day @param {import("../../store/days.js").DayResult} result
 * @param {number} hints @param {number} streak
 */
export async function shareDay(day, result, hints, streak) {
  try {
    const { openShare } = await import("../share/sharesheet.js");
    const { sharedDay } = await import("./dayshared.js");
    await loadRest();
    openShare(() => sharedDay(day, result, hints, streak, linkTo(dayPath({ date: day.date, today: "" }))));
  } catch {
    showMessage({ words: t("problem-offline"), urgent: true });
  }
}
