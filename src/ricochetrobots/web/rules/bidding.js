// A round of the player and bots (R6): bids, their order, and demonstrations one after another. match.js decides with it
// in the mode of friends, as game/ does.

import { secondsAt } from "./botclock.js";
import { BIDS, CATCHING_UP } from "./constants.js";
import { usualChips, winnersOf } from "./lengths.js";
import { checkNumber, Refusal } from "./refusal.js";
import { inOrder, tieBreaks } from "./order.js";
import { isThinkingTime, passMeaning } from "./passing.js";

/** @typedef {import("./messages.js").ChipPart} ChipPart */
/** @typedef {import("./messages.js").FailureReason} FailureReason */
/** @typedef {import("./messages.js").GameEvent} GameEvent */
/** @typedef {import("./messages.js").Options} Options */
/** @typedef {import("./messages.js").PassMeaning} PassMeaning */
/** @typedef {import("./messages.js").View} View */

/**
 * A standing bid, in the order in which they were placed. `after` are the seconds that the clock of the bots showed then.
 * @typedef {{seat: number, moves: number, was: number | null, at: number, after: number}} Placed
 */

/**
 * The state: what the player sees, and what a view does not contain. `claim` is the number declared with "found",
 * `sandLeft` the seconds of sand at that moment, `shownAt` the time from which a robot can be moved, less pauses, and `pausedAt` the
 * begin of a pause. `order` and `failures` are of seats.
 * @typedef {{view: View, claim: number | null, sandLeft: number, shownAt: number, pausedAt: number,
 *   placed: readonly Placed[], order: readonly number[], failures: readonly [number, FailureReason][]}} Match
 */

/** The time for which the order of the bids is shown, as in game/demonstration.py. */
const ORDER_SECONDS = 1.1;
/** The time for which a failed position stays visible, as in game/demonstration.py. */
const BOARD_BACK_SECONDS = 2.04;

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

/** @param {View} view @param {number} seat @param {PassMeaning | null} means @param {number} now @returns {GameEvent[]} */
export function pass(view, seat, means, now) {
  if (!view.options.consent) throw new Refusal("consent-off");
  if (means !== null && means !== passMeaning(view)) throw new Refusal("pass-stale");
  if (view.seats[seat].passed) return [];
  return [{ type: "player_passed", at: now, round: view.round, seat }];
}

/** Returns the bots that have not declared that their search is over (R9.3). @param {View} view */
const botsThinking = ({ seats }) => seats.filter(({ bot, passed }) => bot && !passed);

/** @param {View} view */
const isBidding = (view) => view.mode === "friends" && !view.pause && isThinkingTime(view);

/**
 * Ends the bidding once all have declared (R6.10). While the player waits only for bots, the sand and the bots' clock run
 * faster (R9.5).
 * @param {Match} match @param {number} now @param {boolean} [away] the player is not there @returns {GameEvent[]}
 */
export function goOn(match, now, away = false) {
  const { view } = match;
  if (!isBidding(view) || !view.clock) return [];
  const declared = view.options.consent && !away && view.seats.every(({ bot, passed }) => bot || passed);
  const waits = botsThinking(view).length > 0;
  if (declared && !waits) return closeBidding(match, now);
  const pace = declared ? CATCHING_UP.pace : 1;
  if (pace === view.clock.pace) return [];
  const until = view.until === null ? null : now + (view.until - now) * view.clock.pace / pace;
  return [{ type: "pace_changed", at: now, round: view.round, pace, until }];
}

/** Returns when the bots declare because the player has waited long enough for them (R9.5), or null. @param {View} view */
const botsDeclareAt = (view) => (isBidding(view) && view.clock && view.clock.pace > 1 ? view.clock.since + CATCHING_UP.seconds : null);

/** Returns when time changes the match, or null. @param {View} view */
export function dueAt(view) {
  const dues = [view.until, botsDeclareAt(view)].filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}

/**
 * Lets the bots declare once the player has waited long enough, and ends the bidding.
 * @param {Match} match @param {number} now @returns {GameEvent[]}
 */
export function botsDeclare(match, now) {
  const { view } = match;
  const due = botsDeclareAt(view);
  if (due === null || now < due) return [];
  const passed = botsThinking(view).map(({ seat }) => /** @type {const} */ ({ type: "player_passed", at: now, round: view.round, seat }));
  return [...passed, ...closeBidding(match, now)];
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
 * Returns the end of the match as it stands, because the player agrees to it and bots always do (R8.11).
 * @param {View} view @param {number} now @returns {GameEvent[]}
 */
export function endMatch(view, now) {
  const back = /** @type {const} */ ({ type: "chip_returned", at: now, round: view.round, reason: "match-ended", until: null });
  return [...(view.phase === "result" ? [] : [back]), endAsItStands(view.seats.map(({ chips }) => chips.length), "agreed", now)];
}

/**
 * Returns the chip, and ends the match if nobody finds the rest (R6.6, R8.10).
 * @param {View} view @param {"nobody-bid" | "nobody-succeeded"} reason @param {number} now @returns {GameEvent[]}
 */
function chipReturned(view, reason, now) {
  const back = /** @type {const} */
    ({ type: "chip_returned", at: now, round: view.round, reason, until: now + view.options.result_seconds });
  return view.last_try ? [back, endAsItStands(view.seats.map(({ chips }) => chips.length), "chips-gone", now)] : [back];
}

/**
 * The players with most chips win (R8.3, R8.4).
 * @param {readonly number[]} counts @param {import("./messages.js").EndReason} reason @param {number} now @returns {GameEvent}
 */
function endAsItStands(counts, reason, now) {
  return { type: "match_ended", at: now, winners: winnersOf(counts, null), reason };
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
  return view.chips_left > 0 ? [taken] : [taken, endAsItStands(counts, "chips-gone", now)];
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
  const again = view.phase !== "result" && view.phase !== "finished" && view.chip !== null && isSame(chip, view.chip);
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
      state: failure ? "failed" : !shows ? "waiting" : over ? "succeeded" : "showing", failure, after: bid.after,
    };
  });
}

/**
 * Folds a bid. A bid withdraws the bidder's pass, and the first bid all; the least bid declares by itself (R6.10).
 * @param {Match} match @param {Extract<GameEvent, {type: "bid_placed"}>} event @returns {Match}
 */
export function bidPlaced(match, { seat, moves, at }) {
  const { view, placed } = match;
  const standing = placed.find((bid) => bid.seat === seat);
  const bid = { seat, moves, was: standing?.moves ?? null, at, after: secondsAt(view.clock, at) };
  const seats = view.seats.map((one) => ({ ...one, passed: one.seat === seat ? moves <= BIDS.least : placed.length > 0 && one.passed }));
  return { ...match, placed: [...placed.filter((other) => other.seat !== seat), bid], view: { ...view, seats } };
}
