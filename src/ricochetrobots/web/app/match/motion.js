// The motions of pacing.js on the board. The scene at rest is complete without them.

import { NOTHING, sceneOf } from "./matchscene.js";
import { PACE } from "./pacing.js";
import { cue } from "../frame/cues.js";
import { slideMs } from "../../board/anim.js";
import { chipPiece, pieceSvg } from "../../board/piece.js";
import { isStill } from "../../store/settings.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../rules/messages.js").ChipPart} ChipPart */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./pacing.js").Motion} Motion */

const FLIGHT_PX = 60;
/**
 * The delay between the targets of a win that light up, the duration for each, and the duration for the winner's sign.
 */
const [NEXT_LIT_MS, LIT_MS, SIGN_MS] = [250, 120, 360];
/** The latest time after the flight at which the centre is drawn empty. */
const GONE_MS = 250;

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
    case "chip-flies":
      return flyChip(motion.chip, motion.seat);
  }
}

/** Plays a slide with its sounds. @param {BoardApi} api @param {Slide} slide @param {{speed?: number}} [pace] */
export async function slideAloud(api, slide, pace) {
  cue("slide", { ms: slideMs(slide.cells.length - 1) });
  await api.animateMove(slide, pace);
  cue("stop");
}

/** Lights up the targets that the winner has won, one after the other, and turns up the winner's sign. */
export function revealWin() {
  const rings = document.querySelectorAll(".board .wins .won");
  if (isStill() || document.hidden || rings.length === 0) return;
  cue("success");
  /** @type {KeyframeAnimationOptions} */
  const once = { duration: LIT_MS, fill: "backwards" };
  for (const won of [document.querySelectorAll(".board .targets .won"), rings]) {
    won.forEach((part, index) => part.animate({ opacity: [0, 1] }, { ...once, delay: index * NEXT_LIT_MS }));
  }
  const turn = { transform: ["scaleX(0)", "none"] };
  document.querySelector(".board .winner > *")?.animate(turn, { ...once, duration: SIGN_MS, delay: rings.length * NEXT_LIT_MS });
}

/**
 * Animates the chip from the centre of the board to the row of the player who takes it.
 * @param {ChipPart} chip @param {number} seat
 */
async function flyChip(chip, seat) {
  const source = document.querySelector(".board .turning");
  const from = source?.getBoundingClientRect();
  const to = document.querySelector(`[data-seat="${seat}"] .chip-count`)?.getBoundingClientRect();
  if (!source || !from || !to || isStill()) return;
  const flyer = document.createElement("div");
  flyer.className = "chip-flight";
  flyer.innerHTML = pieceSvg(chipPiece(chip.robot, chip.symbol), { size: FLIGHT_PX });
  document.body.append(flyer);
  const place = (/** @type {DOMRect} */ { x, y, width, height }, /** @type {number} */ scale) =>
    ({ transform: `translate(${x + (width - FLIGHT_PX) / 2}px, ${y + (height - FLIGHT_PX) / 2}px) scale(${scale})` });
  source.animate({ opacity: [0, 0] }, PACE.flight + GONE_MS);
  const flight = flyer.animate([place(from, from.width / FLIGHT_PX), place(to, 0.3)], { duration: PACE.flight, easing: "ease-in-out" });
  await flight.finished.catch(() => undefined);
  flyer.remove();
}
