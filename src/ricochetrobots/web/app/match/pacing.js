// Turns news of the game into steps on one timeline. Pure; player.js plays them. The server sends
// only the view after all events of an update; this module computes the views between them.

import { slideMs } from "../../board/anim.js";
import { cellName } from "../../board/cells.js";
import { TURN_COMMANDS } from "../../rules/constants.js";
import { slide } from "../../rules/slide.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../rules/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../rules/messages.js").ChipTaken} ChipTaken */
/** @typedef {import("../../rules/messages.js").DemonstrationFailed} DemonstrationFailed */
/** @typedef {import("../../rules/messages.js").NumberedEvent} NumberedEvent */
/** @typedef {import("../../rules/messages.js").RobotMoved} RobotMoved */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/news.js").News} News */

/**
 * The motions: a robot slides, the robots return to their markers, a chip turns up for `view` or face down, a chip that
 * `robot` has won slides to the player on `seat` (null: it stays), or the robots leave the board and line up.
 * @typedef {{kind: "slide", event: RobotMoved, slide: Slide}
 *   | {kind: "fade"}
 *   | {kind: "chip-up", view: View}
 *   | {kind: "chip-down"}
 *   | {kind: "chip-won", chip: ChipPart, seat: number | null, robot: Robot}
 *   | {kind: "line-up"}} Motion
 */

/**
 * The outcome of a demonstration, spoken while the board still shows it.
 * @typedef {ChipTaken | DemonstrationFailed | import("../../rules/messages.js").ChipLaid} Verdict
 */

/**
 * One step: a motion, then a change of the screen and an event to announce, then a pause. `tell` is spoken and has a
 * sound. `hands` lets the demonstrator move the robots, or stops it. `closing`: the match is over, and the robots leave
 * the board before the words. `table`: the step opens the table of a match.
 * @typedef {object} Step
 * @property {Motion} [motion]
 * @property {View} [view]
 * @property {Verdict | null} [verdict]
 * @property {NumberedEvent} [tell]
 * @property {number} [hold]  milliseconds
 * @property {boolean} [hands]
 * @property {boolean} [closing]
 * @property {boolean} [table]
 */

export const PACE = {
  /** From the deciding slide to its verdict, and from there to the result, while the robot hops and the chip slides. */
  verdict: 150,
  won: 850,
  /** From the last chip to the words of the end. */
  end: 1500,
  /** From the failing slide to the title that reports it, and how long that title stays. */
  failure: 300,
  failed: 900,
  fade: 240,
  /** From the robots' return until the next player may move them. */
  hands: 600,
  /** From the end of the sand to the announcement of the order. */
  order: 500,
  turn: 360,
  ring: 400,
  /** From the opening of the table to its first chip. */
  table: 300,
};

const MOTION_MS = {
  "fade": PACE.fade, "chip-up": PACE.turn + PACE.ring, "chip-down": PACE.turn, "chip-won": PACE.won, "line-up": PACE.end,
};

/** @type {ReadonlySet<string>} */
const TURN = new Set(TURN_COMMANDS);

/**
 * Returns the steps from the view before the news to the view after it. Without a board, no robot slides.
 * @param {News} news @param {BoardData | null} board @returns {Step[]}
 */
export function pace({ events, before, view }, board) {
  if (!before) return [...events.map((tell) => ({ tell })), { view, hands: true }];
  /** @type {Step[]} */
  const steps = [];
  let at = before;
  /** @param {Partial<View>} changes */
  const become = (changes) => (at = { ...at, ...changes });
  /** Stops the sand and ends everybody's turn. */
  const standStill = () => become({ until: null, allowed_commands: waiting(at) });
  /** Shows the view together with the landing of the last slide, not right after it. @param {number} hold */
  const holdLanding = (hold) => {
    standStill();
    const end = steps.at(-1);
    const step = { view: at, hands: false, hold };
    if (end?.tell?.event.type === "robot_moved") Object.assign(end, step);
    else steps.push(step);
  };
  /**
   * Shows the verdict of the last slide, and lets the chip slide to its owner.
   * @param {NumberedEvent} tell @param {Verdict} verdict @param {number | null} seat
   */
  const succeed = (tell, verdict, seat) => {
    const { chip, demonstration } = at;
    become({ demonstration: demonstration && { ...demonstration, reached: true } });
    holdLanding(PACE.verdict);
    steps.push({ verdict, tell });
    const robot = /** @type {Robot | undefined} */ (demonstration?.steps.at(-1)?.move[0]);
    if (chip && robot) steps.push({ motion: { kind: "chip-won", chip, seat, robot } });
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
        succeed(tell, event, event.seat);
        become({ seats: view.seats });
        if (!last) steps.push({ view, verdict: null });
        break;
      }
      case "chip_laid":
        if (event.face_up) succeed(tell, event, null);
        else steps.push({ view: { ...at, allowed_commands: waiting(at) } }, { motion: { kind: "chip-down" }, tell });
        if (!last) steps.push({ view, verdict: null });
        break;
      case "chip_returned":
        steps.push({ view: standStill() }, { motion: { kind: "chip-down" }, view: last ? at : view, verdict: null, tell });
        break;
      case "chip_turned": {
        const first = at.phase === "lobby";
        become({ ...view, chip: null });
        steps.push({ view: standStill(), verdict: null, ...(first ? { table: true, hold: PACE.table } : {}) });
        steps.push({ motion: { kind: "chip-up", view }, view, verdict: null, tell });
        break;
      }
      case "match_ended":
        break; // announced at the end
      default:
        steps.push({ tell });
    }
  }
  const end = steps.at(-1);
  if (last) steps.push({ view, verdict: null, closing: true }, { motion: { kind: "line-up" }, tell: last });
  else if (end?.view && !end.hold) Object.assign(end, { view, verdict: null }); // avoids rendering twice in one frame
  else steps.push({ view, verdict: null });
  return steps;
}

/** Returns the approximate duration of a step. @param {Step} step */
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

/**
 * Returns the changes of the view after a move. `after`: the demonstration after all news.
 * @param {View} view @param {RobotMoved} event @param {Slide} made @param {BoardData} board @param {View["demonstration"]}
 * after @returns {Partial<View>}
 */
function moved({ robots, demonstration }, { move, count }, { robot, cells }, board, after) {
  const names = cells.map((cell) => cellName(cell, board.width));
  return {
    robots: { ...robots, [robot]: names[names.length - 1] },
    demonstration: demonstration
      && { ...demonstration, steps: [...demonstration.steps, { move, cells: names }], reached: after?.reached === true
      && after.steps.length === count },
  };
}
