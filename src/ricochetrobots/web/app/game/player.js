// Plays the steps of pacing.js one after another: each moves the board, is shown, and holds. Reduced motion, a hidden tab
// and a long queue skip the time, never the order.

import { isStill } from "../settings.js";
import { timeOf } from "./pacing.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../net/session.js").News} News */
/** @typedef {import("./pacing.js").Motion} Motion */
/** @typedef {import("./pacing.js").Step} Step */

/**
 * Moves things on the board. `play` moves one and calls `land` when it is over, before anything else is drawn.
 * @typedef {object} Stage
 * @property {() => BoardData | null} board
 * @property {(motion: Motion, pace: {speed: number}, land: () => void) => Promise<unknown>} play
 */

/** A step on its way, with the news that it is part of. @typedef {{step: Step, news: News}} Cue */

/** Above this many milliseconds in the queue, time is skipped until it is empty. */
const FAR_BEHIND_MS = 6000;
/** From this many slides in the queue on, they are played at double speed. */
const HURRY_FROM = 3;
/** How long a table may take until people can sit at it. */
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
  /** Ends what is being waited for. @type {() => void} */
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

  /** Waits for the stage, so that the next motion is seen; a person who has not sat down has none. */
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
    /** The board on the stage, if there is one. */
    board: () => stage?.board() ?? null,

    /** Plays steps after those that wait. @param {readonly Step[]} steps @param {News} news */
    add(steps, news) {
      waiting.push(...steps.map((step) => ({ step, news })));
      void play();
    },

    /** Drops the steps that wait, and ends the one being played. */
    clear() {
      waiting = [];
      skip();
    },

    /** Puts a stage in; returns the undo. @param {Stage} next */
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
