// The state of one practice puzzle: moves, hints and the result.

import { dataOf } from "./dealer.js";
import { hintWords, verdictWords } from "./practisewords.js";
import { playerNow, record } from "./record.js";
import { sayNow } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { createSolvable, useSolvable } from "../solve/solvable.js";
import { HINT_PRICES } from "../../rules/practise/scoring.js";
import { open } from "../../store/practise.js";
import { signal } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./dealer.js").Drawn} Drawn */
/** @typedef {ReturnType<typeof createPuzzle>} PuzzleTable */

const ALL_HINTS = HINT_PRICES.length;

/** @param {Drawn} drawn @param {BoardApi} api */
function createPuzzle(drawn, api) {
  const best = drawn.path.length;
  const state = signal(open.value ?? { drawn, moves: [], hints: 0, result: null });
  const solvable = createSolvable(api, drawn.puzzle, {
    data: dataOf(drawn),
    kept: () => state.value.moves,
    found() {
      const { result } = state.value;
      return result && { moves: result.moves ?? [], shortest: result.moves?.length === best ? [] : drawn.path };
    },
    onChange: ({ moves }) => keep({ moves }),
    onSolved: (_, moves) => store(moves),
  });

  /** @param {Partial<import("../../store/practise.js").Open>} changes */
  function keep(changes) {
    state.value = { ...state.value, ...changes };
    open.change(() => state.value);
  }

  /** Records a solution, or that the path was shown (null). @param {readonly string[] | null} moves */
  function store(moves) {
    const { hints, result } = state.value;
    const change = record(drawn, { moves: moves?.length ?? null, hints, retry: result !== null });
    keep({ moves: moves ?? [], result: { moves, change } });
    const verdict = verdictWords(moves?.length ?? null, best);
    sayNow(moves ? t("practise-solved-say", { verdict, moves: moves.length, best, rating: String(Math.round(playerNow().rating)) })
      : verdict);
    if (moves) cue("success");
  }

  return {
    ...solvable, drawn, best, state,

    /** Takes the next hint. The last one shows the path and ends the attempt. */
    hint() {
      if (solvable.done.value || state.value.hints >= ALL_HINTS) return;
      keep({ hints: state.value.hints + 1 });
      const { hints } = state.value;
      if (hints === ALL_HINTS) solvable.finish(() => store(null));
      else sayNow(hintWords(hints, drawn.path, solvable.chip.value.robot));
    },
  };
}

/** Shows a puzzle on the page's board while the component is mounted. @param {Drawn | null} drawn */
export const usePuzzle = (drawn) => useSolvable(drawn, createPuzzle);
