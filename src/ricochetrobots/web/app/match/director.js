// A session whose view and events follow the animations of the board, so that words, rows, sounds and titles never run
// ahead of it. The view of the original session remains the state of the server.

import { pace } from "./pacing.js";
import { createPlayer } from "./player.js";
import { afterStep, planFor, seeAtOnce } from "./seen.js";
import { createListeners } from "../../net/news.js";
import { batch, computed, signal } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/news.js").News} News */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("./pacing.js").Verdict} Verdict */
/** @typedef {import("./player.js").Stage} Stage */
/** @template T @typedef {import("../../vendor/vendor.js").ReadonlySignal<T>} ReadonlySignal */

/**
 * A session as the screen shows it: `view`, `me` and the events change when the screen reaches them.
 * @typedef {object} Seeing
 * @property {ReadonlySignal<View | null>} view
 * @property {ReadonlySignal<number | null>} me
 * @property {SessionLike["view"]} latest  the server's view, which the screen may not have reached yet
 * @property {ReadonlySignal<Verdict | null>} verdict  the outcome of the demonstration, while the board still shows it
 * @property {ReadonlySignal<boolean>} hands  whether the demonstrator may move
 * @property {ReadonlySignal<boolean>} closing  whether the match is over and its robots leave the board, before the words
 * @property {ReadonlySignal<boolean>} rematch  whether a rematch has been opened while this match is still on the screen
 * @property {() => void} follow  shows the rematch that has been opened
 * @property {(stage: Stage) => () => void} enter  adds a stage; returns a function that removes it
 */

/** @typedef {Omit<SessionLike, keyof Seeing> & Seeing} SeenSession */

/** The longest delay that a browser's timers support. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * `end`: the end of the last match, which stays on the screen while a rematch waits for answers.
 * @param {SessionLike} session @param {View | null} [end] @returns {SeenSession}
 */
export function direct(session, end = null) {
  const seen = signal({ ...seeAtOnce(end ?? session.view.peek()), rematch: end !== null });
  const hands = signal(false);
  const heard = /** @type {import("../../net/news.js").Listeners<News>} */ (createListeners());
  const player = createPlayer(show);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let opening;

  const view = computed(() => seen.value.view);
  const stopListening = session.onEvents((news) => {
    const plan = planFor(seen.peek(), news);
    if (plan === "leave") {
      seen.value = { ...seen.peek(), rematch: true };
      return;
    }
    if (plan === "follow") {
      player.clear();
      batch(() => {
        seen.value = seeAtOnce(seen.peek().view);
        player.add(pace(news, player.board()), news);
      });
    } else if (plan === "skip") {
      skipTo(news.view);
      heard.tell(news);
    } else player.add(pace(news, player.board()), news);
  });
  if (seen.peek().view) openHands();

  /** @param {import("./player.js").Cue} cue */
  function show(cue) {
    const { step } = cue;
    batch(() => {
      seen.value = afterStep(seen.peek(), step);
      if (step.hands === false) hands.value = false;
      if (step.hands) openHands();
      if (step.tell) heard.tell({ ...cue.news, events: [step.tell] });
      else if (cue.news.events.length === 0) heard.tell(cue.news);
    });
  }

  /** Shows a view without playing the steps that led to it. @param {View | null} next */
  function skipTo(next) {
    player.clear();
    batch(() => {
      seen.value = seeAtOnce(next);
      openHands();
    });
  }

  /** Lets the demonstrator move the robots as soon as the server accepts moves. */
  function openHands() {
    clearTimeout(opening);
    const wait = ((session.view.peek()?.demonstration?.opens ?? 0) - session.serverNow()) * 1000;
    if (wait > 0) opening = setTimeout(openHands, Math.min(wait, LONGEST_WAIT_MS));
    hands.value = wait <= 0;
  }

  return {
    ...session,
    view,
    me: computed(() => view.value?.you ?? null),
    latest: session.view,
    verdict: computed(() => seen.value.verdict),
    hands,
    closing: computed(() => seen.value.closing),
    rematch: computed(() => seen.value.rematch),
    follow: () => skipTo(session.view.peek()),
    enter: player.enter,

    onEvents: heard.on,
    /** Stops showing changes. The session itself stays open. */
    close() {
      stopListening();
      player.close();
      clearTimeout(opening);
    },
  };
}
