// A match alone on this device (R7), as game/ decides it for a room of one player: `decide` turns a command into events
// or refuses it, and `evolve` folds an event into the state. Time and chance are arguments. A test plays the solo games
// of golden/playthroughs here and in game/.

import { cellName } from "../../board/cells.js";
import { readBoard } from "../../board/notation.js";
import { slide } from "../../board/slide.js";
import { fits } from "../../net/deals.js";
import { BIDS, DEFAULTS, EDITIONS } from "../../net/rules.js";
import { readPosition, writePuzzle } from "../table/position.js";
import { faultOf, follow, landings, robotsAfter, startFrom } from "../table/trial.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../net/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../net/messages.js").ClientCommand} ClientCommand */
/** @typedef {import("../../net/messages.js").FailureReason} FailureReason */
/** @typedef {import("../../net/messages.js").GameEvent} GameEvent */
/** @typedef {import("../../net/messages.js").Optimum} Optimum */
/** @typedef {import("../../net/messages.js").Options} Options */
/** @typedef {import("../../net/messages.js").View} View */
/** @template {GameEvent["type"]} T @typedef {Extract<GameEvent, {type: T}>} EventOf */

/**
 * The state: what the player sees, and what a view does not contain. `claim` is the number declared with "found",
 * `sandLeft` the seconds of sand at that moment, `shownAt` the begin of the demonstration less its pauses, and
 * `pausedAt` the begin of a pause.
 * @typedef {{view: View, claim: number | null, sandLeft: number, shownAt: number, pausedAt: number}} Match
 */

/**
 * The choices that chance makes.
 * @typedef {object} Chance
 * @property {(options: Options) => string} board  a board that the options allow
 * @property {(board: BoardData, options: Options) => Robots} robots  their starting cells
 * @property {(chips: readonly ChipPart[]) => ChipPart} chip  one of the chips face down
 */

/** The device's own commands: time passes, perhaps while the player is `away`; a search has ended. */
/** @typedef {{type: "tick", away: boolean} | {type: "report_optimum", round: number, optimum: Optimum}} DeviceCommand */
/** @typedef {{now: number, chance: Chance}} Context */

const SEAT = 0;
const ROBOTS = /** @type {const} */ (["R", "G", "B", "Y", "S"]);

/** A command that the rules refuse; `code` and `facts` are those of game/errors.py. */
export class Refusal extends Error {
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  constructor(code, facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** @param {Options} options */
const rulesOf = ({ edition }) => /** @type {typeof EDITIONS[number]} */ (EDITIONS.find(({ id }) => id === edition));

/** @type {Map<string, BoardData>} */
const boards = new Map();

/** @param {string} text */
export function boardOf(text) {
  const board = boards.get(text) ?? readBoard(text);
  boards.set(text, board);
  return board;
}

/** Returns the events of a first match. @param {Options} options @param {string} name @param {Context} context @returns {GameEvent[]} */
export function openMatch(options, name, { now, chance }) {
  return [
    { type: "match_opened", at: now, number: 1, mode: "alone", options, board: chance.board(options), seat: null, until: null },
    { type: "player_seated", at: now, seat: SEAT, name, plays_from: 1, bot: null },
  ];
}

/**
 * Returns the events that a command causes. Throws Refusal.
 * @param {Match} match @param {ClientCommand | DeviceCommand} command without its id @param {Context} context @returns {GameEvent[]}
 */
export function decide(match, command, context) {
  const { view } = match;
  const { now, chance } = context;
  switch (command.type) {
    case "tick":
      if (view.until !== null && now >= view.until) return timeIsUp(match, now);
      return command.away && isInRound(view) && !view.pause ? [{ type: "round_paused", at: now, round: view.round }] : [];
    case "report_optimum":
      return [{ type: "optimum_found", at: now, round: command.round, optimum: command.optimum, match: null }];
    case "shuffle_board":
      check(view, ["lobby"]);
      if (view.options.panels === "picked") throw new Refusal("board-picked");
      return [{ type: "board_laid", at: now, board: chance.board(view.options) }];
    case "set_options": {
      check(view, ["lobby"]);
      const options = { ...DEFAULTS, ...command.options };
      if (JSON.stringify(options) === JSON.stringify(view.options)) return [];
      const changed = /** @type {const} */ ({ type: "options_changed", at: now, options });
      return fits(view.board, options) ? [changed] : [changed, { type: "board_laid", at: now, board: chance.board(options) }];
    }
    case "start_match": {
      check(view, ["lobby"]);
      const robots = chance.robots(boardOf(view.board), view.options);
      const started = /** @type {const} */ ({ type: "match_started", at: now, position: writePuzzle({ board: view.board, robots }), chips_to_win: null, chips_in_all: null });
      return [started, turnChip(evolve(match, started), context)];
    }
    case "claim_solution":
      check(view, ["thinking"], command.round);
      if (view.pause) throw new Refusal("round-paused");
      if (!inTime(view, now)) throw new Refusal("bidding-over");
      return claim(view, command.moves ?? null, now);
    case "move_robot":
      checkShowing(view, command.round, now);
      return moveRobot(match, command.move, now);
    case "give_up":
      checkShowing(view, command.round, now);
      return fail(match, "gave-up", now);
    case "resume_round":
      check(view, ["thinking", "showing"], command.round);
      return view.pause ? [{ type: "round_resumed", at: now, round: view.round, until: view.pause.left === null ? null : now + view.pause.left }] : [];
    case "say_ready": {
      check(view, ["result"], command.round);
      const ready = /** @type {const} */ ({ type: "player_ready", at: now, round: view.round, seat: SEAT });
      return [ready, turnChip(evolve(match, ready), context)];
    }
    case "play_again": {
      check(view, ["finished"]);
      const board = command.new_board ? chance.board(view.options) : view.board;
      return [{ type: "match_opened", at: now, number: view.number + 1, mode: "alone", options: view.options, board, seat: SEAT, until: null }];
    }
    default:
      throw new Refusal("wrong-phase", { phase: view.phase });
  }
}

/** Returns whether a chip is up and not decided. @param {View} view */
const isInRound = ({ phase }) => phase === "thinking" || phase === "showing";

/** A command at the deadline is too late. @param {View} view @param {number} now */
const inTime = ({ until }, now) => until === null || now < until;

/** @param {View} view @param {readonly View["phase"][]} phases @param {number | null} [round] the round that the command names */
function check(view, phases, round = null) {
  if (round !== null && view.round === 0) throw new Refusal("wrong-phase", { phase: view.phase });
  if (round !== null && round !== view.round) throw new Refusal("stale-round", { round, current: view.round });
  if (!phases.includes(view.phase)) throw new Refusal("wrong-phase", { phase: view.phase });
}

/** @param {View} view @param {number} round @param {number} now */
function checkShowing(view, round, now) {
  check(view, ["showing"], round);
  if (view.pause) throw new Refusal("round-paused");
  if (!inTime(view, now)) throw new Refusal("not-your-turn");
}

/** Turns up another chip, which starts the sand (R7.1). @param {Match} match @param {Context} context @returns {EventOf<"chip_turned">} */
function turnChip({ view }, { now, chance }) {
  const { robot, cell } = chance.chip(chipsDown(view));
  return { type: "chip_turned", at: now, round: view.round + 1, chip: `>${robot ?? "*"}${cell}`, until: now + view.timer_seconds };
}

/** Returns the chips face down, in the order of the board's targets. @param {View} view @returns {ChipPart[]} */
function chipsDown({ board, laid }) {
  const gone = new Set(laid.map(([chip]) => `${chip.robot} ${chip.cell}`));
  return boardOf(board).targets.filter(({ robot, cell }) => !gone.has(`${robot} ${cell}`));
}

/** Stops the sand for one demonstration (R7.4, R7.5). @param {View} view @param {number | null} moves @param {number} now @returns {GameEvent[]} */
function claim(view, moves, now) {
  if (moves !== null && moves < BIDS.least) throw new Refusal("bid-too-small", { offered: moves, least: BIDS.least });
  if (moves !== null && moves > BIDS.most) throw new Refusal("bid-too-large", { offered: moves, most: BIDS.most });
  const limit = view.options.solo_demonstration_seconds;
  return [
    { type: "solution_claimed", at: now, round: view.round, seat: SEAT, moves },
    { type: "demonstration_started", at: now, round: view.round, seat: SEAT, moves, until: limit === null ? null : now + limit, opens: null },
  ];
}

/** Returns the move, and the success that it may cause. @param {Match} match @param {string} move @param {number} now @returns {GameEvent[]} */
function moveRobot(match, move, now) {
  const { view } = match;
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  if (view.robots[robot] === undefined) throw new Refusal("robot-not-in-play");
  const made = slide(boardOf(view.board), view.robots, robot, direction);
  if (made.refused) throw new Refusal(made.refused.code);
  const moved = /** @type {const} */ ({ type: "robot_moved", at: now, round: view.round, seat: SEAT, move, count: stepsOf(view).length + 1 });
  const after = evolve(match, moved);
  return after.view.demonstration?.reached ? [moved, ...layChip(after, true, now)] : [moved];
}

/** @param {View} view */
const stepsOf = ({ demonstration }) => demonstration?.steps ?? [];

/** The sand runs on, less the time that the demonstration took (R7.5). @param {Match} match @param {FailureReason} reason @param {number} now @returns {GameEvent[]} */
function fail({ view, shownAt, sandLeft }, reason, now) {
  return [
    { type: "demonstration_failed", at: now, round: view.round, seat: SEAT, reason },
    { type: "timer_started", at: now, round: view.round, reason: "runs-on", seat: null, until: Math.max(now, shownAt + sandLeft) },
  ];
}

/** @param {Match} match @param {number} now @returns {GameEvent[]} */
function timeIsUp(match, now) {
  const { view } = match;
  if (view.phase === "showing") return fail(match, "time", now);
  if (view.phase !== "thinking") return [];
  if (view.timer_run < view.options.solo_timer_runs) {
    return [{ type: "timer_started", at: now, round: view.round, reason: "second-run", seat: null, until: now + view.timer_seconds }];
  }
  return layChip(match, false, now);
}

/** Lays the chip down, and ends the match with the last one (R7.1, R7.2). @param {Match} match @param {boolean} up @param {number} now @returns {GameEvent[]} */
function layChip(match, up, now) {
  const { view } = match;
  const path = up ? stepsOf(view).map(({ move }) => move).join(" ") : null;
  const laid = /** @type {const} */ ({ type: "chip_laid", at: now, round: view.round, seat: SEAT, face_up: up, path });
  const after = evolve(match, laid).view;
  if (chipsDown(after).length > 0) return [laid];
  const found = after.laid.filter(([, faceUp]) => faceUp).length;
  return [laid, { type: "match_ended", at: now, winners: found > after.laid.length - found ? [SEAT] : [], reason: "chips-gone" }];
}

/** Folds an event into a match; `match` is null before the first. @param {Match | null} match @param {GameEvent} event @returns {Match} */
export function evolve(match, event) {
  const next = folded(match, event);
  return { ...next, view: { ...next.view, allowed_commands: allowedCommands(next.view) } };
}

/** @param {Match | null} match @param {GameEvent} event @returns {Match} */
function folded(match, event) {
  if (event.type === "match_opened") return opened(match, event);
  if (!match) throw new RangeError("The first event opens a match.");
  const { view } = match;
  const show = (/** @type {Partial<View>} */ changes) => ({ ...match, view: { ...view, ...changes } });
  switch (event.type) {
    case "player_seated":
      return show({ you: SEAT, seats: [{ seat: SEAT, name: event.name, left: false, host: true, plays: true, chips: [], wins: 0, handicap: 0, ready: false, passed: false, invitation: "accepted", bot: null }] });
    case "options_changed":
      return show(rules(event.options, view.board));
    case "board_laid":
      return show(rules(view.options, event.board));
    case "match_started": {
      const { robots } = readPosition(event.position);
      return show({ robots, markers: robots, started_at: event.at });
    }
    case "chip_turned":
      return { ...show({ ...turned(view, event), phase: "thinking", round: event.round, turned_at: event.at, until: event.until, timer_run: 1, demonstration: null, result: null, pause: null, seats: ready(view, false) }), claim: null };
    case "timer_started":
      return show({ phase: "thinking", until: event.until, timer_run: event.reason === "second-run" ? 2 : view.timer_run });
    case "solution_claimed":
      return { ...show({ phase: "showing", until: null }), claim: event.moves, sandLeft: view.until === null ? 0 : view.until - event.at };
    case "demonstration_started":
      return { ...show({ until: event.until, demonstration: { seat: SEAT, moves: event.moves, opens: event.opens, steps: [], reached: false } }), shownAt: event.at };
    case "round_paused":
      return { ...show({ until: null, pause: { left: view.until === null ? null : view.until - event.at } }), pausedAt: event.at };
    case "round_resumed":
      return { ...show({ until: event.until, pause: null }), shownAt: match.shownAt + event.at - match.pausedAt };
    case "robot_moved":
      return show(moved(view, event.move));
    case "demonstration_failed":
      return show({ robots: view.markers, until: null, demonstration: null, pause: null });
    case "chip_laid":
      return show(laidDown(match, event));
    case "optimum_found": {
      const history = view.history.map((played) => (played.round === event.round ? { ...played, optimum: event.optimum } : played));
      return show({ history, result: view.result && (history.at(-1) ?? null) });
    }
    case "player_ready":
      return show({ seats: ready(view, true) });
    case "match_ended":
      return show({ phase: "finished", winners: event.winners, end_reason: event.reason, until: null, ended_at: event.at });
    default:
      return match;
  }
}

/** @param {Match | null} match @param {EventOf<"match_opened">} event @returns {Match} */
function opened(match, { number, options, board, seat, until }) {
  /** @type {View} */
  const view = {
    number, mode: "alone", phase: "lobby", ...rules(options, board), robots: {}, markers: {}, chips_to_win: null, round: 0, chip: null,
    turned_at: null, until, pause: null, invited_by: seat, invited_until: until, timer_run: 1, may_start_timer: false,
    seats: match ? ready(match.view, false) : [], locked: false, quick_chat: true, spectator_delay: 0, bids: [], demonstration: null,
    result: null, history: [], laid: [], winners: [], series_winners: [], end_reason: null, started_at: null, ended_at: null, you: match ? SEAT : null,
    consents: false, allowed_commands: [],
  };
  return { view, claim: null, sandLeft: 0, shownAt: 0, pausedAt: 0 };
}

/** Returns what follows from the options and the board. @param {Options} options @param {string} board */
function rules(options, board) {
  const edition = rulesOf(options);
  const chips = boardOf(board).targets.length;
  return {
    options, board, exact: options.exact ?? (edition.exact && !options.gentle_start), tie_break: options.tie_break ?? edition.tie_break,
    timer_seconds: options.timer_seconds ?? edition.timer_seconds, chips_left: chips, chips_total: chips,
  };
}

/** @param {View} view @param {boolean} isReady */
const ready = ({ seats }, isReady) => seats.map((seat) => ({ ...seat, ready: isReady }));

/** @param {View} view @param {EventOf<"chip_turned">} event */
function turned(view, { chip: text }) {
  const [, letter, cell] = /** @type {RegExpExecArray} */ (/^>(.)(.+)$/.exec(text));
  const chip = boardOf(view.board).targets.find((target) => (target.robot ?? "*") === letter && target.cell === cell) ?? null;
  return { chip, chips_left: chipsDown(view).length - 1 };
}

/** @param {View} view @param {string} move */
function moved(view, move) {
  const board = boardOf(view.board);
  const moves = [...stepsOf(view).map((step) => step.move), move];
  const trial = follow(board, view.markers, moves);
  const steps = trial.slides.map(({ cells }, at) => ({ move: moves[at], cells: cells.map((cell) => cellName(cell, board.width)) }));
  const reached = view.chip !== null && faultOf(board, trial, view.chip) === null;
  const robots = robotsAfter(trial, board);
  return { robots, demonstration: view.demonstration && { ...view.demonstration, steps, reached } };
}

/** @param {Match} match @param {EventOf<"chip_laid">} event @returns {Partial<View>} */
function laidDown({ view, claim: moves }, { round, face_up: up }) {
  const chip = /** @type {ChipPart} */ (view.chip);
  /** @type {import("../../net/messages.js").RoundPart} */
  const played = {
    round, chip, outcome: up ? "face-up" : "face-down", seat: SEAT, moves, next_bid: null,
    start: writePuzzle({ board: view.board, robots: view.markers }), steps: stepsOf(view), reason: null, scores: [], optimum: null,
  };
  return { phase: "result", markers: view.robots, until: null, laid: [...view.laid, [chip, up]], history: [...view.history, played], result: played };
}

/** Returns the commands that the player may send now, in the order of game/permissions.py. @param {View} view @returns {string[]} */
function allowedCommands(view) {
  const { phase, pause, options, seats } = view;
  switch (phase) {
    case "lobby":
      return ["start_match", "set_options", ...(options.panels === "picked" ? [] : ["shuffle_board"]), "close_room"];
    case "thinking":
      return [pause ? "resume_round" : "claim_solution", "close_room"];
    case "showing":
      return [...(pause ? ["resume_round"] : [...(canMove(view) ? ["move_robot"] : []), "give_up"]), "close_room"];
    case "result":
      return [...(seats.some((seat) => seat.ready) ? [] : ["say_ready"]), "close_room"];
    default:
      return ["play_again", "close_room"];
  }
}

/** @param {View} view */
function canMove({ board, robots }) {
  const trial = startFrom(robots);
  return ROBOTS.some((robot) => robots[robot] !== undefined && landings(boardOf(board), trial.start, robot).length > 0);
}
