// The words and the picture of a match: its score, and the robots of its best round.

import { endWords, tally } from "./matchwords.js";
import { bestRound, lineOf } from "./win.js";
import { signPiece } from "../components/sign.js";
import { LEAST_NAMED, ROBOT_SIGNS } from "../share/robotsigns.js";
import { pieceSvg, robotPiece } from "../../board/piece.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../rules/messages.js").View} View */

const PIECE_PX = 64;

/**
 * Returns what to share of a finished match, for people who were not there.
 * @param {View} view @param {string | null} link @returns {import("../share/sharesheet.js").Shared}
 */
export function sharedMatch(view, link) {
  const { mode, seats, winners, history } = view;
  const { found } = tally(view);
  const score = seats.filter(({ left, chips }) => !left || chips.length > 0).map(({ chips }) => chips.length)
    .toSorted((one, other) => other - one).join(":");
  const title = mode === "alone" ? t("game-alone", { found, chips: view.laid.length }) : `${endWords({ ...view, you: null })} ${score}`;
  const best = bestRound(history);
  const named = best !== null && best.round.steps.length >= LEAST_NAMED ? best : null;
  const robots = /** @type {Robot[]} */ (named?.round.steps.map(({ move }) => move[0]) ?? []);
  const values = { moves: robots.length, next: named?.round.next_bid ?? 0, gap: named?.gap ?? 0 };
  const winner = mode !== "alone" && winners.length === 1 ? seats.find(({ seat }) => seat === winners[0]) : undefined;
  const piece = (/** @type {Robot} */ robot, smile = false) => pieceSvg(robotPiece(robot, { smile }), { size: PIECE_PX });
  return {
    text: [`${t("product")} · ${title}`, named && `${robots.map((robot) => ROBOT_SIGNS[robot]).join("")} ${t("share-round", values)}`]
      .filter(Boolean).join("\n"),
    link,
    card: {
      over: mode === "alone" ? t("product") : `${t("product")} · ${t("share-players", { players: seats.length })}`, title,
      sign: winner && pieceSvg(signPiece(winner.seat, seatName(winner), false, winner.bot), { size: PIECE_PX }),
      line: named ? t("share-best", values) : undefined,
      squares: robots.map((robot) => ({ robot, piece: piece(robot) })),
      heads: lineOf(view).map((robot) => piece(robot, true)),
    },
  };
}
