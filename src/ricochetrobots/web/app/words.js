// Words of the game that several pages share: names of robots, chips and cells, and the reasons for refused moves.

import { cellIndex, isOn } from "../board/cells.js";
import { CHIPS } from "../net/rules.js";
import { chipsInAll, FEWEST_PLAYERS, usualChips } from "./lengths.js";
import { hasText, language, t } from "./text.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").CellName} CellName */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Refusal} Refusal */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").TargetSymbol} TargetSymbol */

/** @typedef {import("../net/messages.js").Refused} Refused */
/** @typedef {import("../net/messages.js").Options} Options */
/** @typedef {import("../net/messages.js").View} View */

/** @typedef {{robot: Robot | null, symbol: TargetSymbol | null}} ChipLike */

const DIRECTIONS = /** @type {const} */ (["n", "e", "s", "w"]);

/** Returns "green". @param {Robot} robot */
export function robotName(robot) {
  return t("robot-name", { robot });
}

/** Returns "north". @param {Direction} direction */
export function directionName(direction) {
  return t("direction-name", { direction });
}

/** Returns "green north". @param {string} move such as "Gn" */
export function moveName(move) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  return t("show-move", { robot: robotName(robot), direction: directionName(direction) });
}

/**
 * Returns "1: silver north to l4."
 * @param {string} move @param {number} count the number of the move @param {string} [cell] the cell where it ended
 */
export function stepWords(move, count, cell) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  const values = { count, robot: robotName(robot), direction: directionName(direction) };
  return cell ? t("say-move", { ...values, cell }) : t("say-move-alone", values);
}

/**
 * The list formats by language, cached because creating one takes longer than using it a thousand times.
 * @type {Map<string, Intl.ListFormat>}
 */
const lists = new Map();

/** Returns "a, b and c". @param {readonly string[]} words */
export function listed(words) {
  if (words.length === 1) return words[0];
  const { lang } = document.documentElement;
  const list = lists.get(lang) ?? new Intl.ListFormat(lang);
  lists.set(lang, list);
  return list.format(words);
}

/** Returns "green star", "vortex", or "green target" for a cell without a printed target. @param {ChipLike} chip */
export function chipName({ robot, symbol }) {
  return robot === null ? t("vortex") : t("coloured-chip", { robot, symbol: symbol ?? "none" });
}

/**
 * Returns the words for a cell, for screen readers: "l9. Green robot. Walls north and west."
 * @param {BoardData} board @param {Robots} robots @param {CellName} cell
 */
export function describeCell(board, robots, cell) {
  if (!isOn(board, cell)) return cell; // another board is being set
  const parts = [cell];
  const robot = Object.entries(robots).find(([, at]) => at === cell)?.[0];
  const target = board.targets.find((one) => one.cell === cell);
  const diagonal = board.diagonals.find((one) => one.cell === cell);
  if (board.closed.includes(cell)) parts.push(t("cell-closed"));
  if (robot) parts.push(t("cell-robot", { robot }));
  if (target) parts.push(t("cell-target", { target: chipName(target) }));
  if (diagonal) parts.push(t("cell-diagonal", { robot: diagonal.robot, lean: diagonal.lean === "/" ? "rising" : "falling" }));
  parts.push(wallWords(board.walls[cellIndex(cell, board.width)]));
  return parts.join(" ");
}

/**
 * The words for the sixteen sets of walls, cached by language because 256 cells are described at once.
 * @type {Map<string, string>}
 */
const knownWalls = new Map();

/** Returns "Walls north and west." @param {number} mask a bit for each side */
function wallWords(mask) {
  const key = `${language.value} ${mask}`;
  let words = knownWalls.get(key);
  if (words === undefined) {
    const walls = DIRECTIONS.filter((_, side) => mask & (1 << side));
    words = walls.length ? t("cell-walls", { count: walls.length, walls: listed(walls.map(directionName)) }) : t("cell-no-walls");
    knownWalls.set(key, words);
  }
  return words;
}

/**
 * Returns why a move is refused: "Green cannot move east: a robot is in the way."
 * @param {Robot} robot @param {Direction} direction @param {Refusal} refusal
 */
export function refusedMove(robot, direction, refusal) {
  return t(`slide-${refusal.code}`, { robot, direction, by: refusal.by === "wall" ? "wall" : "robot" });
}

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

/**
 * Returns how many chips win, in words. Before the match, it depends on the number of players, of whom `coming` have no
 * seat yet; then it is fixed (R8.5).
 * @param {View} view @param {number} [coming]
 */
export function winWords({ phase, chips_to_win: settled, chips_total: total, options, seats }, coming = 0) {
  const sitting = seats.filter(({ left, invitation }) => !left && invitation === "accepted").length;
  const players = Math.max(FEWEST_PLAYERS, sitting + coming);
  const open = phase === "lobby" && options.chips_to_win === null;
  const chips = phase !== "lobby" ? settled : options.chips_to_win ?? usualChips(players, options.length);
  const inAll = phase !== "lobby" ? total : chipsInAll(options.length);
  if (chips === null) return inAll < CHIPS ? t("wins-in-all", { chips: inAll }) : t("wins-most");
  return open ? t("wins-usual", { players, chips }) : t("wins-agreed", { chips });
}

/**
 * Returns why the server refused a command: our message for its code, or a general one. The server's own sentence is
 * only in English.
 * @param {Pick<Refused, "code" | "facts">} refused
 */
export function refusalWords({ code, facts }) {
  if (!hasText(`refused-${code}`)) return t("refused-otherwise");
  return t(`refused-${code}`, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? fact : String(fact)])));
}
