// The words of a puzzle: verdicts, hints, and the words to share, which contain no moves.

import { listed, moveName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../net/api.js").Hint} Hint */
/** @typedef {import("../../store/days.js").DayResult} DayResult */

/** @param {Pick<DayResult, "moves" | "best">} result */
export function verdictWords({ moves, best }) {
  return moves <= best ? t("puzzle-shortest", { moves }) : t("puzzle-longer", { moves, best });
}

/** @param {Hint} hint */
export function hintWords({ kind, moves, path }) {
  switch (kind) {
    case "at-most":
      return t("hint-at-most", { moves: moves ?? 0 });
    case "exactly":
      return t("hint-exactly", { moves: moves ?? 0 });
    case "robot":
      return t("hint-robot", { robot: path ?? "" });
    case "move":
      return t("hint-move", { move: moveName(path ?? "") });
    case "path":
      return t("hint-path", { moves: listed((path ?? "").split(" ").map(moveName)) });
  }
}

/**
 * Returns "Ricochet Robots 2026-11-22 · 7 moves (shortest 5) · 1 hint · streak 4".
 * @param {string} date @param {DayResult} result @param {number} hints @param {number} streak
 */
export function shareWords(date, { moves, best }, hints, streak) {
  return [
    t("share-day", { date }),
    t("share-moves", { moves, best }),
    hints > 0 && t("hint-count", { hints }),
    streak > 1 && t("share-streak", { days: streak }),
  ].filter(Boolean).join(" · ");
}
