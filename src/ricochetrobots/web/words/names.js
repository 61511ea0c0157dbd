// Names of robots, moves, chips, cells and seats.

import { language, t } from "./text.js";
import { cellIndex, isOn } from "../board/cells.js";

/** @typedef {import("../rules/messages.js").BotCharacter} BotCharacter */
/** @typedef {import("../rules/messages.js").BotLevel} BotLevel */
/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").CellName} CellName */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("../board/types.js").TargetSymbol} TargetSymbol */

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
 * Returns the name of the player who sits or sat there, or a number if the name was deleted; "Pip (bot 2)" of a bot, and
 * "Robby (bot)" of a program.
 * @param {{seat: number, name: string, bot?: {level: BotLevel | null} | null}} seat
 */
export function seatName({ seat, name, bot }) {
  if (bot) return t("bot-name", { name, mark: t("bot-mark", { level: `level-${bot.level ?? "none"}` }) });
  return name || t("player-number", { number: seat + 1 });
}

/** @param {BotCharacter} character */
export const characterName = (character) => character.charAt(0).toUpperCase() + character.slice(1);

/** Returns "Guest" or, if that is taken, "Guest 2". @param {readonly string[]} taken */
export function freeName(taken) {
  const name = t("name-alone");
  const numbered = [name, ...taken.map((_, index) => `${name} ${index + 2}`)];
  return numbered.find((one) => !taken.includes(one)) ?? name;
}
