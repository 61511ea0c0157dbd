// Animations over a picture that already shows the end. Each function resolves when its animation is
// over.

/** @typedef {import("./types.js").CellName} CellName */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Robot} Robot */

const START_MS = 90;
const CELL_MS = 38;
const LONGEST_MS = 520;
const STOP_MS = 120;
const LIGHT_MS = 120;
const SHAKE_MS = 160;
const FADE_MS = 240;
const STILL_MS = 120;
const TURN_MS = 360;
const HERALD_MS = 400;

/** The two control points of the slides' cubic Bézier curve. */
const EASING = [[0.35, 0.05], [0.45, 1]];
const NUDGE_PX = 2;
const LEAN_PX = 4;
const LEAN_MS = 600;
const SQUASH = 0.95;

/** @type {Record<Direction, Point>} */
const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** Returns whether the person chose less motion in the system or on this page. */
function wantsStillness() {
  const { motion } = document.documentElement.dataset;
  return motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Returns the duration of a slide over that many cells.
 * @param {number} cells
 */
export function slideMs(cells) {
  return Math.min(START_MS + CELL_MS * cells, LONGEST_MS);
}

/**
 * Returns the fraction of a slide's time after which it has covered the fraction `share` of its path.
 * @param {number} share
 */
export function timeShare(share) {
  const [first, second] = EASING;
  const curve = (/** @type {number} */ t, /** @type {number} */ axis) =>
    3 * (1 - t) ** 2 * t * first[axis] + 3 * (1 - t) * t ** 2 * second[axis] + t ** 3;
  let [low, high] = [0, 1];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (curve(middle, 1) < share) low = middle;
    else high = middle;
  }
  return curve(low, 0);
}

/**
 * The running animations of each picture. Asking the browser for them would trigger a layout.
 * @type {WeakMap<SVGSVGElement, Set<Animation>>}
 */
const moving = new WeakMap();

/**
 * Ends all animations in `svg` at once.
 * @param {SVGSVGElement} svg
 */
export function settle(svg) {
  for (const animation of moving.get(svg) ?? []) animation.finish();
  moving.delete(svg);
}

/**
 * @typedef {object} SlideMotion
 * @property {Robot} robot  already at the end of the path
 * @property {readonly Point[]} path
 * @property {Direction} heading  at the end, in the picture
 * @property {number | null} move  its number on the trail
 * @property {readonly {cell: CellName, at: number}[]} lit  the diagonals that it bounces off, with their index on the
 * path
 * @property {number} speed
 * @property {number} cellPx
 */

/**
 * Slides a robot along its path: the trail grows with it, diagonals light up, and it recoils at the stop.
 * @param {SVGSVGElement} svg @param {SlideMotion} motion
 */
export async function slide(svg, { robot, path, heading, move, lit, speed, cellPx }) {
  const end = path[path.length - 1];
  if (wantsStillness()) return fadeRobots(svg, [{ robot, from: path[0], to: end }]);
  const duration = slideMs(path.length - 1) / speed;
  const timing = { duration, easing: `cubic-bezier(${EASING.join()})` };
  const line = `polyline[data-move="${move}"]`;
  const bars = lit.map(({ cell, at }) =>
    play(svg, `[data-key="diagonal-${cell}"] .bar`, [{}, { stroke: "#fff", offset: 0.3 }, {}], {
      duration: LIGHT_MS,
      delay: duration * timeShare(at / (path.length - 1)),
    }),
  );
  await Promise.all([
    play(svg, robotMotion(robot), path.map((point) => ({ transform: shift(point, end) })), timing),
    play(svg, `${robotMotion(robot)} > *`, recoil(heading, cellPx), { duration: STOP_MS, delay: duration, easing: "ease-out" }),
    play(svg, line, [{ strokeDasharray: "0 1" }, { strokeDasharray: "1 1" }], timing),
    play(svg, `[data-key="stop-${move}"]`, [{ opacity: 0 }, { opacity: 0 }], { duration }),
    ...bars,
  ]);
}

/** @param {Direction} heading @param {number} cellPx */
function recoil(heading, cellPx) {
  const [x, y] = STEPS[heading];
  const back = `translate(${(-x * NUDGE_PX) / cellPx}px, ${(-y * NUDGE_PX) / cellPx}px)`;
  const squash = x ? `scale(${SQUASH}, 1)` : `scale(1, ${SQUASH})`;
  return [{ transform: "none" }, { transform: `${back} ${squash}`, offset: 0.4 }, { transform: "none" }];
}

/**
 * Pushes a robot 2 px out and back, twice.
 * @param {SVGSVGElement} svg @param {Robot} robot @param {Direction} direction in the picture @param {number} cellPx
 */
export async function shake(svg, robot, direction, cellPx) {
  const [x, y] = STEPS[direction];
  const out = { transform: `translate(${(x * NUDGE_PX) / cellPx}px, ${(y * NUDGE_PX) / cellPx}px)` };
  const home = { transform: "none" };
  await play(svg, robotMotion(robot), [home, out, home, out, home], { duration: SHAKE_MS });
}

/**
 * Leans a robot 4 px in a direction and back, as an invitation to move it.
 * @param {SVGSVGElement} svg @param {Robot} robot @param {Direction} direction in the picture @param {number} cellPx
 */
export async function lean(svg, robot, direction, cellPx) {
  if (wantsStillness()) return;
  const [x, y] = STEPS[direction];
  const out = { transform: `translate(${(x * LEAN_PX) / cellPx}px, ${(y * LEAN_PX) / cellPx}px)` };
  await play(svg, robotMotion(robot), [{ transform: "none" }, out, { transform: "none" }], { duration: LEAN_MS, easing: "ease-in-out" });
}

/**
 * Fades robots out at their old cells and in at their new ones.
 * @param {SVGSVGElement} svg @param {readonly {robot: Robot, from: Point, to: Point}[]} robots
 */
export async function fadeRobots(svg, robots) {
  const duration = wantsStillness() ? STILL_MS : FADE_MS;
  const fades = robots.map(({ robot, from, to }) => {
    const [before, after] = [{ transform: shift(from, to) }, { transform: "none" }];
    const frames = [
      { ...before, opacity: 1 },
      { ...before, opacity: 0, offset: 0.5 },
      { ...after, opacity: 0, offset: 0.5 },
      { ...after, opacity: 1 },
    ];
    return play(svg, robotMotion(robot), frames, { duration });
  });
  await Promise.all(fades);
}

/**
 * Turns the chip over in the centre block, then runs a ring from there to the target, once.
 * @param {SVGSVGElement} svg @param {Point} centre @param {Point} target
 */
export async function turnChip(svg, [x, y], [toX, toY]) {
  if (wantsStillness()) return play(svg, ".turning .chip", [{ opacity: 0 }, { opacity: 1 }], { duration: STILL_MS });
  const [shown, edge] = [{ transform: "none", opacity: 1 }, { transform: "scaleX(0)", opacity: 1 }];
  await Promise.all([
    play(svg, ".turning .chip-back", [shown, { ...edge, offset: 0.5 }, edge], { duration: TURN_MS, easing: "ease-in-out" }),
    play(svg, ".turning .chip", [edge, { ...edge, offset: 0.5 }, shown], { duration: TURN_MS, easing: "ease-in-out" }),
  ]);
  const ring = [
    { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1 },
    { transform: `translate(${toX}px, ${toY}px) scale(.55)`, opacity: 1 },
  ];
  await play(svg, ".herald", ring, { duration: HERALD_MS, easing: "ease-in-out" });
}

/**
 * Turns the chip in the centre block face down.
 * @param {SVGSVGElement} svg
 */
export async function turnChipDown(svg) {
  if (wantsStillness()) return play(svg, ".turning .chip", [{ opacity: 1 }, { opacity: 0 }], { duration: STILL_MS });
  const [shown, edge] = [{ transform: "none", opacity: 1 }, { transform: "scaleX(0)", opacity: 1 }];
  await Promise.all([
    play(svg, ".turning .chip", [shown, { ...edge, offset: 0.5 }, edge], { duration: TURN_MS, easing: "ease-in-out" }),
    play(svg, ".turning .chip-back", [edge, { ...edge, offset: 0.5 }, shown], { duration: TURN_MS, easing: "ease-in-out" }),
  ]);
}

/** @param {Robot} robot */
function robotMotion(robot) {
  return `[data-key="robot-${robot}"] > .motion`;
}

/** @param {Point} from @param {Point} to */
function shift([fromX, fromY], [toX, toY]) {
  return `translate(${fromX - toX}px, ${fromY - toY}px)`;
}

/**
 * Animates every element that `selector` finds. During a delay, an element looks as without the animation. In a hidden
 * page, where time may stop, it does nothing.
 * @param {SVGSVGElement} svg @param {string} selector @param {Keyframe[]} keyframes @param {KeyframeAnimationOptions} timing
 */
async function play(svg, selector, keyframes, timing) {
  if (document.hidden) return;
  const animations = [...svg.querySelectorAll(selector)].map((element) => element.animate(keyframes, timing));
  const all = moving.get(svg) ?? new Set();
  moving.set(svg, all);
  for (const animation of animations) all.add(animation);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  for (const animation of animations) all.delete(animation);
}
