// Turns what has happened into motion on the board (DESIGN section 6). The scene at rest is true without it.

import { cellName } from "../../board/cells.js";
import { chipPiece, pieceSvg } from "../../board/piece.js";
import { slide } from "../../board/slide.js";
import { isStill } from "../settings.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").View} Scene */
/** @typedef {import("../../net/messages.js").ChipPart} ChipPart */
/** @typedef {import("../../net/messages.js").RobotMoved} RobotMoved */
/** @typedef {import("../../net/session.js").News} News */
/** @typedef {import("./stage.js").Stage} Stage */

const FLIGHT_MS = 480;
const FLIGHT_PX = 60;

/**
 * Plays `news` on the stage. `scene` is where it ends; `isShown` says of a move that the board shows it already, as
 * it does of one's own.
 * @param {Stage} stage @param {News} news @param {BoardData} board
 * @param {{scene: Partial<Scene>, isShown: (event: RobotMoved) => boolean}} table
 */
export function perform(stage, { events, before }, board, { scene, isShown }) {
  let robots = /** @type {Robots} */ ({ ...before?.robots });
  for (const { event } of events) {
    switch (event.type) {
      case "chip_turned":
        stage.follow(async (api) => {
          api.setView({ ...scene, chip: null });
          if (scene.chip) await api.turnChip(scene.chip);
        });
        break;
      case "demonstration_started":
        stage.follow(async (api) => api.setView({ trail: { moves: [] } }));
        break;
      case "robot_moved": {
        const [robot, direction] = /** @type {[Robot, Direction]} */ ([...event.move]);
        if (robots[robot] === undefined) break;
        const move = slide(board, robots, robot, direction);
        robots[robot] = cellName(move.cells[move.cells.length - 1], board.width);
        if (!isShown(event)) stage.follow((api, pace) => api.animateMove(move, pace));
        break;
      }
      case "demonstration_failed":
        robots = /** @type {Robots} */ ({ ...before?.markers });
        stage.follow((api) => api.fadeToMarkers());
        break;
      case "chip_taken": {
        const { chip } = scene;
        if (chip) stage.follow(() => flyChip(chip, event.seat));
        break;
      }
      default:
    }
  }
}

/**
 * The chip flies from the centre of the board to the row of who took it.
 * @param {NonNullable<Scene["chip"]>} chip @param {number} seat
 */
async function flyChip(chip, seat) {
  const from = document.querySelector(".board .turning")?.getBoundingClientRect();
  const to = document.querySelector(`[data-seat="${seat}"] .chip-count`)?.getBoundingClientRect();
  if (!from || !to || isStill()) return;
  const flyer = document.createElement("div");
  flyer.className = "chip-flight";
  flyer.innerHTML = pieceSvg(chipPiece(chip.robot, chip.symbol), { size: FLIGHT_PX });
  document.body.append(flyer);
  const place = (/** @type {DOMRect} */ { x, y, width, height }, /** @type {number} */ scale) =>
    ({ transform: `translate(${x + (width - FLIGHT_PX) / 2}px, ${y + (height - FLIGHT_PX) / 2}px) scale(${scale})` });
  const flight = flyer.animate([place(from, 1), place(to, 0.3)], { duration: FLIGHT_MS, easing: "ease-in-out" });
  await flight.finished.catch(() => undefined);
  flyer.remove();
}
