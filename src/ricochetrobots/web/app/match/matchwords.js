// Words of the round, and values for messages: names, clock times, the score alone.

import { sandLeft } from "../../rules/botclock.js";
import { GENTLE } from "../../rules/constants.js";
import { listed, seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").GameEvent} GameEvent */
/** @typedef {import("../../rules/messages.js").View} View */

/**
 * Returns the name of the person on a seat, and whether that is the viewer: the arguments of most messages.
 * @param {View} view @param {number | null} seat @returns {{name: string, you: "yes" | "no"}}
 */
export function who(view, seat) {
  const found = view.seats.find((other) => other.seat === seat);
  return { name: found ? seatName(found) : "", you: seat !== null && seat === view.you ? "yes" : "no" };
}

/**
 * Returns "You" or the name of the person on a seat.
 * @param {View} view @param {number | null} seat
 */
export const person = (view, seat) => t("person", who(view, seat));

/**
 * Returns the words for a robot on its target with `left` moves of the bid left (R6.14).
 * @param {View} view @param {number} left
 */
export function reachedWords(view, left) {
  const { seat = null, moves: bid = null, steps = [] } = view.demonstration ?? {};
  const values = { ...who(view, seat), bid: bid ?? 0, moves: steps.length, left, robot: steps.at(-1)?.move[0] ?? "" };
  if (!view.exact) return { title: t("reached-in", values), text: t("reached-counts", values) };
  return { title: t("reached-title", values), text: t("reached-text", values) };
}

/**
 * Returns "You are back. Chip 4. Mara is first with 6. Your bid is 7. 31 seconds." or, after the bidding, who shows and
 * the result.
 * @param {View} view @param {number} now the server's time in seconds
 */
export function backWords(view, now) {
  const { phase, demonstration: shown, result, until } = view;
  const back = `${t("you-are-back")} ${t("chip-number", { round: view.round })}.`;
  if (phase === "result" && result) return `${back} ${resultWords(view, result)}.`;
  if (phase === "finished") return `${t("you-are-back")} ${endWords(view)}.`;
  const seconds = until !== null && t("say-seconds", { seconds: Math.ceil(sandLeft(view, now)) });
  if (shown) {
    const turn = shown.moves === null ? `${t("phase-show-way", who(view, shown.seat))}.`
      : t("say-turn", { ...who(view, shown.seat), moves: shown.moves });
    return [back, turn, seconds].filter(Boolean).join(" ");
  }
  const [first] = view.bids;
  const mine = view.bids.find(({ seat }) => seat === view.you);
  return [
    back,
    first && t("say-first", { ...who(view, first.seat), moves: first.moves }),
    mine && mine !== first && `${t("bid-own", { moves: mine.moves })}.`,
    sandRuns(view) && seconds,
  ].filter(Boolean).join(" ");
}

/** Returns whether the sand runs. @param {View} view */
export const sandRuns = ({ phase, mode }) => phase === "bidding" || (mode === "alone" && phase === "thinking");

/** Returns the words for an easy chip, or "" for any other. @param {View} view */
export function gentleWords({ options, round }) {
  return options.gentle_start && round <= GENTLE.chips ? t("gentle-now") : "";
}

/** Returns how many chips were found and missed in a match alone. @param {View} view */
export function tally({ laid }) {
  const found = laid.filter(([, faceUp]) => faceUp).length;
  return { found, missed: laid.length - found };
}

/** Returns "Mara and you", or "You". @param {View} view @param {readonly number[]} seats */
export function namesOf(view, seats) {
  const others = seats.filter((seat) => seat !== view.you).map((seat) => person(view, seat));
  if (others.length === 0) return person(view, view.you);
  return listed(others.length < seats.length ? [...others, t("you-among")] : others);
}

/** Returns "Scored: Mara and you" (R6.16). @param {View} view @param {readonly number[]} seats */
export function scoredWords(view, seats) {
  return t("scored", { names: namesOf(view, seats) });
}

/**
 * Returns the title of a finished round: who took the chip, who scored, or why it went back.
 * @param {View} view @param {import("../../rules/messages.js").RoundPart} result
 */
export function resultWords(view, { outcome, scores, seat, reason }) {
  if (scores.length > 0) return scoredWords(view, scores.map((score) => score.seat));
  return outcome === "taken" ? t("phase-taken", who(view, seat)) : t(`result-${reason ?? "nobody-succeeded"}`);
}

/** Returns the winners in words. @param {View} view */
export function endWords(view) {
  const { winners } = view;
  if (view.mode === "alone") return winners.length > 0 ? t("final-alone-won") : t("final-alone-lost");
  if (winners.length === 0) return t("final-nobody");
  if (winners.length === 1) return t("final-wins", who(view, winners[0]));
  return t("final-shared", { names: namesOf(view, winners) });
}

/** Returns "You win with 3 chips. Mara 1, Jonas none". @param {View} view */
export function scoreWords(view) {
  const { winners, seats } = view;
  if (view.mode === "alone" || winners.length === 0) return endWords(view);
  const [first, ...more] = winners;
  const chips = t("chip-count", { chips: seats.find(({ seat }) => seat === first)?.chips.length ?? 0 });
  const others = seats.filter(({ seat, left }) => !winners.includes(seat) && !left)
    .toSorted((one, other) => other.chips.length - one.chips.length);
  const words = more.length > 0 ? endWords(view) : t("say-wins", { ...who(view, first), chips });
  const scores = others.map(({ seat, chips: won }) => t("say-score", { name: person(view, seat), chips: won.length }));
  return [words, scores.join(", ")].filter(Boolean).join(". ");
}

/** Returns whether the match is one of a series (R8.9). @param {View} view */
export const isSeries = ({ mode, options }) => mode === "friends" && options.series_wins > 1;

/** Returns who leads or has won the series, or "" outside a series. @param {View} view */
export function seriesWords(view) {
  if (!isSeries(view)) return "";
  const [first, second] = view.seats.toSorted((one, other) => other.wins - one.wins);
  const values = { ...who(view, first.seat), score: t("series-score", { most: first.wins, next: second?.wins ?? 0 }) };
  if (view.series_winners.length > 1) return t("series-shared", { names: namesOf(view, view.series_winners) });
  if (view.series_winners.length === 1) return t("series-won", values);
  return t(first.wins === second?.wins ? "series-level" : "series-leads", values);
}

/**
 * Returns the standing of the series in short, with the viewer's wins first: "series 1–0".
 * @param {View} view
 */
export function seriesNow(view) {
  const mine = view.seats.find(({ seat }) => seat === view.you);
  const [first = 0, second = 0] = view.seats.filter((seat) => seat !== mine).map(({ wins }) => wins).toSorted((one, other) => other - one);
  const [most, next] = mine ? [mine.wins, first] : [first, second];
  return t("series-now", { score: t("series-score", { most, next }) });
}

/**
 * The words of events outside of a round: who comes and goes, a new host, and what the host does. `before` is the view that
 * still has the person.
 * @type {{[T in GameEvent["type"]]?: (event: Extract<GameEvent, {type: T}>, view: View, before: View) => string}}
 */
const ROOM_WORDS = {
  player_seated: ({ seat, plays_from: round }, view) => t("event-seated", { ...who(view, seat), round }),
  player_left: ({ seat }, _, before) => t("event-left", who(before, seat)),
  player_returned: ({ seat }, view) => t("event-returned", who(view, seat)),
  seat_renamed: ({ seat, name }, _, before) => t("event-renamed", { old: who(before, seat).name, name }),
  host_changed: ({ seat }, view) => t("event-host", who(view, seat)),
  player_removed: ({ seat }, _, before) => t("event-removed", who(before, seat)),
  seat_forgotten: ({ seat }, _, before) => t("event-forgotten", who(before, seat)),
  room_locked: () => t("event-locked"),
  room_unlocked: () => t("event-unlocked"),
  link_renewed: () => t("event-link"),
  spectator_delay_set: ({ seconds }) => t("event-delay", { seconds }),
  deadline_extended: ({ seconds }) => t("event-extended", { seconds }),
};

/**
 * Returns the words of an event outside of a round, or "" for any other.
 * @param {GameEvent} event @param {View} view after the event @param {View | null} before
 */
export function roomWords(event, view, before) {
  const words = /** @type {((event: GameEvent, view: View, before: View) => string) | undefined} */ (ROOM_WORDS[event.type]);
  return words?.(event, view, before ?? view) ?? "";
}

/**
 * Returns the number of a bid that has no answer yet, or null.
 * @param {Pick<import("../../net/session.js").SessionLike, "sending">} session
 */
export function bidSending({ sending }) {
  return sending.value?.type === "place_bid" ? sending.value.moves : null;
}
