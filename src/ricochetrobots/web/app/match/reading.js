// Reads the board aloud on request: robots and their slides, the rows, the time.

import { person } from "./matchwords.js";
import { rowsOf } from "./rows.js";
import { chipWords, timeWords } from "./speech.js";
import { answer, lastSpoken } from "../frame/announcer.js";
import { useKeys } from "../frame/keys.js";
import { onTheTable } from "../hand/handpad.js";
import { cellIndex, DIRECTIONS } from "../../board/cells.js";
import { sandLeft } from "../../rules/botclock.js";
import { slide } from "../../rules/slide.js";
import { endOf } from "../../rules/trial.js";
import { chipName, robotName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").CellName} CellName */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./matchtable.js").Table} Table */

const ROBOTS = /** @type {Robot[]} */ (["R", "G", "B", "Y", "S"]);
const SHIFTED = /** @type {const} */ ({
  "Shift+ArrowUp": "n", "Shift+ArrowRight": "e", "Shift+ArrowDown": "s", "Shift+ArrowLeft": "w",
});
const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** Adds the keys for reading. @param {Table} table @param {View} view */
export function useReading(table, view) {
  const { session, api } = table;
  const board = table.board.value;
  const robots = /** @type {Robots} */ (table.scene.value.robots ?? {});
  const inPlay = ROBOTS.filter((robot) => robots[robot] !== undefined);

  /** @param {Robot} robot */
  function choose(robot) {
    table.choose(robot);
    const cell = robots[robot];
    if (!board || !cell) return;
    table.cursor.value = cell;
    answer(speaksSlides(view) ? robotWords(board, robots, robot) : t("say-stands", { robot, cell }));
  }

  /** @param {Direction} direction */
  function slideCursor(direction) {
    const robot = table.chosen.value;
    const from = table.cursor.value;
    if (!board || !robot || !from) return;
    const slid = slide(board, { ...robots, [robot]: from }, robot, direction);
    answer(slideWords(board, robots, slid, direction, true));
    if (slid.refused) return;
    table.cursor.value = endOf(slid, board);
    if (document.activeElement?.closest("[role=grid]")) api.focus();
  }

  useKeys([
    ...inPlay.map((robot) => ({ keys: [robot.toLowerCase()], text: `key-choose-${robot}`, run: () => choose(robot) })),
    {
      keys: Object.keys(SHIFTED), text: "key-slide-cursor", when: () => speaksSlides(view) && table.chosen.value !== null,
      run: ({ key }) => slideCursor(api.directionOnBoard(SHIFTED[/** @type {keyof typeof SHIFTED} */ (`Shift+${key}`)])),
    },
    { keys: ARROWS, text: "key-read-board", when: () => !table.inHand.value && onTheTable(), run: () => api.focus() },
    { keys: ["l"], text: "key-read-rows", run: () => answer(rowsWords(view)) },
    { keys: ["p"], text: "key-read-robots", run: () => answer(robotsWords(robots)) },
    { keys: ["t"], text: "key-read-time",
      run: () => answer(view.until === null ? chipWords(view) : timeWords(view, sandLeft(view, session.serverNow()))) },
    { keys: ["e"], text: "key-repeat", run: () => answer(lastSpoken.value) },
  ]);
}

/**
 * Returns whether slides may be read aloud. In one's own demonstration, this depends on the option for landing marks;
 * otherwise on the one for spoken slides.
 * @param {View} view
 */
function speaksSlides(view) {
  if (view.phase === "showing" && view.demonstration?.seat === view.you) return view.mode === "alone" || view.options.landing_marks;
  return view.options.spoken_slides;
}

/**
 * Returns "Green, l9. North: blocked by silver. East to p9, edge. ..."
 * @param {BoardData} board @param {Robots} robots @param {Robot} robot
 */
function robotWords(board, robots, robot) {
  const slides = DIRECTIONS.map((direction) => slideWords(board, robots, slide(board, robots, robot, direction), direction, false));
  return [t("read-robot", { robot, cell: robots[robot] ?? "" }), ...slides].join(" ");
}

/**
 * Returns where a slide ends and what stops it: "East to p9, edge, 4 cells."
 * @param {BoardData} board @param {Robots} robots @param {import("../../board/types.js").SlideResult} slid
 * @param {Direction} direction @param {boolean} counted
 */
function slideWords(board, robots, { robot, cells, heading, refused }, direction, counted) {
  const words = { direction };
  if (refused?.code === "move-blocked")
    return t("read-blocked", { ...words, by: refused.by === "wall" ? wallWord(board, cells[0], direction)
    : robotName(/** @type {Robot} */ (refused.by)) });
  if (refused) return t(`read-${refused.code}`, words);
  const last = cells[cells.length - 1];
  const cell = endOf({ cells }, board);
  const target = board.targets.find((one) => one.cell === cell);
  const facts = [
    target && chipName(target),
    stopper(board, { ...robots, [robot]: cell }, last, heading),
    counted && t("read-cells", { cells: cells.length - 1 }),
  ];
  return t("read-slide", { ...words, cell, facts: facts.filter(Boolean).join(", ") });
}

/**
 * Returns the name of the obstacle that stopped a robot.
 * @param {BoardData} board @param {Robots} robots @param {number} cell @param {Direction} heading
 */
function stopper(board, robots, cell, heading) {
  if (board.walls[cell] & (1 << DIRECTIONS.indexOf(heading))) return wallWord(board, cell, heading);
  const step = { n: -board.width, e: 1, s: board.width, w: -1 }[heading];
  const obstacle = /** @type {Robot | undefined} */
    (Object.entries(robots).find(([, at]) => cellIndex(at, board.width) === cell + step)?.[0]);
  return obstacle ? robotName(obstacle) : "";
}

/** Returns "edge" or "wall". @param {BoardData} board @param {number} cell @param {Direction} direction */
function wallWord({ width, height }, cell, direction) {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const edge = { n: y === 0, e: x === width - 1, s: y === height - 1, w: x === 0 }[direction];
  return edge ? t("read-edge") : t("read-wall");
}

/** @param {View} view */
function rowsWords(view) {
  return rowsOf(view)
    .map(({ seat, bid }) => t("read-row", { name: person(view, seat.seat), chips: seat.chips.length, bid: bid?.moves ?? 0 }))
    .join(" ");
}

/** @param {Robots} robots */
function robotsWords(robots) {
  const places = /** @type {[Robot, CellName][]} */ (Object.entries(robots));
  return places.map(([robot, cell]) => t("say-stands", { robot, cell })).join(" ");
}
