// The motions of pacing.js on the board. The scene at rest is complete without them.

import { NOTHING, sceneOf } from "./matchscene.js";
import { createShow } from "./motionshow.js";
import { PACE } from "./pacing.js";
import { cue } from "../frame/cues.js";
import { slideMs } from "../../board/anim.js";
import { chipPiece, pieceSvg } from "../../board/piece.js";
import { isStill } from "../../store/settings.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Point} Point */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../rules/messages.js").ChipPart} ChipPart */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./pacing.js").Motion} Motion */

const CHIP_PX = 60;
const EASING = "cubic-bezier(.35, .05, .45, 1)";

/** A chip is won: the hop up and down, the chip's way down and to the side, in milliseconds after the verdict. */
const [UP, LANDED, LEAVES, CORNER, ARRIVES] = [90, 150, 150, 450, 700];
const HOP = 0.3;
const SQUASH = "scale(1.08, .92)";
const SQUASH_MS = 120;
const FADE_MS = 200;

/** The end: the delay between robots, how long each leaves, when they line up, and when the chips begin to pile up. */
const [NEXT_MS, LEAVE_MS, BELOW_MS, LINED_MS, PILE_MS] = [80, 380, 700, 1200, 800];
const CHIP_MS = 120;

/**
 * Plays a motion. Resolves when it is over and the board shows its end.
 * @param {BoardApi} api @param {Motion} motion @param {{speed: number}} pace @param {BoardData} board
 */
export async function playMotion(api, motion, pace, board) {
  switch (motion.kind) {
    case "slide":
      return slideAloud(api, motion.slide, pace);
    case "fade":
      return api.fadeToMarkers();
    case "chip-up": {
      const scene = sceneOf(motion.view, board, NOTHING);
      api.setView({ ...scene, chip: null });
      return scene.chip ? api.turnChip(scene.chip) : undefined;
    }
    case "chip-down":
      return api.turnChipDown();
    case "chip-won":
      return isStill() ? undefined : winChip(motion);
    case "line-up":
      return isStill() ? undefined : lineUp();
  }
}

/** Plays a slide with its sounds. @param {BoardApi} api @param {Slide} slide @param {{speed?: number}} [pace] */
export async function slideAloud(api, slide, pace) {
  cue("slide", { ms: slideMs(slide.cells.length - 1) });
  await api.animateMove(slide, pace);
  cue("stop");
}

/** Returns the visible sign of a seat beside the board. @param {number} seat */
function signAt(seat) {
  return [...document.querySelectorAll(`[data-seat="${seat}"] .sign`)].find((sign) => sign.checkVisibility());
}

/**
 * The robot hops, and the chip slides straight down and round one corner to the sign of the player who takes it.
 * @param {{chip: ChipPart, seat: number | null, robot: Robot}} won
 */
async function winChip({ chip, seat, robot }) {
  const show = createShow();
  const standing = document.querySelector(`.board [data-key="robot-${robot}"] > .motion`);
  const hop = { transform: ["none", `translate(0, -${HOP}px)`, "none"], offset: [0, UP / LANDED, 1], easing: ["ease-out", "ease-in"] };
  show.play(standing, hop, { duration: LANDED });
  show.play(standing?.firstElementChild, { transform: ["none", SQUASH, "none"] }, { duration: SQUASH_MS, delay: LANDED });
  const source = document.querySelector(".board .turning");
  const sign = seat === null ? undefined : signAt(seat);
  if (source && sign) {
    slideChip(show, chip, source, sign);
    show.at(LEAVES, () => cue("slide", { ms: ARRIVES - LEAVES }));
    show.at(ARRIVES, () => cue("stop"));
  }
  await show.over(PACE.won);
}

/** @param {ReturnType<typeof createShow>} show @param {ChipPart} chip @param {Element} source @param {Element} sign */
function slideChip(show, chip, source, sign) {
  const from = source.getBoundingClientRect();
  const to = sign.getBoundingClientRect();
  const [x, y] = middleOf(from);
  const [toX, toY] = middleOf(to);
  const beside = Math.abs(toX - x) < from.width / 2 ? Math.sign(x - toX || 1) * from.width / 2 : 0;
  const turn = x + beside;
  const place = (/** @type {Point} */ [left, top], /** @type {number} */ width) =>
    `translate(${left - CHIP_PX / 2}px, ${top - CHIP_PX / 2}px) scale(${width / CHIP_PX})`;
  /** @type {KeyframeAnimationOptions & {duration: number}} */
  const time = { duration: ARRIVES - LEAVES, delay: LEAVES, fill: "both" };
  const offset = [0, (CORNER - LEAVES) / time.duration, 1];
  const easing = [EASING, EASING];
  const flyer = show.add("chip-flight", pieceSvg(chipPiece(chip.robot, chip.symbol), { size: CHIP_PX }));
  const size = Math.min(from.width, 1.2 * to.width);
  show.play(flyer, { transform: [place([turn, y], from.width), place([turn, toY], size), place([toX, toY], size)], offset, easing }, time);
  const [down, across] = [Math.abs(toY - y), Math.abs(toX - turn)];
  const trail = show.trail(chip.robot, [[turn, y], [turn, toY], [toX, toY]]);
  const corner = down / (down + across || 1);
  show.play(trail, { strokeDasharray: ["0 1", `${corner} 1`, "1 1"], offset, easing }, time);
  show.play(trail, { opacity: [1, 0] }, { duration: FADE_MS, delay: ARRIVES, fill: "forwards" });
  show.play(source, { opacity: [0, 0] }, { duration: PACE.won + FADE_MS, delay: 0 });
  show.play(sign, { transform: ["none", SQUASH, "none"] }, { duration: SQUASH_MS, delay: ARRIVES });
}

/** The robots slide down out of the board, one knock each, and line up; then the winner's chips pile up. */
async function lineUp() {
  await new Promise(requestAnimationFrame); // the row is rendered
  const show = createShow();
  const places = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".line-up > [data-robot]"));
  places.forEach((place, index) => {
    const standing = document.querySelector(`.board [data-key="robot-${place.dataset.robot}"] > .motion`);
    const piece = place.querySelector("svg");
    if (!standing || !piece) return;
    slideOut(show, place.dataset.robot ?? null, standing, piece, index * NEXT_MS);
    show.at(index * NEXT_MS + LEAVE_MS, () => cue("stop", { step: index }));
  });
  show.play(document.querySelector(".winner-signs"), { opacity: [0, 1] }, { duration: FADE_MS, delay: BELOW_MS });
  document.querySelectorAll(".pile > *").forEach((chip, index) => {
    const delay = PILE_MS + index * CHIP_MS;
    show.play(chip, { opacity: [0, 1], translate: ["0 -16px", "none"] }, { duration: CHIP_MS, delay });
    show.at(delay + CHIP_MS, () => cue("tick"));
  });
  await show.over(PACE.end);
}

/**
 * One robot leaves: below the board to the height of its place, or out of the window and up from below, where the place is
 * beside the board.
 * @param {ReturnType<typeof createShow>} show @param {string | null} robot @param {Element} standing on the board
 * @param {SVGElement} piece in the row @param {number} delay
 */
function slideOut(show, robot, standing, piece, delay) {
  const from = standing.getBoundingClientRect();
  const to = piece.getBoundingClientRect();
  const [x, y] = middleOf(from);
  const [toX, toY] = middleOf(to);
  const scale = from.width / to.width;
  const below = toY > y;
  const out = below ? toY : innerHeight + to.height;
  const place = (/** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ size) =>
    `translate(${left - to.width / 2}px, ${top - to.height / 2}px) scale(${size})`;
  const flyer = show.add("chip-flight", pieceCopy(piece, to.width));
  const at = (/** @type {number} */ ms) => ms / PACE.end;
  const way = [place(x, y, scale), place(x, y, scale), place(x, out, 1), below ? place(x, out, 1) : place(toX, out, 1), place(toX, toY, 1),
    place(toX, toY, 1)];
  const offset = [0, at(delay), at(delay + LEAVE_MS), at(BELOW_MS), at(LINED_MS), 1];
  show.play(flyer, { transform: way, offset, easing: EASING }, { duration: PACE.end, fill: "both" });
  show.play(piece, { opacity: [0, 0] }, { duration: PACE.end });
  show.play(standing, { opacity: [0, 0] }, { duration: PACE.end + FADE_MS });
  const trail = show.trail(robot, [[x, y], [x, out]]);
  show.play(trail, { strokeDasharray: ["0 1", "1 1"] }, { duration: LEAVE_MS, delay, easing: EASING, fill: "both" });
  show.play(trail, { opacity: [1, 0] }, { duration: FADE_MS, delay: delay + LEAVE_MS, fill: "forwards" });
}

/** @param {SVGElement} piece @param {number} size */
function pieceCopy(piece, size) {
  const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
  copy.setAttribute("width", String(size));
  copy.setAttribute("height", String(size));
  return copy.outerHTML;
}

/** @param {DOMRect} box @returns {Point} */
const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
