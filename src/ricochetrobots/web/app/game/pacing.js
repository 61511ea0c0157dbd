// What follows what, and when (DESIGN section 10): news of the game as steps on one timeline. Pure; director.js plays them.

import { cellName } from "../../board/cells.js";
import { slideMs } from "../../board/anim.js";
import { slide } from "../../board/slide.js";

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
 * What moves: a robot along its way, the robots back to their markers, a chip that turns up for `view` or face down, or
 * one that flies to its owner.
 * @typedef {{kind: "slide", event: RobotMoved, slide: Slide}
 *   | {kind: "fade"}
 *   | {kind: "chip-up", view: View}
 *   | {kind: "chip-down"}
 *   | {kind: "chip-flies", chip: ChipPart, seat: number}} Motion
 */

/** What a demonstration came to, said while the board still shows it. @typedef {ChipTaken | DemonstrationFailed | import("../../net/messages.js").ChipLaid} Verdict */

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
  /** After the slide that decides. */
  verdict: 700,
  /** From the verdict until the chip flies. */
  chip: 400,
  flight: 480,
  /** From the chip's landing until the result opens. */
  result: 20,
  /** After the slide that fails, until it is said; and how long it stays from then on. */
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

/** Commands that are no move in the round: they stay while the table waits. */
const AT_ANY_TIME = new Set(["leave_seat", "renew_seat", "set_consent", "take_seat", "put_chip_back", "remove_player", "transfer_host", "lock_room", "unlock_room", "set_spectator_delay", "renew_link", "close_room"]);

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
  /** What the last slide comes to is drawn with its landing, not again right after. @param {Step} step */
  const landIn = (step) => {
    const end = steps.at(-1);
    if (end?.tell?.event.type === "robot_moved") Object.assign(end, step);
    else steps.push(step);
  };
  const last = events.findLast(({ event }) => event.type === "match_ended");

  for (const tell of events) {
    const { event } = tell;
    switch (event.type) {
      case "robot_moved": {
        const made = slideOf(event, at, board);
        if (made && board) become(moved(at, event, made, board));
        steps.push({ motion: made ? { kind: "slide", event, slide: made } : undefined, view: at, tell });
        break;
      }
      case "bidding_closed":
        become({ until: null, allowed_commands: waiting(at) });
        steps.push({ view: at, tell, hold: PACE.order });
        break;
      case "demonstration_started":
        steps.push({ view, verdict: null, tell, hands: false, hold: event.opens == null ? 0 : PACE.hands }, { hands: true });
        break;
      case "demonstration_failed": {
        if (at.demonstration?.seat !== event.seat) {
          steps.push({ tell });
          break;
        }
        become({ until: null, allowed_commands: waiting(at) });
        landIn({ view: at, hands: false, hold: PACE.failure });
        become({ bids: at.bids.map((bid) => (bid.seat === event.seat ? { ...bid, state: "failed", failure: event.reason } : bid)) });
        steps.push({ view: at, verdict: event, tell, hold: PACE.failed });
        become({ robots: at.markers, demonstration: at.demonstration && { ...at.demonstration, steps: [] } });
        steps.push({ motion: { kind: "fade" }, view: at });
        break;
      }
      case "chip_taken": {
        become({ until: null, allowed_commands: waiting(at) });
        landIn({ view: at, hands: false, hold: PACE.verdict });
        steps.push({ verdict: event, tell, hold: PACE.chip });
        become({ seats: view.seats });
        steps.push({ motion: at.chip ? { kind: "chip-flies", chip: at.chip, seat: event.seat } : undefined, view: at, hold: PACE.result });
        steps.push(...resultOf(view, event.until, last));
        break;
      }
      case "chip_laid":
        if (event.face_up) {
          become({ until: null, allowed_commands: waiting(at) });
          landIn({ view: at, hands: false, hold: PACE.verdict });
          steps.push({ verdict: event, tell, hold: PACE.chip + PACE.flight + PACE.result });
        } else steps.push({ view: { ...at, allowed_commands: waiting(at) } }, { motion: { kind: "chip-down" }, tell });
        steps.push(...resultOf(view, null, last));
        break;
      case "chip_returned":
        become({ until: null, allowed_commands: waiting(at) });
        steps.push({ view: at }, { motion: { kind: "chip-down" }, view, verdict: null, tell });
        break;
      case "chip_turned":
        if (at.phase === "lobby") {
          become({ ...view, chip: null, until: null, allowed_commands: waiting(view) });
          steps.push({ view: at, table: true, hold: PACE.table });
        } else {
          become({ allowed_commands: waiting(at) });
          steps.push({ view: at });
        }
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
  switch (motion?.kind) {
    case "slide":
      return slideMs(motion.slide.cells.length - 1) + hold;
    case "fade":
      return PACE.fade + hold;
    case "chip-up":
      return PACE.turn + PACE.ring + hold;
    case "chip-down":
      return PACE.turn + hold;
    case "chip-flies":
      return PACE.flight + hold;
    default:
      return hold;
  }
}

/**
 * The result of a round; of the last one the match's end waits behind it.
 * @param {View} view @param {number | null} until @param {NumberedEvent} [end] @returns {Step[]}
 */
function resultOf(view, until, end) {
  return [{ view, verdict: null, finale: end && { until, end } }];
}

/** @param {View} view */
function waiting({ allowed_commands: allowed }) {
  return allowed.filter((command) => AT_ANY_TIME.has(command));
}

/** @param {RobotMoved} event @param {View} view @param {BoardData | null} board */
function slideOf(event, view, board) {
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...event.move]);
  const robots = /** @type {Robots} */ (view.robots);
  return board && robots[robot] !== undefined ? slide(board, robots, robot, direction) : null;
}

/** @param {View} view @param {RobotMoved} event @param {Slide} made @param {BoardData} board @returns {Partial<View>} */
function moved({ robots, demonstration }, { move }, { robot, cells }, board) {
  const names = cells.map((cell) => cellName(cell, board.width));
  return {
    robots: { ...robots, [robot]: names[names.length - 1] },
    demonstration: demonstration && { ...demonstration, steps: [...demonstration.steps, { move, cells: names }] },
  };
}
