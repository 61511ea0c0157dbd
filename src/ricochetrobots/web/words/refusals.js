// Why the rules or the server refuse something, in words.

import { hasText, t } from "./text.js";

/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Refusal} Refusal */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../rules/messages.js").Refused} Refused */

/**
 * Returns why a move is refused: "Green cannot move east: a robot is in the way."
 * @param {Robot} robot @param {Direction} direction @param {Refusal} refusal
 */
export function refusedMove(robot, direction, refusal) {
  return t(`slide-${refusal.code}`, { robot, direction, by: refusal.by === "wall" ? "wall" : "robot" });
}

/**
 * Returns why the server refused a command: our message for its code, or a general one. The server's own sentence is
 * only in English.
 * @param {Pick<Refused, "code" | "facts">} refused
 */
export function refusalWords({ code, facts }) {
  if (!hasText(`refused-${code}`)) return t("refused-otherwise");
  return t(`refused-${code}`,
    Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? fact : String(fact)])));
}
