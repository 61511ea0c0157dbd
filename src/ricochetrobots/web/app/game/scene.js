// What lies on the board for one viewer: the view, and over it what this person alone does or looks at.

import { cellName } from "../../board/cells.js";
import { landings, slidesOf } from "../trial.js";
import { robotsAfter } from "./path.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../board/types.js").Target} Target */
/** @typedef {import("../../board/types.js").View} Scene */
/** @typedef {import("../../net/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("./path.js").Path} Path */

/**
 * What a person does or looks at, and a reload forgets.
 * @typedef {object} Own
 * @property {{path: Path, step: number, chip: ChipPart} | null} replay  a path looked at
 * @property {readonly Slide[] | null} trial  moves on the scratch board; null: it is put away
 * @property {readonly Slide[]} ahead  moves of the own demonstration that the server has not confirmed
 * @property {Robot | null} chosen
 * @property {boolean} open  whether the robots of the own demonstration may be moved
 */

/** Nothing done, nothing looked at. @type {Own} */
export const NOTHING = { replay: null, trial: null, ahead: [], chosen: null, open: false };

const AT_REST = { trail: null, selected: null, landing: [], readOnly: true, cursorMode: true };

/**
 * Returns what the board shows at rest.
 * @param {View} view @param {BoardData} board @param {Own} own @returns {Partial<Scene>}
 */
export function sceneOf(view, board, own) {
  if (own.replay) return replayScene(own.replay, board);
  const chip = target(view.chip ?? view.result?.chip);
  const taken = view.phase === "result" || view.phase === "finished";
  const still = { ...AT_REST, robots: /** @type {Robots} */ (view.robots), markers: /** @type {Robots} */ (view.markers), chip, taken };
  if (own.trial) {
    const chosen = own.chosen ?? view.chip?.robot ?? "R";
    return handScene(still, board, { made: [], moves: own.trial, chosen, marked: true });
  }
  if (view.phase !== "showing" || !view.demonstration) return { ...still, selected: own.chosen };
  const made = slidesOf(board, still.markers, view.demonstration.steps.map(({ move }) => move)).slides;
  if (shows(view) && own.open) {
    const chosen = own.chosen ?? made.at(-1)?.robot ?? null; // nobody's hand lies on a robot in advance
    return handScene(still, board, { made, moves: own.ahead, chosen, marked: seesLandings(view) });
  }
  if (own.ahead.length > 0) return handScene(still, board, { made, moves: own.ahead, chosen: own.chosen, marked: false, shut: true });
  return { ...still, trail: { moves: made }, selected: made.at(-1)?.robot ?? null };
}

/** Whether the viewer's own demonstration is going on. @param {View} view */
export function shows(view) {
  return view.phase === "showing" && view.you !== null && view.demonstration?.seat === view.you;
}

/** Whether the demonstrator sees where the robot in hand would stop: a house option among friends, always alone. @param {View} view */
export function seesLandings(view) {
  return view.mode === "alone" || view.options.landing_marks;
}

/**
 * This person has the robots in hand: `made` lead to where they stand, `moves` come after that.
 * @param {{robots: Robots} & Partial<Scene>} still @param {BoardData} board
 * @param {{made: readonly Slide[], moves: readonly Slide[], chosen: Robot | null, marked: boolean, shut?: boolean}} hand
 * `shut`: they have been let go, and the last slides are still to be confirmed
 * @returns {Partial<Scene>}
 */
function handScene(still, board, { made, moves, chosen, marked, shut = false }) {
  const robots = robotsAfter({ start: still.robots, slides: moves }, moves.length, namer(board));
  const landing = marked && chosen ? landings(board, robots, chosen) : [];
  return { ...still, robots, trail: { moves: [...made, ...moves] }, selected: chosen, landing, readOnly: shut, cursorMode: shut };
}

/** @param {NonNullable<Own["replay"]>} replay @param {BoardData} board @returns {Partial<Scene>} */
function replayScene({ path, step, chip }, board) {
  const robots = robotsAfter(path, step, namer(board));
  return { ...AT_REST, robots, markers: path.start, chip: target(chip), taken: true, trail: { moves: path.slides.slice(0, step) } };
}

/** @param {ChipPart | null | undefined} chip @returns {Target | null} */
function target(chip) {
  return chip ? { cell: chip.cell, robot: chip.robot, symbol: chip.symbol ?? "vortex" } : null;
}

/** @param {BoardData} board */
function namer(board) {
  return (/** @type {number} */ cell) => cellName(cell, board.width);
}
