// The words of a puzzle: verdicts and hints.

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
