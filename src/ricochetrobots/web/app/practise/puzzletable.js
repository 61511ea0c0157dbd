// The state of one practice puzzle: moves, hints and the result.

import { hintWords, verdictWords } from "./practisewords.js";
import { playerNow, record } from "./record.js";
import { sayNow } from "../frame/announcer.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { cue } from "../frame/cues.js";
import { pathsOf } from "../hand/replay.js";
import { pathScene, VERDICT_MS } from "../hand/scene.js";
import { useTable } from "../hand/table.js";
import { createTask } from "../hand/task.js";
import { judgeHere } from "../../rules/judge.js";
import { readBoard } from "../../rules/notation.js";
import { HINT_PRICES } from "../../rules/practise/scoring.js";
import { follow } from "../../rules/trial.js";
import { open } from "../../store/practise.js";
import { isStill } from "../../store/settings.js";
import { computed, signal, useEffect, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {ReturnType<typeof createPuzzle>} PuzzleTable */

const ALL_HINTS = HINT_PRICES.length;

/** @param {Drawn} drawn @param {BoardApi} api */
function createPuzzle(drawn, api) {
  const best = drawn.path.length;
  const state = signal(open.value ?? { drawn, moves: [], hints: 0, result: null });
  const retrying = signal(false);
  const done = computed(() => state.value.result !== null && !retrying.value);
  const task = createTask(api, drawn.puzzle, {
    kept: () => state.value.moves,
    isShut: () => done.value,
    onChange: ({ moves }) => keep({ moves }),
    judge: (path) => judgeHere(drawn.puzzle, path),
    async onSolved(_, reached) {
      if (!isStill()) await new Promise((resolve) => setTimeout(resolve, VERDICT_MS));
      if (task.trial.value === reached) finish(reached.moves);
    },
  });
  const { board, chosen, replay, start } = task;
  const paths = computed(() => {
    const found = state.value.result?.moves ?? [];
    return pathsOf({ start, chip: task.chip.value }, found, found.length === best ? [] : drawn.path);
  });

  /** @param {Partial<import("../../store/practise.js").Open>} changes */
  function keep(changes) {
    state.value = { ...state.value, ...changes };
    open.change(() => state.value);
  }

  /** Records a solution, or that the path was shown (null). @param {readonly string[] | null} moves */
  function finish(moves) {
    const before = state.value.result;
    const { hints } = state.value;
    const change = record(drawn, { moves: moves?.length ?? null, hints, retry: before !== null });
    keep({ moves: moves ?? [], result: { moves, change } });
    chosen.value = null;
    retrying.value = false;
    const verdict = verdictWords(moves?.length ?? null, best);
    sayNow(moves ? t("practise-solved-say", { verdict, moves: moves.length, best, rating: String(Math.round(playerNow().rating)) })
      : verdict);
    if (moves) cue("success");
  }

  /** Returns the scene of the path that is being replayed or, without a replay, of the first path. */
  function resultScene() {
    const looked = replay.playback.value;
    const path = paths.value[0];
    const trial = looked?.trial ?? (board.value && path && follow(board.value, start, path.moves));
    return trial ? { ...pathScene(board.value, trial, looked?.step ?? trial.slides.length, task.chip.value), taken: false } : {};
  }

  return {
    ...task, drawn, best, state, done, paths,
    scene: computed(() => (done.value ? resultScene() : task.scene.value)),

    /** Starts over after the result; the solution will not be rated. */
    retry() {
      replay.close();
      retrying.value = true;
      task.restart();
    },

    /** Takes the next hint. The last one shows the path and ends the attempt. */
    hint() {
      if (done.value || state.value.hints >= ALL_HINTS) return;
      keep({ hints: state.value.hints + 1 });
      const { hints } = state.value;
      if (hints === ALL_HINTS) finish(null);
      else sayNow(hintWords(hints, drawn.path, task.chip.value.robot));
    },
  };
}

/** Shows a puzzle on the page's board while the component is mounted. @param {Drawn | null} drawn */
export function usePuzzle(drawn) {
  const { api } = useBoard();
  const table = useMemo(() => drawn && createPuzzle(drawn, api), [drawn, api]);
  useTable(table, table?.text);
  useEffect(() => {
    if (table) void layBoard(readBoard(table.text));
  }, [table]);
  return table;
}
