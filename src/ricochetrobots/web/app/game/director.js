// Between what happens and what is seen: the director plays the steps of pacing.js one after another, so that words,
// rows, sounds and titles never run ahead of the board. The session's own view stays the truth; this one is shown.

import { batch, computed, signal } from "../../vendor/vendor.js";
import { isStill } from "../settings.js";
import { pace, timeOf } from "./pacing.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../../net/session.js").News} News */
/** @typedef {import("../../net/session.js").Session} Session */
/** @typedef {import("./pacing.js").Motion} Motion */
/** @typedef {import("./pacing.js").Step} Step */
/** @typedef {import("./pacing.js").Verdict} Verdict */
/** @typedef {ReturnType<typeof direct>} Directed */

/**
 * What moves things on the board. `play` moves one and calls `land` when it is over, before anything else is drawn.
 * @typedef {object} Stage
 * @property {() => BoardData | null} board
 * @property {(motion: Motion, pace: {speed: number}, land: () => void) => Promise<unknown>} play
 */

/** From so many milliseconds on that are still to be played, time is skipped until the present is reached. */
const FAR_BEHIND_MS = 6000;
const HURRY_FROM = 3;
/** How long a table may take until people can sit at it. */
const TABLE_MS = 1500;
/** The longest time that a browser's timers take. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** A step on its way, with the news that it is part of. @typedef {{step: Step, news: News}} Cue */

/**
 * Returns the session as it is seen: its `view` and its events come when the screen has got there.
 * @param {Session} session
 */
export function direct(session) {
  const shown = signal(session.view.peek());
  const verdict = signal(/** @type {Verdict | null} */ (null));
  const hands = signal(false);
  const finale = signal(/** @type {{until: number | null, cue: Cue} | null} */ (null));
  const rematch = signal(false);
  /** @type {Set<(news: News) => void>} */
  const listeners = new Set();
  /** @type {Cue[]} */
  let waiting = [];
  /** @type {Stage | null} */
  let stage = null;
  let entered = () => {};
  let playing = false;
  let hurrying = false;
  /** Whether this person asked for another match. */
  let asked = false;
  /** Ends what is being waited for. @type {() => void} */
  let skip = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let opening;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ending;

  const view = computed(() => {
    const now = shown.value;
    return now && finale.value ? asResult(now, finale.value.until) : now;
  });

  const stopNews = session.onEvents((news) => {
    if (rematch.peek()) return;
    if (opensMatch(news) && news.before?.phase === "finished" && !asked) {
      rematch.value = true;
      return;
    }
    asked = false;
    if (news.missed) {
      catchUp(news);
      return;
    }
    waiting.push(...pace(news, stage?.board() ?? null).map((step) => ({ step, news })));
    void play();
  });
  document.addEventListener("visibilitychange", onVisibility);
  if (shown.peek()) openHands();

  function onVisibility() {
    if (document.hidden) skip();
  }

  async function play() {
    if (playing) return;
    playing = true;
    for (let cue = waiting.shift(); cue; cue = waiting.shift()) {
      if (waiting.reduce((sum, { step }) => sum + timeOf(step), timeOf(cue.step)) > FAR_BEHIND_MS) hurrying = true;
      try {
        const played = perform(cue);
        if (played) await played;
      } catch (error) {
        console.error(error);
      }
    }
    playing = hurrying = false;
  }

  /** @param {Cue} cue */
  function perform(cue) {
    const { step } = cue;
    let landed = false;
    const land = () => {
      if (!landed) show(cue);
      landed = true;
    };
    const unseen = hurrying || document.hidden;
    if (!unseen && step.motion && stage) {
      const slides = waiting.filter((next) => next.step.motion?.kind === "slide").length;
      const moving = stage.play(step.motion, { speed: slides >= HURRY_FROM ? 2 : 1 }, land);
      return orSkipped(moving).then(land).then(() => hold(step));
    }
    land();
    return step.table && !unseen ? laid().then(() => hold(step)) : hold(step);
  }

  /** Waits for the stage, so that what moves next is seen; somebody who has not sat down has none. */
  async function laid() {
    if (stage) return;
    const come = new Promise((resolve) => (entered = () => resolve(undefined)));
    await orSkipped(Promise.race([come, new Promise((resolve) => setTimeout(resolve, TABLE_MS))]));
  }

  /** @param {Step} step */
  function hold({ hold: time = 0 }) {
    if (time === 0 || hurrying || document.hidden || isStill()) return undefined;
    return orSkipped(new Promise((resolve) => setTimeout(resolve, time)));
  }

  /** @param {Promise<unknown>} awaited */
  function orSkipped(awaited) {
    return Promise.race([awaited, /** @type {Promise<void>} */ (new Promise((resolve) => (skip = resolve)))]);
  }

  /** @param {Cue} cue */
  function show({ step, news }) {
    batch(() => {
      if (step.view) {
        if (finale.peek() && step.view.phase !== "finished") endFinale();
        shown.value = step.view;
      }
      if (step.verdict !== undefined) verdict.value = step.verdict;
      if (step.finale) holdResult(step.finale.until, { step: { tell: step.finale.end }, news });
      if (step.hands === false) hands.value = false;
      if (step.hands) openHands();
      if (step.tell) tell({ ...news, events: [step.tell] });
      else if (news.events.length === 0) tell(news);
    });
  }

  /** @param {News} news */
  function tell(news) {
    for (const listener of [...listeners]) listener(news);
  }

  /** What happened while the connection was lost is not played. @param {News} news */
  function catchUp(news) {
    waiting = [];
    skip();
    endFinale();
    batch(() => {
      shown.value = news.view;
      verdict.value = null;
      openHands();
    });
    tell(news);
  }

  /** The demonstrator has the robots in hand, as soon as the server takes a move. */
  function openHands() {
    clearTimeout(opening);
    const wait = ((session.view.peek()?.demonstration?.opens ?? 0) - session.serverNow()) * 1000;
    if (wait > 0) opening = setTimeout(openHands, Math.min(wait, LONGEST_WAIT_MS));
    hands.value = wait <= 0;
  }

  /** @param {number | null} until @param {Cue} cue what is told after it */
  function holdResult(until, cue) {
    finale.value = { until, cue };
    if (until === null) return;
    ending = setTimeout(goOn, Math.max(0, (until - session.serverNow()) * 1000));
  }

  /** Leaves the result of the last chip for the end of the match. */
  function goOn() {
    const held = endFinale();
    if (held) show(held);
  }

  function endFinale() {
    clearTimeout(ending);
    const held = finale.peek();
    finale.value = null;
    return held?.cue ?? null;
  }

  /** Goes to the match that another one has opened. */
  function follow() {
    waiting = [];
    skip();
    endFinale();
    batch(() => {
      rematch.value = false;
      shown.value = session.view.peek();
      verdict.value = null;
      openHands();
    });
  }

  return {
    ...session,
    view,
    me: computed(() => view.value?.you ?? null),
    /** The server's latest view, which the screen may not have reached. */
    latest: session.view,
    /** What the demonstration came to, while the board still shows it. */
    verdict,
    /** Whether whoever shows may move. */
    hands,
    /** Whether the result of the last chip is still being looked at. */
    lingers: computed(() => finale.value !== null),
    /** Whether another match has been opened that this person has not joined. */
    rematch,
    goOn,
    follow,

    /** Calls `listener` with news when the screen gets there; returns the undo. @param {(news: News) => void} listener */
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * @template {import("../../net/messages.js").ClientCommand["type"]} T
     * @param {T} type @param {import("../../net/session.js").FieldsOf<T>} fields
     */
    send(type, ...fields) {
      asked = type === "play_again";
      return session.send(type, ...fields);
    },

    /** Puts a stage in; returns what takes it out. @param {Stage} next */
    enter(next) {
      stage = next;
      entered();
      return () => {
        if (stage === next) stage = null;
        skip();
      };
    },

    close() {
      stopNews();
      document.removeEventListener("visibilitychange", onVisibility);
      clearTimeout(opening);
      clearTimeout(ending);
      session.close();
    },
  };
}

/** @param {News} news */
function opensMatch({ events }) {
  return events.some(({ event }) => event.type === "match_opened");
}

/** The end of a match while its last result is looked at. @param {View} view @param {number | null} until @returns {View} */
function asResult(view, until) {
  return { ...view, phase: "result", until, allowed_commands: view.allowed_commands.filter((command) => command !== "play_again") };
}
