// Plays the steps of pacing.js one after another: motion, change of the screen, pause. Reduced motion, a hidden tab or
// a long queue removes the pauses but never changes the order.

import { timeOf } from "./pacing.js";
import { isStill } from "../../store/settings.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../net/news.js").News} News */
/** @typedef {import("./pacing.js").Motion} Motion */
/** @typedef {import("./pacing.js").Step} Step */

/**
 * Animates the board. `play` plays a motion and calls `land` at its end, before anything else is drawn.
 * @typedef {object} Stage
 * @property {() => BoardData | null} board
 * @property {(motion: Motion, pace: {speed: number}, land: () => void) => Promise<unknown>} play
 */

/** A step in the queue, with the news that it belongs to. @typedef {{step: Step, news: News}} Cue */

/** If the queue is longer than this, motions and pauses are skipped until it is empty. */
const FAR_BEHIND_MS = 6000;
/** With this many slides or more in the queue, slides run at double speed. */
const HURRY_FROM = 3;
/** The longest wait for the board of a new table. */
const TABLE_MS = 1500;

/** @param {(cue: Cue) => void} show */
export function createPlayer(show) {
  /** @type {Cue[]} */
  let waiting = [];
  /** @type {Stage | null} */
  let stage = null;
  let entered = () => {};
  let playing = false;
  let hurrying = false;
  /** Ends the current wait. @type {() => void} */
  let skip = () => {};

  document.addEventListener("visibilitychange", onVisibility);

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

  /** Waits for the stage, so that the next motion is visible. There is no stage until the game page is open. */
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

  return {
    /** Returns the board on the stage, if there is one. */
    board: () => stage?.board() ?? null,

    /** Plays steps after those in the queue. @param {readonly Step[]} steps @param {News} news */
    add(steps, news) {
      waiting.push(...steps.map((step) => ({ step, news })));
      void play();
    },

    /** Removes the steps in the queue and ends the current one. */
    clear() {
      waiting = [];
      skip();
    },

    /** Sets the stage. Returns a function that removes it. @param {Stage} next */
    enter(next) {
      stage = next;
      entered();
      return () => {
        if (stage === next) stage = null;
        skip();
      };
    },

    close: () => document.removeEventListener("visibilitychange", onVisibility),
  };
}
