// A match on this device, alone (R7) or with bots (R6, R9), as game/ decides it for a room of one person: `decide` turns a
// command into events or refuses it, and `evolve` folds an event into the state. Time and chance are arguments. Tests play
// the solo games of golden/playthroughs, and random matches, here and in game/.

import * as bidding from "./bidding.js";
import { newClock, paced } from "./botclock.js";
import { BIDS, DEFAULTS, EDITIONS } from "./constants.js";
import { readBoard } from "./notation.js";
import { fits } from "./panelchoice.js";
import { readPosition, writePuzzle } from "./position.js";
import { checkNumber, Refusal } from "./refusal.js";
import { slide } from "./slide.js";
import { faultOf, follow, landings, robotsAfter, startFrom } from "./trial.js";
import { isLastTry, untried } from "./unsolved.js";
import { cellName } from "../board/cells.js";

/** @typedef {import("../board/types.js").BoardData} BoardData */
/** @typedef {import("../board/types.js").Direction} Direction */
/** @typedef {import("../board/types.js").Robot} Robot */
/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("./messages.js").ChipPart} ChipPart */
/** @typedef {import("./messages.js").ClientCommand} ClientCommand */
/** @typedef {import("./messages.js").FailureReason} FailureReason */
/** @typedef {import("./messages.js").GameEvent} GameEvent */
/** @typedef {import("./messages.js").Optimum} Optimum */
/** @typedef {import("./messages.js").Options} Options */
/** @typedef {import("./messages.js").RoundPart} RoundPart */
/** @typedef {import("./messages.js").View} View */
/** @typedef {import("./bidding.js").Match} Match */
/** @template {GameEvent["type"]} T @typedef {Extract<GameEvent, {type: T}>} EventOf */

/**
 * The choices that chance makes.
 * @typedef {object} Chance
 * @property {(options: Options) => string} board  a board that the options allow
 * @property {(board: BoardData, options: Options) => Robots} robots  their starting cells
 * @property {(chips: readonly ChipPart[]) => ChipPart} chip  one of the chips face down
 */

/** The device's own commands: time passes, perhaps while the player is `away`; a search has ended. */
/** @typedef {{type: "tick", away: boolean} | {type: "report_optimum", round: number, optimum: Optimum}} DeviceCommand */
/** `seat` sends the command; by default it is the player's. @typedef {{now: number, chance: Chance, seat?: number}} Context */
/** @typedef {import("./messages.js").BotPart} BotPart */
/** A bot of this device. @typedef {{character: import("./messages.js").BotCharacter, level: BotPart["level"]}} DeviceBot */

const SEAT = 0;
export const ROBOTS = /** @type {const} */ (["R", "G", "B", "Y", "S"]);

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

/**
 * Returns the events that open a match, alone or with bots. Bots have no quick chat here.
 * @param {Options} options @param {string} name @param {readonly DeviceBot[]} bots @param {Context} context
 * @param {number} [number] of the match @returns {GameEvent[]}
 */
export function openMatch(options, name, bots, { now, chance }, number = 1) {
  const mode = bots.length > 0 ? "friends" : "alone";
  return [
    { type: "match_opened", at: now, number, mode, options, board: chance.board(options), seat: null, until: null },
    { type: "player_seated", at: now, seat: SEAT, name, plays_from: 1, bot: null, wins: 0 },
    ...bots.map((bot, at) => seated(at + 1, bot.character[0].toUpperCase() + bot.character.slice(1), bot, now)),
    ...(bots.length > 0 ? [/** @type {const} */ ({ type: "quick_chat_set", at: now, on: false })] : []),
  ];
}

/**
 * @param {number} seat @param {string} name @param {BotPart | null} bot @param {number} now @param {number} wins
 * @returns {EventOf<"player_seated">}
 */
export const seated = (seat, name, bot, now, wins = 0) => ({ type: "player_seated", at: now, seat, name, plays_from: 1, bot, wins });

/**
 * Returns the events that a command causes. Throws Refusal.
 * @param {Match} match @param {ClientCommand | DeviceCommand} command without its id @param {Context} context @returns {GameEvent[]}
 */
export function decide(match, command, context) {
  const { view } = match;
  const { now, chance, seat = SEAT } = context;
  switch (command.type) {
    case "tick":
      return tick(match, command.away, context);
    case "report_optimum":
      return reportOptimum(view, command.round, command.optimum, now);
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
    case "start_match":
      check(view, ["lobby"]);
      return startMatch(match, context);
    case "place_bid":
      checkBids(view, command.round, now);
      return withWhatFollows(match, bidding.placeBid(match, seat, command.moves, now), now);
    case "pass":
      checkBids(view, command.round, now);
      return withWhatFollows(match, bidding.pass(view, seat, command.means ?? null, now), now);
    case "start_timer":
      checkMode(view, "friends");
      check(view, ["thinking"], command.round);
      return bidding.startTimer(view, seat, now);
    case "claim_solution":
      checkMode(view, "alone");
      check(view, ["thinking"], command.round);
      if (view.pause) throw new Refusal("round-paused");
      if (!inTime(view, now)) throw new Refusal("bidding-over");
      return claim(view, command.moves ?? null, now);
    case "move_robot":
      checkShowing(view, command.round, seat, now);
      return moveRobot(match, seat, command.move, now);
    case "give_up":
      checkShowing(view, command.round, seat, now);
      return fail(match, "gave-up", now);
    case "resume_round":
      check(view, view.mode === "alone" ? ["thinking", "showing"] : PLAYING, command.round);
      return view.pause ? [{ type: "round_resumed", at: now, round: view.round, until: view.pause.left === null ? null
        : now + view.pause.left }] : [];
    case "say_ready": {
      check(view, ["result"], command.round);
      if (view.seats[SEAT].ready) return [];
      const ready = /** @type {const} */ ({ type: "player_ready", at: now, round: view.round, seat: SEAT });
      return [ready, turnChip(evolve(match, ready), context)];
    }
    case "agree_to_end":
      checkMode(view, "friends");
      check(view, PLAYING);
      if (command.agrees === false) return [];
      return [{ type: "ending_answered", at: now, seat: SEAT, agrees: true }, ...bidding.endMatch(view, now)];
    case "play_again": {
      check(view, ["finished"]);
      const board = command.new_board ? chance.board(view.options) : view.board;
      const again = /** @type {const} */ ({ type: "match_opened", at: now, number: view.number + 1, mode: view.mode,
        options: view.options, board, seat: SEAT, until: null });
      return [again, ...startMatch(evolve(match, again), context)];
    }
    default:
      throw new Refusal("wrong-phase", { phase: view.phase });
  }
}

/** @type {readonly View["phase"][]} */
const PLAYING = ["thinking", "bidding", "showing", "result"];

/** Returns whether the match pauses without its player (R7.6, R9.6). @param {View} view */
const mayPause = ({ mode, phase }) => PLAYING.includes(phase) && (mode === "friends" || phase !== "result");

/**
 * A match on the device waits for "Continue" after a pause.
 * @param {Match} match @param {boolean} away @param {Context} context @returns {GameEvent[]}
 */
function tick(match, away, context) {
  const { view } = match;
  const { now } = context;
  const gone = bidding.goOn(match, now, away);
  if (gone.length > 0) return gone;
  if (view.until !== null && now >= view.until) return timeIsUp(match, context);
  const declared = bidding.botsDeclare(match, now);
  if (declared.length > 0) return declared;
  return away && mayPause(view) && !view.pause ? [{ type: "round_paused", at: now, round: view.round }] : [];
}

/** Returns the events of a bid or pass, and what follows from them. @param {Match} match @param {GameEvent[]} events @param {number} now */
function withWhatFollows(match, events, now) {
  return events.length === 0 ? [] : [...events, ...bidding.goOn(events.reduce(evolve, match), now)];
}

/** Places the robots and turns up the first chip (R2). @param {Match} match @param {Context} context @returns {GameEvent[]} */
function startMatch(match, context) {
  const { view } = match;
  const robots = context.chance.robots(boardOf(view.board), view.options);
  const started = /** @type {const} */ ({ type: "match_started", at: context.now, position: writePuzzle({ board: view.board, robots }),
    chips_to_win: view.chips_to_win, chips_in_all: null });
  return [started, turnChip(evolve(match, started), context)];
}

/** A command at the deadline is too late. @param {View} view @param {number} now */
const inTime = ({ until }, now) => until === null || now < until;

/** @param {View} view @param {readonly View["phase"][]} phases @param {number | null} [round] the round that the command names */
function check(view, phases, round = null) {
  if (round !== null && view.round === 0) throw new Refusal("wrong-phase", { phase: view.phase });
  if (round !== null && round !== view.round) throw new Refusal("stale-round", { round, current: view.round });
  if (!phases.includes(view.phase)) throw new Refusal("wrong-phase", { phase: view.phase });
}

/** @param {View} view @param {View["mode"]} wanted */
function checkMode({ mode, phase }, wanted) {
  if (mode !== wanted) throw new Refusal("wrong-phase", { phase });
}

/** A bid during a demonstration is too late, not in the wrong phase. @param {View} view @param {number} round @param {number} now */
function checkBids(view, round, now) {
  checkMode(view, "friends");
  if (view.phase === "showing" && round === view.round) throw new Refusal("bidding-over");
  check(view, ["thinking", "bidding"], round);
  bidding.checkBidding(view, now);
}

/** @param {View} view @param {number} round @param {number} seat @param {number} now */
function checkShowing(view, round, seat, now) {
  check(view, ["showing"], round);
  const mine = view.demonstration?.seat === seat;
  if (mine && view.pause) throw new Refusal("round-paused");
  if (!mine || !inTime(view, now)) throw new Refusal("not-your-turn");
}

/**
 * Returns the publishable part of a round's optimum, if it is new (R6.11).
 * @param {View} view @param {number} round @param {Optimum} found @param {number} now @returns {GameEvent[]}
 */
function reportOptimum(view, round, found, now) {
  const played = view.history.find((one) => one.round === round);
  if (!played || !bidding.awaitsOptimum(view, played)) return [];
  const optimum = bidding.withholds(view, played) ? { ...found, path: null, count: null, count_capped: false } : found;
  return [{ type: "optimum_found", at: now, round, optimum, match: null }];
}

/**
 * Turns up another chip, which alone starts the sand (R6.1, R7.1). Chips that have come back wait for the others (R8.10).
 * @param {Match} match @param {Context} context @returns {EventOf<"chip_turned">}
 */
function turnChip({ view }, { now, chance }) {
  const down = chipsDown(view);
  const left = untried(down, view.history);
  const { robot, cell } = chance.chip(left.length > 0 ? left : down); // a match stored earlier may have tried all of them
  const seconds = view.mode === "alone" ? view.timer_seconds : view.options.no_bid_seconds;
  return { type: "chip_turned", at: now, round: view.round + 1, chip: `>${robot ?? "*"}${cell}`, until: now + seconds };
}

/** Returns the chips face down, in the order of the board's targets. @param {View} view @returns {ChipPart[]} */
function chipsDown({ board, laid, seats, phase, chip: up }) {
  const inPlay = up && (phase === "thinking" || phase === "bidding" || phase === "showing") ? [up] : [];
  const gone = new Set([...inPlay, ...laid.map(([chip]) => chip),
    ...seats.flatMap(({ chips }) => chips)].map(({ robot, cell }) => `${robot} ${cell}`));
  return boardOf(board).targets.filter(({ robot, cell }) => !gone.has(`${robot} ${cell}`));
}

/**
 * Stops the sand for one demonstration (R7.4, R7.5).
 * @param {View} view @param {number | null} moves @param {number} now @returns {GameEvent[]}
 */
function claim(view, moves, now) {
  if (moves !== null) checkNumber(moves);
  const limit = view.options.solo_demonstration_seconds;
  return [
    { type: "solution_claimed", at: now, round: view.round, seat: SEAT, moves },
    { type: "demonstration_started", at: now, round: view.round, seat: SEAT, moves, until: limit === null ? null : now + limit,
      opens: null },
  ];
}

/**
 * Returns the move, and the success or failure that it may cause.
 * @param {Match} match @param {number} seat @param {string} move @param {number} now @returns {GameEvent[]}
 */
function moveRobot(match, seat, move, now) {
  const { view } = match;
  const opens = view.demonstration?.opens ?? null;
  if (opens !== null && now < opens) throw new Refusal("board-not-ready", { seconds: opens - now });
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
  if (view.robots[robot] === undefined) throw new Refusal("robot-not-in-play");
  const made = slide(boardOf(view.board), view.robots, robot, direction);
  if (made.refused) throw new Refusal(made.refused.code);
  const moved = /** @type {const} */ ({ type: "robot_moved", at: now, round: view.round, seat, move, count: stepsOf(view).length + 1 });
  const after = evolve(match, moved);
  if (view.mode === "friends") return [moved, ...bidding.judgeMove(after, now)];
  return after.view.demonstration?.reached ? [moved, ...layChip(after, true, now)] : [moved];
}

/** @param {View} view */
const stepsOf = ({ demonstration }) => demonstration?.steps ?? [];

/**
 * Alone, the sand runs on, less the time that the demonstration took (R7.5).
 * @param {Match} match @param {FailureReason} reason @param {number} now @returns {GameEvent[]}
 */
function fail(match, reason, now) {
  const { view, shownAt, sandLeft } = match;
  if (view.mode === "friends") return bidding.fail(match, reason, now);
  return [
    { type: "demonstration_failed", at: now, round: view.round, seat: SEAT, reason },
    { type: "timer_started", at: now, round: view.round, reason: "runs-on", seat: null, until: Math.max(now, shownAt + sandLeft) },
  ];
}

/** @param {Match} match @param {Context} context @returns {GameEvent[]} */
function timeIsUp(match, { now, chance }) {
  const { view } = match;
  if (view.phase === "result") return [turnChip(match, { now, chance })];
  if (view.phase === "bidding") return bidding.closeBidding(match, now);
  if (view.phase === "thinking" && view.mode === "friends") return [{ type: "thinking_lapsed", at: now, round: view.round }];
  if (view.phase === "showing") return fail(match, "time", now);
  if (view.phase !== "thinking") return [];
  if (view.timer_run < view.options.solo_timer_runs) {
    return [{ type: "timer_started", at: now, round: view.round, reason: "second-run", seat: null, until: now + view.timer_seconds }];
  }
  return layChip(match, false, now);
}

/**
 * Lays the chip down, and ends the match with the last one (R7.1, R7.2).
 * @param {Match} match @param {boolean} up @param {number} now @returns {GameEvent[]}
 */
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
  const view = { ...next.view, bids: bidding.bidParts(next), last_try: isLastTry(next.view, chipsDown(next.view)) };
  return { ...next, view: { ...view, allowed_commands: allowedCommands(view) } };
}

/** @param {Match | null} match @param {GameEvent} event @returns {Match} */
function folded(match, event) {
  if (event.type === "match_opened") return opened(match, event);
  if (!match) throw new RangeError("The first event opens a match.");
  const { view } = match;
  const show = (/** @type {Partial<View>} */ changes) => ({ ...match, view: { ...view, ...changes } });
  switch (event.type) {
    case "player_seated":
      return show(seatedAt(view, event));
    case "quick_chat_set":
      return show({ quick_chat: event.on });
    case "options_changed":
      return show({ ...rules(event.options, view.board), ...goal(event.options, view), seats: seriesSeats(view, event.options) });
    case "board_laid":
      return show(rules(view.options, event.board));
    case "match_started": {
      const { robots } = readPosition(event.position);
      return show({ robots, markers: robots, started_at: event.at });
    }
    case "chip_turned":
      return { ...match, placed: [], order: [], failures: [], claim: null,
        view: { ...view, ...turned(view, event), phase: "thinking", round: event.round, turned_at: event.at, until: event.until,
        clock: newClock(event.at),
        timer_run: 1, demonstration: null, result: null, pause: null, may_start_timer: false, seats: atNewRound(view) } };
    case "timer_started": {
      const runs = event.reason === "first-bid" || event.reason === "nobody-bid";
      return show({ phase: runs ? "bidding" : "thinking", until: event.until, timer_run: event.reason === "second-run" ? 2 : view.timer_run,
        may_start_timer: false, clock: runs ? paced(view.clock, event.at, 1) : view.clock });
    }
    case "thinking_lapsed":
      return show({ until: null, may_start_timer: true });
    case "bid_placed":
      return bidding.bidPlaced(match, event);
    case "player_passed":
      return show({ seats: view.seats.map((seat) => ({ ...seat, passed: seat.passed || seat.seat === event.seat })) });
    case "pace_changed":
      return show({ until: event.until, clock: paced(view.clock, event.at, event.pace) });
    case "bidding_closed":
      return { ...show({ phase: "showing", until: null, clock: paced(view.clock, event.at, 1) }), order: event.order };
    case "solution_claimed":
      return { ...show({ phase: "showing", until: null }), claim: event.moves, sandLeft: view.until === null ? 0 : view.until - event.at };
    case "demonstration_started":
      return { ...show({ until: event.until,
        demonstration: { seat: event.seat, moves: event.moves, opens: event.opens, steps: [], reached: false } }), shownAt: event.opens
        ?? event.at };
    case "round_paused": {
      const left = view.until === null ? null : (view.until - event.at) * (view.clock?.pace ?? 1);
      return { ...show({ until: null, pause: { left }, clock: paced(view.clock, event.at, 0) }), pausedAt: event.at };
    }
    case "round_resumed":
      return { ...show({ until: event.until, pause: null, clock: paced(view.clock, event.at, 1),
        demonstration: resumed(match, event.at) }), shownAt: match.shownAt + event.at - match.pausedAt };
    case "robot_moved":
      return show(moved(view, event.move));
    case "demonstration_failed":
      return { ...show({ robots: view.markers, until: null, demonstration: null, pause: null, clock: paced(view.clock, event.at, 1) }),
        failures: [...match.failures, [event.seat, event.reason]] };
    case "chip_taken":
      return show(taken(match, event));
    case "chip_returned":
      return show(returned(match, event));
    case "chip_laid":
      return show(laidDown(match, event));
    case "optimum_found": {
      const history = view.history.map((played) => (played.round === event.round ? { ...played, optimum: event.optimum } : played));
      return show({ history, result: view.result && (history.at(-1) ?? null) });
    }
    case "player_ready":
      return show({ seats: view.seats.map((seat) => ({ ...seat, ready: seat.ready || seat.seat === event.seat })) });
    case "ending_answered":
      return show({ ending: event.agrees ? [...view.ending, event.seat] : [] });
    case "match_ended":
      return show({ ...series(view, event.winners), ...unpaused(view, event.at), phase: "finished", winners: event.winners,
        end_reason: event.reason, until: null, ended_at: event.at });
    default:
      return match;
  }
}

/** @param {Match | null} match @param {EventOf<"match_opened">} event @returns {Match} */
function opened(match, { number, mode, options, board, seat, until }) {
  const seats = match ? atNewRound(match.view).map((one) => ({ ...one, chips: [], wins: match.view.series_winners.length > 0 ? 0
    : one.wins })) : [];
  /** @type {View} */
  const view = {
    number, mode, phase: "lobby", ...rules(options, board), robots: {}, markers: {}, ...goal(options, { mode, seats }), round: 0,
      chip: null,
    turned_at: null, clock: null, until, pause: null, invited_by: seat, invited_until: until, timer_run: 1, may_start_timer: false,
    seats, locked: false, quick_chat: match?.view.quick_chat ?? true, spectator_delay: 0, bids: [], demonstration: null,
    result: null, history: [], laid: [], last_try: false, ending: [], winners: [], series_winners: [], end_reason: null,
    started_at: null, ended_at: null, you: match ? SEAT : null, consents: false, allowed_commands: [],
  };
  return { view, claim: null, sandLeft: 0, shownAt: 0, pausedAt: 0, placed: [], order: [], failures: [] };
}

/** Returns how many chips win, which only a match with bots has. @param {Options} options @param {Pick<View, "mode" | "seats">} view */
const goal = (options, { mode, seats }) => ({ chips_to_win: mode === "alone" ? null : bidding.chipsToWin(options, seats.length) });

/** Another length of the series begins it again (R8.9). @param {View} view @param {Options} next */
const seriesSeats = ({ seats, options }, next) =>
  seats.map((one) => ({ ...one, wins: next.series_wins === options.series_wins ? one.wins : 0 }));

/** Counts the matches won in a series (R8.9). @param {View} view @param {readonly number[]} winners @returns {Partial<View>} */
function series({ mode, seats, options }, winners) {
  const counted = seats.map((one) => (mode === "friends" && winners.includes(one.seat) ? { ...one, wins: one.wins + 1 } : one));
  return { seats: counted, series_winners: counted.filter(({ wins }) => wins >= options.series_wins).map(({ seat }) => seat) };
}

/** @param {View} view @param {EventOf<"player_seated">} event @returns {Partial<View>} */
function seatedAt(view, { seat, name, bot, wins }) {
  /** @type {View["seats"][number]} */
  const part = { seat, name, left: false, host: seat === SEAT, plays: true, chips: [], wins, handicap: 0, ready: false, passed: false,
    invitation: "accepted", bot };
  const seats = [...view.seats, part];
  return { you: SEAT, seats, ...goal(view.options, { mode: view.mode, seats }) };
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

/** @param {View} view */
const atNewRound = ({ seats }) => seats.map((seat) => ({ ...seat, ready: false, passed: false }));

/** @param {View} view @param {EventOf<"chip_turned">} event */
function turned(view, { chip: text }) {
  const [, letter, cell] = /** @type {RegExpExecArray} */ (/^>(.)(.+)$/.exec(text));
  const chip = boardOf(view.board).targets.find((target) => (target.robot ?? "*") === letter && target.cell === cell) ?? null;
  return { chip, chips_left: chipsDown(view).length - 1 };
}

/** The time before moves count stands still in a pause. @param {Match} match @param {number} now @returns {View["demonstration"]} */
function resumed({ view: { demonstration: shown }, pausedAt }, now) {
  return shown && { ...shown, opens: shown.opens === null ? null : shown.opens + now - pausedAt };
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
function laidDown(match, { face_up: up }) {
  const { view, claim: moves } = match;
  const played = playedRound(match, { outcome: up ? "face-up" : "face-down", seat: SEAT, moves });
  return { ...over(view, played), markers: view.robots, until: null, laid: [...view.laid, [played.chip, up]] };
}

/** @param {Match} match @param {EventOf<"chip_taken">} event @returns {Partial<View>} */
function taken(match, { seat, until }) {
  const { view, placed, order } = match;
  const bidOf = (/** @type {number | undefined} */ wanted) => placed.find((bid) => bid.seat === wanted)?.moves ?? null;
  const played = playedRound(match, { outcome: "taken", seat, moves: bidOf(seat), next_bid: bidOf(order[order.indexOf(seat) + 1]) });
  const seats = view.seats.map((one) => (one.seat === seat ? { ...one, chips: [...one.chips, played.chip] } : one));
  return { ...over(view, played), markers: view.robots, until, seats };
}

/** @param {Match} match @param {EventOf<"chip_returned">} event @returns {Partial<View>} */
function returned(match, { at, reason, until }) {
  const { view } = match;
  const played = playedRound(match, { outcome: "returned", reason, steps: [] });
  return { ...over(view, played), ...unpaused(view, at), robots: view.markers, until, demonstration: null,
    chips_left: view.chips_left + 1 };
}

/** Nothing stands still in a round that is over. @param {View} view @param {number} at @returns {Partial<View>} */
const unpaused = ({ clock }, at) => ({ pause: null, clock: clock && paced(clock, at, 1) });

/** @param {Match} match @param {Pick<RoundPart, "outcome"> & Partial<RoundPart>} facts @returns {RoundPart} */
function playedRound({ view }, facts) {
  const start = writePuzzle({ board: view.board, robots: view.markers });
  return {
    round: view.round, chip: /** @type {ChipPart} */ (view.chip), seat: null, moves: null, next_bid: null, start, steps: stepsOf(view),
    reason: null, scores: [], optimum: null, ...facts,
  };
}

/** @param {View} view @param {RoundPart} played @returns {Partial<View>} */
const over = ({ history }, played) => ({ phase: "result", history: [...history, played], result: played });

/** Returns the commands that the player may send now, in the order of game/permissions.py. @param {View} view @returns {string[]} */
function allowedCommands(view) {
  if (view.pause && PLAYING.includes(view.phase)) return ["resume_round", "close_room"];
  const mayEnd = view.mode === "friends" && PLAYING.includes(view.phase);
  return [...commandsOf(view), ...(mayEnd ? ["agree_to_end"] : []), "close_room"];
}

/** @param {View} view @returns {string[]} */
function commandsOf(view) {
  const { phase, mode, options, seats, bids, demonstration } = view;
  switch (phase) {
    case "lobby":
      return ["start_match", "set_options", ...(options.panels === "picked" ? [] : ["shuffle_board"])];
    case "thinking":
    case "bidding": {
      if (mode === "alone") return ["claim_solution"];
      const lowest = bids.some(({ seat, moves }) => seat === SEAT && moves <= BIDS.least);
      const mayTurn = phase === "thinking" && view.may_start_timer;
      return [...(lowest ? [] : ["place_bid"]), ...(options.consent && !seats[SEAT].passed ? ["pass"] : []),
        ...(mayTurn ? ["start_timer"] : [])];
    }
    case "showing":
      if (demonstration?.seat !== SEAT) return [];
      return [...(canMove(view) ? ["move_robot"] : []), "give_up"];
    case "result":
      return seats[SEAT].ready ? [] : ["say_ready"];
    default:
      return ["play_again"];
  }
}

/** @param {View} view */
function canMove({ board, robots }) {
  const trial = startFrom(robots);
  return ROBOTS.some((robot) => robots[robot] !== undefined && landings(boardOf(board), trial.start, robot).length > 0);
}
