// Turns news of the game into steps on one timeline (DESIGN section 10). Pure; player.js plays them. The server sends the
// view after all events of an update; what the screen shows between them is made here.

import { slideMs } from "../../board/anim.js";
import { cellName } from "../../board/cells.js";
import { slide } from "../../board/slide.js";
import { TURN_COMMANDS } from "../../net/rules.js";
import { VERDICT_MS } from "../table/stage.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../net/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../net/messages.js").ChipTaken} ChipTaken */
/** @typedef {import("../../net/messages.js").DemonstrationFailed} DemonstrationFailed */
/** @typedef {import("../../net/messages.js").NumberedEvent} NumberedEvent */
/** @typedef {import("../../net/messages.js").RobotMoved} RobotMoved */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../../net/session.js").News} News */

/**
* The motions: a robot along its way, the robots back to their markers, a chip that turns up for `view` or face down, or
 * one that flies to its owner.
 * @typedef {{kind: "slide", event: RobotMoved, slide: Slide}
 *   | {kind: "fade"}
 *   | {kind: "chip-up", view: View}
 *   | {kind: "chip-down"}
 *   | {kind: "chip-flies", chip: ChipPart, seat: number}} Motion
 */

/** The outcome of a demonstration, spoken while the board still shows it. @typedef {ChipTaken | DemonstrationFailed | import("../../net/messages.js").ChipLaid} Verdict */

/**
 * One step: it moves, then shows and tells, then holds. `tell` is spoken and sounded. `hands` gives the demonstrator
 * the robots, or takes them. `finale` says until when the result of the last chip stays by itself. `table`: people sit
 * down at it with this step.
 * @typedef {object} Step
 * @property {Motion} [motion]
 * @property {View} [view]
 * @property {Verdict | null} [verdict]
 * @property {NumberedEvent} [tell]
 * @property {number} [hold]  milliseconds
 * @property {boolean} [hands]
 * @property {{until: number | null, end: NumberedEvent}} [finale]
 * @property {boolean} [table]
 */

export const PACE = {
  verdict: VERDICT_MS,
  /** From the verdict until the chip flies. */
  chip: 400,
  flight: 480,
  /** From the chip's landing until the result opens. */
  result: 20,
  /** After the slide that fails, until the title says so; and how long that stays. */
  failure: 300,
  failed: 900,
  fade: 240,
  /** From the robots' return until the next player has them in hand. */
  hands: 600,
  /** From the end of the sand until the order is read out. */
  order: 500,
  turn: 360,
  ring: 400,
  /** From the laid table until its first chip. */
  table: 300,
};

const MOTION_MS = { "fade": PACE.fade, "chip-up": PACE.turn + PACE.ring, "chip-down": PACE.turn, "chip-flies": PACE.flight };

/** @type {ReadonlySet<string>} */
const TURN = new Set(TURN_COMMANDS);

/**
 * Returns the steps from the view before to the view after the news. Without a board nothing slides.
 * @param {News} news @param {BoardData | null} board @returns {Step[]}
 */
export function pace({ events, before, view }, board) {
  if (!before) return [...events.map((tell) => ({ tell })), { view, hands: true }];
  /** @type {Step[]} */
  const steps = [];
  let at = before;
  /** @param {Partial<View>} changes */
  const become = (changes) => (at = { ...at, ...changes });
  /** Stops the sand and every turn. */
  const standStill = () => become({ until: null, allowed_commands: waiting(at) });
  /** Shows what the last slide comes to with its landing, not right after it. @param {number} hold */
  const holdLanding = (hold) => {
    standStill();
    const end = steps.at(-1);
    const step = { view: at, hands: false, hold };
    if (end?.tell?.event.type === "robot_moved") Object.assign(end, step);
    else steps.push(step);
  };
  const last = events.findLast(({ event }) => event.type === "match_ended");

  for (const tell of events) {
    const { event } = tell;
    switch (event.type) {
      case "robot_moved": {
        const made = slideOf(event, at, board);
        if (made && board) become(moved(at, event, made, board, view.demonstration));
        steps.push({ motion: made ? { kind: "slide", event, slide: made } : undefined, view: at, tell });
        break;
      }
      case "bidding_closed":
        steps.push({ view: standStill(), tell, hold: PACE.order });
        break;
      case "demonstration_started":
        steps.push({ view, verdict: null, tell, hands: false, hold: event.opens == null ? 0 : PACE.hands }, { hands: true });
        break;
      case "demonstration_failed": {
        if (at.demonstration?.seat !== event.seat) {
          steps.push({ tell });
          break;
        }
        holdLanding(PACE.failure);
        become({ bids: at.bids.map((bid) => (bid.seat === event.seat ? { ...bid, state: "failed", failure: event.reason } : bid)) });
        steps.push({ view: at, verdict: event, tell, hold: PACE.failed });
        become({ robots: at.markers, demonstration: at.demonstration && { ...at.demonstration, steps: [] } });
        steps.push({ motion: { kind: "fade" }, view: at });
        break;
      }
      case "chip_taken": {
        holdLanding(PACE.verdict);
        steps.push({ verdict: event, tell, hold: PACE.chip });
        become({ seats: view.seats });
        steps.push({ motion: at.chip ? { kind: "chip-flies", chip: at.chip, seat: event.seat } : undefined, view: at, hold: PACE.result });
        steps.push({ view, verdict: null, finale: last && { until: event.until, end: last } });
        break;
      }
      case "chip_laid":
        if (event.face_up) {
          holdLanding(PACE.verdict);
          steps.push({ verdict: event, tell, hold: PACE.chip + PACE.flight + PACE.result });
        } else steps.push({ view: { ...at, allowed_commands: waiting(at) } }, { motion: { kind: "chip-down" }, tell });
        steps.push({ view, verdict: null, finale: last && { until: null, end: last } });
        break;
      case "chip_returned":
        steps.push({ view: standStill() }, { motion: { kind: "chip-down" }, view, verdict: null, tell });
        break;
      case "chip_turned":
        if (at.phase === "lobby") {
          become({ ...view, chip: null });
          steps.push({ view: standStill(), table: true, hold: PACE.table });
        } else steps.push({ view: become({ allowed_commands: waiting(at) }) });
        steps.push({ motion: { kind: "chip-up", view }, view, verdict: null, tell });
        break;
      case "match_ended":
        break; // told when the result has been seen
      default:
        steps.push({ tell });
    }
  }
  if (steps.some(({ finale }) => finale)) return steps;
  const end = steps.at(-1);
  if (end?.view && !end.hold) Object.assign(end, { view, verdict: null }); // drawn once, not twice in one frame
  else steps.push({ view, verdict: null });
  return steps;
}

/** How long a step takes, about. @param {Step} step */
export function timeOf({ motion, hold = 0 }) {
  if (!motion) return hold;
  return hold + (motion.kind === "slide" ? slideMs(motion.slide.cells.length - 1) : MOTION_MS[motion.kind]);
}

/** @param {View} view */
function waiting({ allowed_commands: allowed }) {
  return allowed.filter((command) => !TURN.has(command));
}

/** @param {RobotMoved} event @param {View} view @param {BoardData | null} board */
function slideOf(event, view, board) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...event.move]);
  const robots = /** @type {Robots} */ (view.robots);
  return board && robots[robot] !== undefined ? slide(board, robots, robot, direction) : null;
}

/** `after`: the demonstration after all news. @param {View} view @param {RobotMoved} event @param {Slide} made @param {BoardData} board @param {View["demonstration"]} after @returns {Partial<View>} */
function moved({ robots, demonstration }, { move, count }, { robot, cells }, board, after) {
  const names = cells.map((cell) => cellName(cell, board.width));
  return {
    robots: { ...robots, [robot]: names[names.length - 1] },
    demonstration: demonstration && { ...demonstration, steps: [...demonstration.steps, { move, cells: names }], reached: after?.reached === true && after.steps.length === count },
  };
}
