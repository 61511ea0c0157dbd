// The board of one viewer: the view, with this person's own moves and replays on top.

import { pathsOf } from "../hand/replay.js";
import { AT_REST, handScene, pathScene, shownChip } from "../hand/scene.js";
import { readMoves, readPosition } from "../../rules/position.js";
import { follow, startFrom } from "../../rules/trial.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../hand/replay.js").Playback} Playback */
/** @typedef {import("../hand/scene.js").Scene} Scene */
/** @typedef {import("../../rules/trial.js").Trial} Trial */

/**
 * The private actions of a person, which a reload loses.
 * @typedef {object} Doings
 * @property {Playback | null} playback  a path that is being replayed
 * @property {Trial | null} scratch  moves on the scratch board; null: it is closed
 * @property {readonly Slide[]} ahead  moves of one's demonstration that the server has not confirmed
 * @property {Robot | null} chosen
 * @property {boolean} open  whether the robots of one's demonstration may be moved
 * @property {boolean} closing  whether the match is over, and its robots still leave the board
 */

/** No actions and no replay. @type {Doings} */
export const NOTHING = { playback: null, scratch: null, ahead: [], chosen: null, open: false, closing: false };

/**
 * Returns the board at rest.
 * @param {View} view @param {BoardData} board @param {Doings} doings @returns {Scene}
 */
export function sceneOf(view, board, { playback, scratch, ahead, chosen, open, closing }) {
  if (view.pause) return { ...AT_REST, robots: {}, markers: {}, chip: null };
  const looked = playback ?? pathAtRest(view, board);
  if (looked) return { ...pathScene(board, looked.trial, looked.step, shownChip(looked.path.chip)), taken: true };
  if (view.phase === "finished") {
    return { ...AT_REST, robots: closing ? /** @type {Robots} */ (view.robots) : {}, markers: {}, chip: null };
  }
  const chip = view.chip ?? view.result?.chip ?? null;
  const robots = /** @type {Robots} */ (view.robots);
  const markers = /** @type {Robots} */ (view.markers);
  const still = { ...AT_REST, robots, markers, chip: chip && shownChip(chip), taken: view.phase === "result" };
  if (scratch) return { ...still, ...handScene(board, scratch, chosen ?? view.chip?.robot ?? "R"), cursorMode: false };
  if (view.phase !== "showing" || !view.demonstration) return { ...still, selected: chosen };
  const { slides } = follow(board, markers, view.demonstration.steps.map(({ move }) => move));
  const last = slides.at(-1)?.robot ?? null;
  const mine = shows(view) && open;
  const { reached, moves: bid, steps } = view.demonstration;
  const left = reached && view.exact && bid !== null && bid > steps.length ? t("chips-left", { chips: bid - steps.length }) : undefined;
  if (!mine && ahead.length === 0) return { ...still, trail: { moves: slides, reached, left }, selected: last };
  // No robot is selected before the first move. Unconfirmed moves stay even when the demonstrator may no longer move.
  const hand = handScene(board, { ...startFrom(robots), slides: ahead }, mine ? chosen ?? last : chosen, mine && seesLandings(view));
  return { ...still, ...hand, trail: ahead.length === 0 ? { moves: slides, reached, left } : { moves: [...slides, ...ahead] },
    readOnly: !mine, cursorMode: !mine };
}

/** Returns the path to show if none is being replayed: that of the result. @param {View} view @param {BoardData} board */
function pathAtRest({ phase, result }, board) {
  const path = phase === "result" && result && pathsOfRound(result).find(({ kind }) => kind === "shown");
  if (!path) return null;
  const trial = follow(board, path.start, path.moves);
  return { path, trial, step: trial.slides.length };
}

/** Returns whether the viewer is demonstrating. @param {View} view */
export function shows(view) {
  return view.phase === "showing" && view.you !== null && view.demonstration?.seat === view.you;
}

/**
 * Returns whether the demonstrator sees where the robot in hand would stop: a house option among friends, always on
 * when alone.
 * @param {View} view
 */
function seesLandings(view) {
  return view.mode === "alone" || view.options.landing_marks;
}

/**
 * Returns the paths of a round that can be replayed, the shown path first. If no solution is shorter, it is the only one.
 * @param {RoundPart} round
 */
export function pathsOfRound({ round, start, chip, steps, optimum }) {
  const count = optimum?.count ?? null;
  const note = count === null ? "" : t(optimum?.count_capped ? "optimum-count-capped" : "optimum-count", { count });
  const task = { task: round, start: readPosition(start).robots, chip };
  const [shown, shortest] = [steps.map(({ move }) => move), readMoves(optimum?.path)];
  const paths = pathsOf(task, shown, shortest, note);
  return shown.length > 0 && shown.length === shortest.length ? [{ ...paths[0], note }] : paths;
}
