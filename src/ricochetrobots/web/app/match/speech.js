// The spoken events of the round: sends the words for every event to the polite or the assertive live region (DESIGN
// section 8).

import { endReasonWords } from "./ending.js";
import { bidSending, person, reachedWords, resultWords, roomWords, sandRuns, scoreWords, seriesWords, tally, who } from "./matchwords.js";
import { say, sayNow, sayWithNext } from "../frame/announcer.js";
import { dropRefusals, showMessage } from "../frame/message.js";
import { paceOf } from "../../rules/botclock.js";
import { BIDS } from "../../rules/constants.js";
import { useEffect } from "../../vendor/vendor.js";
import { chipName, stepWords } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").Optimum} Optimum */
/** @typedef {import("../../rules/messages.js").BidPlaced} BidPlaced */
/** @typedef {import("../../rules/messages.js").DemonstrationFailed} DemonstrationFailed */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../rules/messages.js").GameEvent} GameEvent */
/** @typedef {import("../../net/news.js").News} News */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/**
 * The words for an event. With `now`, they are urgent; with `decides`, they wait for their verdict. `shown` has the words
 * for the message line, if any.
 * @typedef {{words: string, now?: boolean, decides?: boolean, shown?: string}} Saying
 */

const TIME_CALLS = [30, 10];
/** The events after which earlier refusals no longer matter. */
const PHASES = new Set(["bidding_closed", "demonstration_started", "chip_turned", "chip_returned", "chip_taken"]);

/** The events whose message is stale as soon as the robots move or the chip changes, and those changes. */
const STEPS = new Set(["bidding_closed", "demonstration_failed"]);
const STALE_AFTER = new Set(["robot_moved", "chip_turned", "chip_taken", "chip_returned"]);
let dropStepWords = () => {};

/** Announces the events of `session` and the time. @param {SessionLike} session */
export function useSpeech(session) {
  useEffect(() => session.onEvents((news) => speak(news, session)), [session]);
  const view = session.view.value;
  const usual = view && paceOf(view) === 1; // fast sand is over before it is called
  const until = usual && sandRuns(view) && !session.restarting.value ? view.until : null;
  useEffect(() => {
    if (until === null) return undefined;
    const calls = TIME_CALLS.map((seconds) => {
      const wait = (until - seconds - session.serverNow()) * 1000;
      return wait > 0 ? setTimeout(() => session.view.value && say(timeWords(session.view.value, seconds)), wait) : undefined;
    });
    return () => calls.forEach(clearTimeout);
  }, [session, until]);
}

/** Announces news when the screen shows them. @param {News} news @param {Pick<SessionLike, "view" | "sending">} session */
export function speak({ events, before, view, missed }, session) {
  if (missed) {
    if (bidSending(session) !== null) return; // its answer announces the return
    const words = missedWords(events.map(({ event }) => event), view);
    showMessage({ words, rank: "missed", urgent: true, brief: words === t("you-are-back") });
    return;
  }
  if (events.some(({ event }) => PHASES.has(event.type))) dropRefusals();
  for (const { event } of events) {
    if (STALE_AFTER.has(event.type)) dropStepWords();
    const saying = sayingOf(event, view, before, session.view.value);
    if (!saying) continue;
    if (saying.shown) {
      const takeBack = showMessage({ words: saying.shown, unspoken: true });
      if (STEPS.has(event.type)) dropStepWords = takeBack;
    }
    (saying.now ? sayNow : saying.decides ? sayWithNext : say)(saying.words);
  }
}

/** Returns "30 seconds. Mara is first with 7." @param {View} view @param {number} seconds */
export function timeWords(view, seconds) {
  const [first] = view.bids;
  const time = t("say-seconds", { seconds: Math.max(0, Math.ceil(seconds)) });
  return first ? `${time} ${t("say-first", { ...who(view, first.seat), moves: first.moves })}` : time;
}

/**
 * Returns the words for a move, including whether it reaches the target with moves of the bid left, or leaves the
 * target again (R6.14).
 * @param {import("../../rules/messages.js").RobotMoved} event @param {View} view @param {View | null} before @param {View |
 * null} seen on the screen @returns {Saying}
 */
function movedWords({ seat, move, count }, view, before, seen) {
  const words = stepWords(move, count, endOf(move, count, view, seen));
  const shown = view.phase === "showing" ? view.demonstration : null;
  if (shown?.seat !== seat) return { words, decides: true };
  if (shown.steps.length !== count || shown.moves === null) return { words };
  const left = shown.moves - count;
  if (shown.reached) {
    const { title, text } = reachedWords(view, left);
    return { words: `${words} ${title} ${text}`, now: true };
  }
  const leaves = before?.demonstration?.reached === true && before.demonstration.steps.length === count - 1;
  return leaves ? { words: `${words} ${t("reached-left", { robot: move[0], left })}`, now: true } : { words };
}

/**
 * Returns the words for an event, or null.
 * @param {GameEvent} event @param {View} view after all news @param {View | null} before @param {View | null} seen after the
 * event, on the screen @returns {Saying | null}
 */
function sayingOf(event, view, before, seen) {
  switch (event.type) {
    case "chip_turned":
      return { words: chipWords(view), now: true };
    case "bid_placed":
      return bidWords(event, view, before);
    case "player_passed":
      return { words: before?.bids.length ? t("say-passed", who(view, event.seat)) : t("say-no-way", who(view, event.seat)) };
    case "bidding_closed":
      return event.at < (before?.until ?? 0) ? shown(t("say-all-passed")) : null;
    case "timer_started":
      return timerWords(event, view);
    case "thinking_lapsed":
      return { words: t("think-lapsed") };
    case "solution_claimed":
      return { words: event.moves === null ? t("say-found") : t("say-found-bid", { moves: event.moves }), now: true };
    case "round_resumed":
      return event.until === null || !(sandRuns(view) || view.phase === "showing") ? null
        : { words: t("timer-left", { seconds: Math.ceil(event.until - event.at) }) };
    case "round_paused": // alone, nobody is there to listen
      return view.mode === "alone" || view.allowed_commands.includes("resume_round") ? null : { words: t("paused-waits") };
    case "pace_changed":
      return event.pace > 1 ? { words: t("catching-up", { times: event.pace }) } : null;
    case "ending_answered":
      return endingAnswered(event, view, before);
    case "demonstration_started":
      return event.moves === null ? null : { words: turnWords(event.seat, event.moves, view), now: true };
    case "robot_moved":
      return movedWords(event, view, before, seen);
    case "demonstration_failed":
      return failureWords(event, view, before);
    case "chip_taken":
      return { words: takenWords(event.seat, view), now: true };
    case "chip_returned":
      return { words: returnedWords(event.reason, view), now: true };
    case "chip_laid":
      return { words: `${event.face_up ? t("alone-found-title") : t("alone-missed-title")}. ${t("alone-score", tally(view))}.`, now: true };
    case "optimum_found":
      return event.match == null && view.result?.round === event.round ? { words: sayOptimum(event.optimum, view.result.steps.length) }
        : null;
    case "match_ended":
      return { now: true,
        words: [scoreWords(view), endReasonWords(view).replace(/\.$/, ""), seriesWords(view)].filter(Boolean).join(". ") };
    default: {
      const words = roomWords(event, view, before);
      return words ? shown(words) : null;
    }
  }
}

/** @param {string} words @returns {Saying} */
const shown = (words) => ({ words, shown: words });

/**
 * Returns the words for an answer about the end of the match (R8.11), or null if the answer ends it.
 * @param {import("../../rules/messages.js").EndingAnswered} event @param {View} view @param {View | null} before
 * @returns {Saying | null}
 */
function endingAnswered({ seat, agrees }, view, before) {
  if (view.phase === "finished") return null;
  if (!agrees) return shown(t("ending-declined", who(view, seat)));
  return shown(t(before?.ending.length ? "ending-joined" : "ending-proposed", who(view, seat)));
}

/** @param {View} view */
export function chipWords({ chip, round, robots, last_try: last }) {
  if (!chip) return "";
  const values = { round, robot: chip.robot ?? "any", target: chipName(chip), cell: chip.cell };
  const from = chip.robot && t("say-stands", { robot: chip.robot, cell: robots[chip.robot] ?? "" });
  return [t("say-chip", values), from, last && t("think-last-try")].filter(Boolean).join(" ");
}

/** @param {BidPlaced} event @param {View} view @param {View | null} before @returns {Saying} */
function bidWords({ seat, moves }, view, before) {
  const place = view.bids.findIndex((bid) => bid.seat === seat) + 1;
  const values = { ...who(view, seat), moves, place };
  if (before?.bids.length === 0) return { words: t("say-bid-first", values), now: true };
  const index = view.bids.findIndex((bid) => bid.seat === view.you);
  const mine = index >= 0 && seat !== view.you ? t("say-you-are", { place: index + 1, moves: view.bids[index].moves }) : "";
  return { words: [t("say-bid", values), mine].filter(Boolean).join(" ") };
}

/** @param {import("../../rules/messages.js").TimerStarted} event @param {View} view @returns {Saying} */
function timerWords({ reason, seat, at, until }, view) {
  const seconds = t("say-seconds", { seconds: Math.ceil(until - at) });
  if (reason === "first-bid") return { words: seconds, now: true };
  if (reason === "runs-on") return { words: `${t("alone-runs-on")} ${seconds}`, now: true };
  if (reason === "second-run") return { words: `${t("alone-second-run")} ${seconds}`, now: true };
  return { words: `${t("say-turned-glass", who(view, seat))} ${seconds}`, now: true };
}

/**
 * Returns the cell where move number `count` of a demonstration ended, or undefined if no view has the move. After a
 * failing move only the view on the screen still has it.
 * @param {string} move @param {number} count @param {View} view @param {View | null} seen
 */
function endOf(move, count, view, seen) {
  const places = [seen?.demonstration?.steps, view.demonstration?.steps, view.result?.steps];
  const step = places.map((steps) => steps?.[count - 1]).find((one) => one?.move === move);
  return step?.cells.at(-1);
}

/**
 * Returns the optimum of the round in words.
 * @param {Optimum} optimum @param {number} shown the number of moves of the path shown, 0 if none was
 */
export function optimumWords({ status, moves, at_least: least }, shown) {
  if (status === "unsolvable") return t("optimum-none");
  if (shown > 0 && least >= shown) return t("optimum-shown");
  if (moves === null) return least > BIDS.least ? t("optimum-unknown-from", { moves: least }) : t("optimum-unknown");
  return t("optimum-moves", { moves });
}

/** @param {Optimum} optimum @param {number} shown */
function sayOptimum(optimum, shown) {
  const { count, count_capped: capped } = optimum;
  const number = count !== null && t(capped ? "say-count-capped" : "say-count", { count });
  return [optimumWords(optimum, shown), number].filter(Boolean).join(" ");
}

/** @param {import("../../rules/messages.js").ChipReturned["reason"]} reason @param {View} view */
function returnedWords(reason, { result, last_try: last }) {
  const optimum = result?.optimum && result.optimum.moves !== null ? optimumWords(result.optimum, 0) : "";
  return [`${t(`result-${reason}`)}.`, optimum, t("result-back"), last && t("result-last-try")].filter(Boolean).join(" ");
}

/**
 * Returns the words for a demonstrator and, before the first demonstration, for the order.
 * @param {number} seat @param {number} moves @param {View} view
 */
function turnWords(seat, moves, view) {
  const turn = t("say-turn", { ...who(view, seat), moves });
  if (view.bids.length < 2 || view.bids.some(({ failure }) => failure !== null)) return turn;
  const bids = view.bids.map((bid) => t("say-order-one", { name: person(view, bid.seat), moves: bid.moves }));
  return `${t("say-order", { bids: bids.join(", ") })} ${turn}`;
}

/** @param {DemonstrationFailed} event @param {View} view @param {View | null} before @returns {Saying} */
function failureWords({ seat, reason }, view, before) {
  const moves = before?.bids.find((bid) => bid.seat === seat)?.moves ?? 0;
  const failed = t(`failed-${reason}`, { ...who(view, seat), moves });
  const next = view.phase === "showing" ? view.demonstration : null;
  const then = next ? t("failed-next", { ...who(view, next.seat), moves: next.moves ?? 0 }) : "";
  // The event of the next demonstration announces it.
  return { words: failed, shown: [failed, then].filter(Boolean).join(" "), now: true };
}

/** @param {number} seat @param {View} view */
function takenWords(seat, view) {
  const { result } = view;
  if (result && result.scores.length > 0)
    return `${t("say-shown", { target: chipName(result.chip), moves: result.steps.length })} ${resultWords(view, result)}.`;
  const chips = view.seats.find((one) => one.seat === seat)?.chips.length ?? 0;
  return t("say-taken", { ...who(view, seat), target: result ? chipName(result.chip) : "", moves: result?.steps.length ?? 0, chips });
}

/**
 * Returns the words for the last important event while the connection was lost.
 * @param {readonly GameEvent[]} events @param {View} view
 */
function missedWords(events, view) {
  const back = t("you-are-back");
  for (const event of events.toReversed()) {
    switch (event.type) {
      case "bid_placed":
        if (event.seat === view.you) return `${back} ${t("back-arrived", { bid: event.moves })}`;
        return `${back} ${t("back-bid", { ...who(view, event.seat), moves: event.moves })}`;
      case "deadline_extended":
        return `${back} ${roomWords(event, view, null)}`;
      case "chip_taken":
        return `${back} ${t("back-taken", who(view, event.seat))}`;
      case "chip_turned":
        return `${back} ${t("back-chip")}`;
      default:
    }
  }
  return back;
}
