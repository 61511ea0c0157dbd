// An evening around one real board: a pure reducer of events. It reads no clock: times are parts of the events, in
// milliseconds. Undo drops events (log.js).

import { BIDS, CHIPS } from "./constants.js";
import { chipsInAll, usualChips, winnersOf } from "./lengths.js";
import { inOrder, rankingAt } from "./order.js";
import { paused, resumed, sandLeft, turned } from "./sand.js";

/** @typedef {import("../board/types.js").Robots} Robots */
/** @typedef {import("./order.js").Bid} Bid */
/** @typedef {import("./sand.js").Sand} Sand */
/** @typedef {import("./editions.js").Edition["id"]} EditionId */
/**
 * How long a match is: by the rulebook, short (R8.8), or a number of chips that wins (R8.4).
 * @typedef {"usual" | "short" | number} MatchLength
 */

/** @typedef {{name: string, handicap: number, plays: boolean}} Person  `plays` is false once the person has left */
/** A chip is the id of chips.js, or null if nobody named it. @typedef {string | null} ChipId */
/** The chips that win, or null, and the chips that end the match. @typedef {{toWin: number | null, inAll: number}} Goals */
/** A copied evening does not have the path. @typedef {{moves: number, path: string | null}} Shortest */
/** @typedef {{chip: ChipId, winner: number | null, moves: number | null, shortest: Shortest | null}} PlayedRound */

/**
 * What happens at the table.
 * - `people`, `rules`, `board`: the set-up; people and board can change between chips
 * - `turn`: a chip is turned up; `sand`: the sand is turned without a bid (R6.7)
 * - `bid`: its time is the tap on the name; `pass`: no lower bid (R6.10)
 * - `pause`, `resume`: the sand stands still; `close`: the bidding ends
 * - `judge`: the table judges a demonstration; `robots`: where the robots stand now
 * - `shortest`: the phone has solved the round; `round`: a finished round of a copied evening
 * - `next`: on to the next chip, or to the end of a match that is over; `end`: the evening ends early
 * @typedef {{type: "people", people: readonly Person[]}
 *   | {type: "rules", edition: EditionId, sand: number, length: MatchLength, goals?: Goals}
 *   | {type: "board", board: string, robots: Robots}
 *   | {type: "turn", at: number, chip: ChipId}
 *   | {type: "bid", at: number, player: number, moves: number}
 *   | {type: "pass", at: number, player: number}
 *   | {type: "sand" | "pause" | "resume" | "close", at: number}
 *   | {type: "judge", at: number, shown: boolean}
 *   | {type: "robots", robots: Robots}
 *   | {type: "shortest", shortest: Shortest}
 *   | ({type: "round"} & PlayedRound)
 *   | {type: "next" | "end"}} TableEvent
 */

/**
 * @typedef {object} EveningState
 * @property {"setup" | "choosing" | "thinking" | "bidding" | "showing" | "result" | "over"} phase
 * @property {readonly (Person & {chips: readonly ChipId[]})[]} people  everybody keeps their place in this list
 * @property {EditionId} edition
 * @property {number} sand  seconds
 * @property {MatchLength} length
 * @property {Goals | null} goals  fixed by the first chip (R8.5)
 * @property {string | null} board
 * @property {Robots} robots  where they stand on the screen
 * @property {Robots | null} start  where they stood when the chip was turned up, if that is known
 * @property {number | null} stale  the first chip after which nobody entered where the robots stand
 * @property {number} since  when the phase or the demonstration began
 * @property {ChipId} chip
 * @property {readonly Bid[]} bids  in the order of demonstration
 * @property {readonly number[]} passed  who has no lower bid
 * @property {Sand | null} timer
 * @property {number} failed  how many demonstrations have failed
 * @property {readonly PlayedRound[]} rounds  with the one whose result is shown
 * @property {boolean} decided  the match is over
 */

/** @type {EveningState} */
export const NEW_EVENING = {
  phase: "setup", people: [], edition: "2013", sand: 60, length: "usual", goals: null,
  board: null, robots: {}, start: null, stale: null, since: 0, chip: null, bids: [], passed: [], timer: null, failed: 0, rounds: [],
    decided: false,
};

/** Returns the state after these events. @param {readonly TableEvent[]} events */
export function playEvents(events) {
  return events.reduce(evolve, NEW_EVENING);
}

/**
 * Returns the state after an event; an event that the rules refuse changes nothing.
 * @param {EveningState} state @param {TableEvent} event @returns {EveningState}
 */
export function evolve(state, event) {
  if (refusal(state, event) !== null) return state;
  switch (event.type) {
    case "people":
      return { ...state, people: event.people.map((person, at) => ({ ...person, chips: state.people[at]?.chips ?? [] })) };
    case "rules":
      return { ...state, edition: event.edition, sand: event.sand, length: event.length, goals: event.goals ?? null };
    case "board":
      return { ...state, board: event.board, robots: event.robots, stale: null };
    case "robots":
      return { ...state, robots: event.robots, stale: null };
    case "turn":
      return {
        ...begun(state), phase: "thinking", since: event.at, chip: event.chip, bids: [], passed: [], timer: null, failed: 0,
        start: state.board !== null && state.stale === null ? state.robots : null,
      };
    case "sand":
      return { ...state, timer: turned(event.at, state.sand) };
    case "pause":
      return { ...state, timer: state.timer && paused(state.timer, event.at) };
    case "resume":
      return { ...state, timer: state.timer && resumed(state.timer, event.at) };
    case "bid":
      return withBid(state, event);
    case "pass":
      return withPass(state, event);
    case "close":
      return closed(state, event.at);
    case "judge":
      return judged(state, event);
    case "shortest":
      return { ...state, rounds: state.rounds.with(-1, { ...state.rounds[state.rounds.length - 1], shortest: event.shortest }) };
    case "round": {
      const { type: _, ...round } = event;
      const next = withRound(begun(state), round);
      return { ...next, phase: next.decided ? "over" : "choosing" };
    }
    case "next":
      return { ...state, phase: state.decided ? "over" : "choosing", chip: null, bids: [], passed: [], failed: 0 };
    case "end":
      return { ...state, phase: "over", timer: null };
  }
}

/**
 * Returns why an event is impossible now, or null. `wrong-phase` is a fault of the caller, the others answer people.
 * @param {EveningState} state @param {TableEvent} event
 * @returns {"wrong-phase" | "too-few" | "chip-given" | "bid-range" | "bid-not-lower" | "bid-same" | "too-late" | null}
 */
export function refusal(state, event) {
  const { phase, timer, bids } = state;
  const between = phase === "choosing" || phase === "result";
  const bidding = phase === "thinking" || phase === "bidding";
  switch (event.type) {
    case "rules":
      return phase === "setup" ? null : "wrong-phase";
    case "people":
      return phase === "setup" || (between && event.people.length >= state.people.length) ? null : "wrong-phase";
    case "board":
    case "robots":
      return phase === "setup" || between ? null : "wrong-phase";
    case "turn":
    case "round":
      if (phase !== "setup" && phase !== "choosing") return "wrong-phase";
      if (players(state).length === 0) return "too-few";
      if (event.type === "round" && event.winner !== null && !state.people[event.winner]) return "wrong-phase";
      return event.chip !== null && given(state).includes(event.chip) ? "chip-given" : null;
    case "sand":
      return phase === "thinking" && timer === null ? null : "wrong-phase";
    case "pause":
      return timer?.paused === null ? null : "wrong-phase";
    case "resume":
      return timer && timer.paused !== null ? null : "wrong-phase";
    case "bid": {
      if (!bidding || !state.people[event.player]?.plays) return "wrong-phase";
      if (event.moves < BIDS.least || event.moves > BIDS.most) return "bid-range";
      if (timer && sandLeft(timer, event.at) === 0) return "too-late";
      const standing = bids.find(({ player }) => player === event.player)?.moves ?? Infinity;
      if (event.moves === standing) return "bid-same";
      return event.moves > standing ? "bid-not-lower" : null;
    }
    case "pass":
      return bidding && state.people[event.player]?.plays ? null : "wrong-phase";
    case "close":
      return bidding && timer ? null : "wrong-phase";
    case "judge":
      return phase === "showing" ? null : "wrong-phase";
    case "shortest":
    case "next":
      return phase === "result" ? null : "wrong-phase";
    case "end":
      return between ? null : "wrong-phase";
  }
}

/** Returns the places of those who play. @param {EveningState} state */
export function players({ people }) {
  return people.flatMap(({ plays }, at) => (plays ? [at] : []));
}

/** Returns the chips that have been won. @param {EveningState} state */
export function given({ people }) {
  return people.flatMap(({ chips }) => chips);
}

/** Returns how many chips are left in the box, without the one that is up. @param {EveningState} state */
export function chipsLeft(state) {
  const up = ["thinking", "bidding", "showing"].includes(state.phase);
  return goals(state).inAll - given(state).length - (up ? 1 : 0);
}

/** Returns the number of the chip that is up or was up last. @param {EveningState} state */
export function roundNumber({ phase, rounds }) {
  return phase === "result" || phase === "over" ? rounds.length : rounds.length + 1;
}

/** Returns the places of those who win or share the win (R8.1-R8.4). @param {EveningState} state */
export function winners(state) {
  const { people } = state;
  const { toWin } = goals(state);
  return winnersOf(people.map(({ chips }) => chips.length), toWin);
}

/**
 * Returns the chips that end the match; before the first chip, for the people at the table.
 * @param {EveningState} state @returns {Goals}
 */
export function goals(state) {
  const { length } = state;
  if (state.goals) return state.goals;
  if (typeof length === "number") return { toWin: length, inAll: CHIPS };
  const toWin = usualChips(players(state).length, length);
  return { toWin, inAll: toWin === null ? chipsInAll(length) : CHIPS };
}

/** The first chip fixes the end of the match (R8.5). @param {EveningState} state @returns {EveningState} */
function begun(state) {
  return state.phase === "setup" ? { ...state, goals: goals(state) } : state;
}

/** @param {EveningState} state @param {{at: number, player: number, moves: number}} bid @returns {EveningState} */
function withBid(state, { at, player, moves }) {
  const before = state.bids.find((bid) => bid.player === player);
  const first = state.phase === "thinking";
  // `bids` is in the order of demonstration, and equal bids stay in the order in which they were placed.
  const bids = [...state.bids.filter((bid) => bid !== before), { player, moves, was: before?.moves ?? null }];
  return {
    ...state, phase: "bidding", bids: inOrder(bids, rankingAt(state.people, state.edition)),
    timer: first ? turned(at, state.sand) : state.timer,
    passed: first ? [] : state.passed.filter((other) => other !== player),
  };
}

/**
 * When everybody has passed, the bidding ends at once (R6.10).
 * @param {EveningState} state @param {{at: number, player: number}} pass @returns {EveningState}
 */
function withPass(state, { at, player }) {
  const passed = [...state.passed.filter((other) => other !== player), player];
  const next = { ...state, passed };
  return players(state).every((other) => passed.includes(other)) ? closed(next, at) : next;
}

/** @param {EveningState} state @param {number} at @returns {EveningState} */
function closed(state, at) {
  const next = { ...state, since: at, timer: null };
  return state.bids.length > 0 ? { ...next, phase: "showing" } : goneBack(next);
}

/** @param {EveningState} state @param {{at: number, shown: boolean}} verdict @returns {EveningState} */
function judged(state, { at, shown }) {
  const { player, moves } = state.bids[state.failed];
  if (shown) return { ...withRound(state, { chip: state.chip, winner: player, moves, shortest: null }), phase: "result", since: at };
  const failed = { ...state, failed: state.failed + 1, since: at };
  return failed.failed < state.bids.length ? failed : goneBack(failed);
}

/** The chip goes back into the box (R6.6). @param {EveningState} state @returns {EveningState} */
function goneBack(state) {
  return { ...withRound(state, { chip: state.chip, winner: null, moves: null, shortest: null }), phase: "result" };
}

/** @param {EveningState} state @param {PlayedRound} round @returns {EveningState} */
function withRound(state, round) {
  const { winner, chip } = round;
  const rounds = [...state.rounds, round];
  if (winner === null) return { ...state, rounds };
  const people = state.people.map((person, at) => (at === winner ? { ...person, chips: [...person.chips, chip] } : person));
  const next = { ...state, rounds, people, stale: state.board === null ? null : state.stale ?? rounds.length };
  const { toWin, inAll } = goals(state);
  const enough = toWin !== null && people[winner].chips.length >= toWin;
  return { ...next, decided: enough || given(next).length >= inAll };
}
