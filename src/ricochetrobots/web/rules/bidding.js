// A round of the player and bots (R6): bids, their order, and demonstrations one after another. match.js decides with it
// in the mode of friends, as game/ does.

import { usualChips, winnersOf } from "./lengths.js";
import { checkNumber, Refusal } from "./refusal.js";
import { inOrder, tieBreaks } from "./order.js";
import { isLastTry } from "./unsolved.js";

/** @typedef {import("./messages.js").ChipPart} ChipPart */
/** @typedef {import("./messages.js").FailureReason} FailureReason */
/** @typedef {import("./messages.js").GameEvent} GameEvent */
/** @typedef {import("./messages.js").Options} Options */
/** @typedef {import("./messages.js").View} View */

/**
 * A standing bid, in the order in which they were placed. `after` are the seconds of thinking until then.
 * @typedef {{seat: number, moves: number, was: number | null, at: number, after: number}} Placed
 */

/**
 * The state: what the player sees, and what a view does not contain. `claim` is the number declared with "found",
 * `sandLeft` the seconds of sand at that moment, `shownAt` the time from which a robot can be moved, less pauses, `pausedAt` the
 * begin of a pause, and `pausedFor` the seconds of the round's pauses. `order` and `failures` are of seats.
 * @typedef {{view: View, claim: number | null, sandLeft: number, shownAt: number, pausedAt: number, pausedFor: number,
 *   placed: readonly Placed[], order: readonly number[], failures: readonly [number, FailureReason][]}} Match
 */

/** The time for which the order of the bids is shown, as in game/demonstration.py. */
const ORDER_SECONDS = 1.1;
/** The time for which a failed position stays visible, as in game/demonstration.py. */
const BOARD_BACK_SECONDS = 2.04;

/** Returns how long the players have thought about the chip, without pauses, in seconds. @param {Match} match @param {number} at */
export const thinkingTime = ({ view, pausedFor }, at) => at - (view.turned_at ?? at) - pausedFor;

/** Returns how many chips win (R8.1, R8.4, R8.8). @param {Options} options @param {number} players */
export const chipsToWin = ({ chips_to_win: agreed, length }, players) => agreed ?? usualChips(players, length);

/** Throws a Refusal of a bid whose time has passed. @param {View} view @param {number} now */
export function checkBidding({ phase, until, pause }, now) {
  if (pause) throw new Refusal("round-paused");
  if (phase === "bidding" && until !== null && now >= until) throw new Refusal("bidding-over");
}

/**
 * The first bid also starts the sand (R6.2).
 * @param {Match} match @param {number} seat @param {number} moves @param {number} now @returns {GameEvent[]}
 */
export function placeBid({ view, placed }, seat, moves, now) {
  checkNumber(moves);
  const standing = placed.find((bid) => bid.seat === seat);
  if (standing?.moves === moves) return [];
  if (standing && moves > standing.moves) throw new Refusal("bid-not-lower", { offered: moves, standing: standing.moves });
  const bid = /** @type {const} */ ({ type: "bid_placed", at: now, round: view.round, seat, moves });
  return placed.length > 0 ? [bid] : [bid, turnSand(view, "first-bid", seat, now)];
}

/** Starts the sand of a round without a bid (R6.7). @param {View} view @param {number} seat @param {number} now @returns {GameEvent[]} */
export function startTimer(view, seat, now) {
  const { until, may_start_timer: may } = view;
  if (!may && until !== null && now < until) throw new Refusal("too-soon", { seconds: until - now });
  return [turnSand(view, "nobody-bid", seat, now)];
}

/** @param {View} view @param {"first-bid" | "nobody-bid"} reason @param {number} seat @param {number} now @returns {GameEvent} */
const turnSand = ({ round, timer_seconds: seconds }, reason, seat,
  now) => ({ type: "timer_started", at: now, round, reason, seat, until: now + seconds });

/**
 * The match waits for nobody but the player, so the player's pass ends the bidding (R6.10, R9.3).
 * @param {Match} match @param {number} seat @param {boolean} isBot @param {number} now @returns {GameEvent[]}
 */
export function pass(match, seat, isBot, now) {
  const { view } = match;
  if (!view.options.consent) throw new Refusal("consent-off");
  if (view.seats[seat].passed) return [];
  const passed = /** @type {const} */ ({ type: "player_passed", at: now, round: view.round, seat });
  return isBot ? [passed] : [passed, ...closeBidding(match, now)];
}

/** Starts the first demonstration, or returns the chip. @param {Match} match @param {number} now @returns {GameEvent[]} */
export function closeBidding(match, now) {
  const { view } = match;
  if (match.placed.length === 0) return chipReturned(view, "nobody-bid", now);
  const order = inOrder(match.placed, rankingOf(match)).map(({ seat }) => seat);
  return [{ type: "bidding_closed", at: now, round: view.round, order }, ...nextDemonstration(match, order, ORDER_SECONDS, now)];
}

/**
 * Fails the running demonstration; the next one starts, or the chip goes back (R6.5, R6.6).
 * @param {Match} match @param {FailureReason} reason @param {number} now @returns {GameEvent[]}
 */
export function fail(match, reason, now) {
  const { view, order } = match;
  const seat = view.demonstration?.seat ?? 0;
  const left = order.slice(order.indexOf(seat) + 1);
  return [{ type: "demonstration_failed", at: now, round: view.round, seat, reason },
    ...nextDemonstration(match, left, BOARD_BACK_SECONDS, now)];
}

/**
 * @param {Match} match @param {readonly number[]} order the seats that have not failed @param {number} wait @param {number}
 * now
 * @returns {GameEvent[]}
 */
function nextDemonstration({ view, placed }, [seat], wait, now) {
  const bid = placed.find((one) => one.seat === seat);
  if (!bid) return chipReturned(view, "nobody-succeeded", now);
  const limit = view.options.demonstration_seconds;
  return [{ type: "demonstration_started", at: now, round: view.round, seat, moves: bid.moves, until: limit === null ? null
    : now + wait + limit, opens: now + wait }];
}

/**
 * Returns the chip, and ends the match if nobody finds the rest (R6.6, R8.10).
 * @param {View} view @param {"nobody-bid" | "nobody-succeeded"} reason @param {number} now @returns {GameEvent[]}
 */
function chipReturned(view, reason, now) {
  const back = /** @type {const} */
    ({ type: "chip_returned", at: now, round: view.round, reason, until: now + view.options.result_seconds });
  return isLastTry(view) ? [back, chipsGone(view.seats.map(({ chips }) => chips.length), now)] : [back];
}

/**
 * Returns the end of a match whose chips are gone: the players with most chips win (R8.3, R8.4).
 * @param {readonly number[]} counts @param {number} now @returns {GameEvent}
 */
function chipsGone(counts, now) {
  return { type: "match_ended", at: now, winners: winnersOf(counts, null), reason: "chips-gone" };
}

/**
 * Returns what follows from a move (R6.3, R6.5, R6.14). `match` is the one after it.
 * @param {Match} match @param {number} now @returns {GameEvent[]}
 */
export function judgeMove(match, now) {
  const { view } = match;
  const shown = /** @type {NonNullable<View["demonstration"]>} */ (view.demonstration);
  const used = shown.steps.length === shown.moves;
  if (!shown.reached || (!used && view.exact)) return used ? fail(match, "moves-used", now) : [];
  const path = shown.steps.map(({ move }) => move).join(" ");
  const taken = /** @type {const} */
    ({ type: "chip_taken", at: now, round: view.round, seat: shown.seat, path, until: now + view.options.result_seconds, scorers: [] });
  const counts = view.seats.map(({ seat, chips }) => chips.length + Number(seat === shown.seat));
  const needed = view.chips_to_win;
  if (needed !== null && counts.some((chips) => chips >= needed)) {
    return [taken, { type: "match_ended", at: now, winners: winnersOf(counts, needed), reason: "chips-reached" }];
  }
  return view.chips_left > 0 ? [taken] : [taken, chipsGone(counts, now)];
}

/**
 * Returns whether the path of a round is secret, because its chip can still be won (R6.11).
 * @param {View} view @param {View["history"][number]} played
 */
export function withholds({ phase, history }, { outcome, chip }) {
  return outcome === "returned" && phase !== "finished" && !history.some((other) => other.outcome === "taken" && isSame(other.chip, chip));
}

/** Returns whether a round needs a report of its optimum now. @param {View} view @param {View["history"][number]} played */
export function awaitsOptimum(view, played) {
  const { optimum, start, chip } = played;
  if (optimum) return optimum.status === "solved" && optimum.path === null && !withholds(view, played);
  const again = view.phase !== "result" && view.chip !== null && isSame(chip, view.chip);
  return !again || !Object.entries(view.markers).every(([robot, cell]) => start.includes(` ${robot}${cell}`));
}

/** @param {ChipPart} one @param {ChipPart} other */
const isSame = (one, other) => one.robot === other.robot && one.cell === other.cell;

/** Returns how bids rank by the agreed tie-break (R6.3, R6.4). @param {Match} match @returns {import("./order.js").Ranking<Placed>} */
function rankingOf({ view: { tie_break: rule, seats, chip } }) {
  return {
    number: ({ moves }) => moves,
    tie: ({ seat }) => (rule === "fewer-chips" ? seats[seat].chips.filter((other) => !chip || !isSame(chip, other)).length : 0),
    rule,
  };
}

/** Returns the bids as everybody sees them. @param {Match} match @returns {View["bids"]} */
export function bidParts(match) {
  const { view, placed, order, failures } = match;
  const bids = order.length > 0 ? order.map((seat) => /** @type {Placed} */ (placed.find((bid) => bid.seat === seat)))
    : inOrder(placed, rankingOf(match));
  const ties = tieBreaks(bids, rankingOf(match));
  const over = view.phase === "result" || view.phase === "finished";
  return bids.map((bid, place) => {
    const failure = failures.find(([seat]) => seat === bid.seat)?.[1] ?? null;
    const shows = view.demonstration?.seat === bid.seat;
    return {
      seat: bid.seat, moves: bid.moves, was: bid.was, at: bid.at,
      tie: ties[place],
      state: failure ? "failed" : !shows ? "waiting" : over ? "succeeded" : "showing", failure,
    };
  });
}

/**
 * Folds a bid. A bid withdraws the bidder's pass, and the first bid all (R6.10).
 * @param {Match} match @param {Extract<GameEvent, {type: "bid_placed"}>} event @returns {Match}
 */
export function bidPlaced(match, { seat, moves, at }) {
  const { view, placed } = match;
  const standing = placed.find((bid) => bid.seat === seat);
  const bid = { seat, moves, was: standing?.moves ?? null, at, after: thinkingTime(match, at) };
  const seats = view.seats.map((one) => ({ ...one, passed: placed.length > 0 && one.seat !== seat && one.passed }));
  return { ...match, placed: [...placed.filter((other) => other.seat !== seat), bid], view: { ...view, seats } };
}
