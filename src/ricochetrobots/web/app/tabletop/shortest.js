// The search for a shortest path, which runs on this device from the end of the bidding.

import { enter } from "./current.js";
import { boxChip, targetOf } from "../../rules/chips.js";
import { readBoard } from "../../rules/notation.js";
import { roundNumber } from "../../rules/tabletop.js";
import { createSolver, SolverMissing, SolverStopped } from "../../solver/solver.js";
import { signal, useEffect } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/**
 * What is known of a `puzzle`, its round and start: the path has at least this many moves. `status` is "failed" if this browser cannot
 * search.
 * @typedef {{puzzle: string, atLeast: number, status: "running" | "failed" |
 * import("../../solver/solver.js").Answer["status"], path: readonly string[] | null}} Search
 */

export const search = signal(/** @type {Search | null} */ (null));

/** Solves the chip from the end of the bidding on, and enters the answer once the round is over. @param {EveningState} state */
export function useSolving(state) {
  const { phase, board, start } = state;
  const round = roundNumber(state);
  const chip = boxChip(phase === "result" ? state.rounds[round - 1].chip : state.chip);
  const open = phase === "showing" || (phase === "result" && state.rounds[round - 1].shortest === null);
  const puzzle = open && board !== null && start !== null && chip !== null ? JSON.stringify([round, board, start, chip.id]) : null;

  useEffect(() => {
    if (puzzle === null || board === null || start === null || (search.peek()?.puzzle === puzzle && search.peek()?.status !== "running"))
      return undefined;
    const solver = createSolver();
    let over = false;
    const learn = (/** @type {Partial<Search>} */ changes) => {
      if (!over) search.value = { puzzle, atLeast: search.peek()?.atLeast ?? 2, status: "running", path: null, ...changes };
    };
    const solve = async () => {
      const data = readBoard(board);
      const target = targetOf(chip, data);
      if (!target) return;
      const { robot, cell } = target;
      learn(await solver.solve({ board: data, robots: start, target: { robot, cell } }, { onBound: (atLeast) => learn({ atLeast }) }));
    };
    learn({ atLeast: 2 });
    solve().catch((error) => {
      if (error instanceof SolverMissing) learn({ status: "failed" });
      else if (!(error instanceof SolverStopped)) throw error;
    });
    return () => {
      over = true;
      solver.close();
    };
  // oxlint-disable-next-line react/exhaustive-deps -- `puzzle` has all of them
  }, [puzzle]);

  const found = search.value;
  const path = found?.puzzle === puzzle && phase === "result" ? found?.path : null;
  useEffect(() => {
    if (path) enter({ type: "shortest", shortest: { moves: path.length, path: path.join(" ") } });
  }, [path]);
}
