// A show over the page: pieces that move between the board and what is beside it. Anybody may end it.

import { markup, tree } from "../../board/tree.js";

/** @typedef {import("../../board/types.js").Point} Point */

/** What a person does to see the end at once. */
const SKIPS = ["pointerdown", "keydown"];

/** How long a trail may stay after the pieces. */
const TRAIL_MS = 200;

export function createShow() {
  /** @type {Animation[]} */
  const animations = [];
  /** @type {ReturnType<typeof setTimeout>[]} */
  const timers = [];
  const stage = document.createElement("div");
  stage.setAttribute("aria-hidden", "true");
  document.body.append(stage);

  /** @param {string} name a class @param {string} content */
  function add(name, content) {
    const part = document.createElement("div");
    part.className = name;
    part.innerHTML = content;
    stage.append(part);
    return part;
  }

  return {
    add,

    /**
     * Animates a part. Before its delay, it looks as at the start.
     * @param {Element | null | undefined} part @param {PropertyIndexedKeyframes} frames @param {KeyframeAnimationOptions} timing
     */
    play(part, frames, timing) {
      if (part) animations.push(part.animate(frames, { fill: "backwards", ...timing }));
    },

    /** Draws a trail in the colour of a robot, of length 1. @param {string | null} robot @param {readonly Point[]} points */
    trail(robot, points) {
      const line = { points: points.map((point) => point.join()).join(" "), pathLength: 1 };
      const part = add("flight-trail", markup(tree("svg", { "data-robot": robot }, tree("polyline", line))));
      return part.querySelector("polyline");
    },

    /** @param {number} ms @param {() => void} run */
    at: (ms, run) => void timers.push(setTimeout(run, ms)),

    /** Resolves after a time, or when the person goes on; then everything is at its end. @param {number} ms */
    async over(ms) {
      /** @type {() => void} */
      let skip = () => {};
      const skipped = new Promise((resolve) => (skip = () => resolve("skipped")));
      for (const kind of SKIPS) document.addEventListener(kind, skip, true);
      const how = await Promise.race([skipped, new Promise((resolve) => timers.push(setTimeout(resolve, ms)))]);
      for (const kind of SKIPS) document.removeEventListener(kind, skip, true);
      for (const timer of timers) clearTimeout(timer);
      if (how === "skipped") for (const animation of animations) animation.finish();
      for (const piece of stage.querySelectorAll(".chip-flight")) piece.remove();
      setTimeout(() => stage.remove(), how === "skipped" ? 0 : TRAIL_MS);
    },
  };
}
