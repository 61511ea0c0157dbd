// A move tried by hand: said when it is made, shaken off when it is refused.

import { cellName } from "../board/cells.js";
import { afterFrame, showBoardFirst } from "./afterframe.js";
import { say } from "./announcer.js";
import { showMessage } from "./components/message.js";
import { t } from "./text.js";
import { tryMove } from "./trial.js";
import { refusedMove } from "./words.js";

/**
 * Returns the trial after the move, the slide made and the cell it ends on; null where the rules refuse it.
 * @param {import("./boardhost.js").BoardApi} api @param {import("./trial.js").Trial} trial
 * @param {import("../board/types.js").BoardData} board
 * @param {import("../board/types.js").Robot} robot @param {import("../board/types.js").Direction} direction
 */
export function tryAloud(api, trial, board, robot, direction) {
  const { trial: next, made } = tryMove(trial, board, robot, direction);
  if (made.refused) {
    api.shake(robot, direction);
    showMessage({ words: refusedMove(robot, direction, made.refused), urgent: true });
    return null;
  }
  const cell = cellName(made.cells[made.cells.length - 1], board.width);
  showBoardFirst();
  afterFrame(() => say(t("move-made", { count: next.moves.length, robot, direction, cell })));
  return { next, made, cell };
}
