// The words and the picture of a day's result.

import { leftHere } from "./solvehere.js";
import { LEAST_NAMED, ROBOT_SIGNS } from "../share/robotsigns.js";
import { chipPiece, pieceSvg, robotPiece } from "../../board/piece.js";
import { thumbnailSvg } from "../../board/thumbnail.js";
import { addedMoves, fifthsOf } from "../../rules/fifths.js";
import { readBoard } from "../../rules/notation.js";
import { readMoves, readPuzzle } from "../../rules/position.js";
import { SolverMissing } from "../../solver/solver.js";
import { weekday } from "../../store/days.js";
import { t } from "../../words/text.js";
import { clockTime, dateWords } from "../../words/times.js";

/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../../store/days.js").DayResult} DayResult */
/** @typedef {import("../share/sharesheet.js").Shared} Shared */

/** The squares of a text: on the shortest path, one move more, two or more. */
const SIGNS = ["🟩", "🟨", "⬜"];
const KINDS = /** @type {const} */ (["good", "one", "more"]);
const HEAD_PX = 64;

/**
 * Returns what to share of a day's result. Until its midnight only the first path counts, as five squares.
 * @param {DayPuzzle} day @param {DayResult} result @param {number} hints @param {number} streak @param {string} link
 * @returns {Promise<Shared>}
 */
export async function sharedDay({ date, today, puzzle, chip }, result, hints, streak, link) {
  const isToday = date === today;
  const first = result.first ?? { path: result.path, seconds: null };
  const path = readMoves(isToday ? first.path : result.path);
  const over = path.length - result.best;
  const squares = isToday ? await squaresOf(puzzle, path, result.best) : null;
  const named = !isToday && path.length >= LEAST_NAMED;
  const robots = /** @type {Robot[]} */ (path.map(([robot]) => robot));
  const verdict = isToday ? t("share-over", { over }) : t("share-moves", { moves: path.length, best: result.best });
  const signs = squares ? squares.map((square) => SIGNS[square]).join("") : named ? robots.map((robot) => ROBOT_SIGNS[robot]).join("") : "";
  const facts = [
    isToday && first.seconds !== null && clockTime(first.seconds),
    hints > 0 && t("hint-count", { hints }),
    streak > 1 && t("share-streak", { days: streak }),
  ].filter(Boolean).join(" · ");
  const grade = { day: dateWords(date, { weekday: "long" }), grade: Math.floor(weekday(date) / 2) };
  const { board, robots: start } = readPuzzle(puzzle);
  return {
    text: [`${t("product")} ${dateWords(date, { day: "numeric", month: "short" })} · ${t("share-day", grade)}`,
      [signs, verdict].filter(Boolean).join(" "), facts].filter(Boolean).join("\n"),
    link,
    note: squares ? t("share-note") : undefined,
    card: {
      over: `${t("product")} · ${dateWords(date)}`, title: t("share-day", grade),
      board: thumbnailSvg(readBoard(board), { robots: start, chip, trail: null }),
      squares: squares ? squares.map((square) => KINDS[square])
        : named ? robots.map((robot) => ({ robot, piece: pieceSvg(robotPiece(robot), { size: HEAD_PX }) })) : [],
      verdict, facts,
      heads: [chip.robot ? pieceSvg(robotPiece(chip.robot, { smile: true }), { size: HEAD_PX })
        : pieceSvg(chipPiece(chip.robot, chip.symbol), { size: HEAD_PX }),
      ...Object.keys(start).filter((robot) => robot !== chip.robot)
        .map((robot) => pieceSvg(robotPiece(/** @type {Robot} */ (robot), { smile: true }), { size: HEAD_PX }))],
      ask: t("share-ask"),
    },
  };
}

/**
 * Returns the five squares of a path, or null in a browser without a solver or without enough memory.
 * @param {string} puzzle @param {readonly string[]} path @param {number} best
 */
async function squaresOf(puzzle, path, best) {
  try {
    const left = await leftHere(puzzle, path, best);
    return left.length > 0 ? fifthsOf(addedMoves(left)) : null;
  } catch (error) {
    if (error instanceof SolverMissing) return null;
    throw error;
  }
}
