// "Was there a shorter path?" The device solves the chip while a player shows, and answers once the chip is given, so
// that it spoils nothing. After a chip that nobody won, it gives only the number (R6.11).

import { search } from "./shortest.js";
import { who } from "./tabletopwords.js";
import { Icon } from "../components/icon.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { say } from "../frame/announcer.js";
import { useBoard } from "../frame/boardhost.js";
import { useFrame } from "../frame/frame.js";
import { Link } from "../frame/router.js";
import { MoveList } from "../hand/handpad.js";
import { ReplayBar } from "../hand/replaybar.js";
import { pathScene } from "../hand/scene.js";
import { createTable, useLaidBoard, useTable } from "../hand/table.js";
import { analysisPath } from "../links/analyselink.js";
import { boxChip, targetOf } from "../../rules/chips.js";
import { readMoves } from "../../rules/position.js";
import { follow } from "../../rules/trial.js";
import { computed, html, useEffect, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

/** The card after a round: the answer, or how the device can learn it. @param {{state: EveningState}} props */
export function ShorterCard({ state }) {
  const { chip, winner, moves, shortest } = state.rounds[state.rounds.length - 1];
  const words = answerWords(state);
  useEffect(() => {
    if (shortest) say(words);
  // oxlint-disable-next-line react/exhaustive-deps -- spoken once, when the path is known
  }, [shortest]);
  if (state.board === null) {
    return html`
      <div class="line">
        <${Icon} name="bulb" />
        <span class="line-text"><b>${t("table-shorter")}</b> <small>${t("table-board-once")}</small></span>
        <${Link} class="button" to="/table#board">${t("table-board-set-up")}</>
      </div>
    `;
  }
  if (state.start === null || chip === null) return null;
  const known = winner !== null && shortest?.path;
  return html`
    <div class="line">
      <${Icon} name="bulb" />
      <span class="line-text"><b>${winner === null ? t("table-shortest") : t("table-shorter")}</b> <small>${words}</small></span>
      ${known && moves !== null && html`<${Link} class="button" to="/table#shorter">${t("table-look")}</>`}
    </div>
  `;
}

/** @param {EveningState} state */
function answerWords(state) {
  const { winner, moves, shortest } = state.rounds[state.rounds.length - 1];
  if (!shortest) return searchWords();
  if (winner === null) return t("optimum-moves", { moves: shortest.moves });
  return t("table-shorter-answer", { shorter: shortest.moves < (moves ?? 0) ? "yes" : "no", moves: shortest.moves });
}

/** Returns what the search knows so far. */
function searchWords() {
  const { status = "running", atLeast = 2 } = search.value ?? {};
  if (status === "unsolvable") return t("optimum-none");
  return status === "failed" ? t("table-no-search") : t("table-not-known", { moves: atLeast });
}

/** The shortest path of the last round, on the board. @param {{state: EveningState}} props */
export function ShorterPath({ state }) {
  const { api } = useBoard();
  const { chip: id, winner, moves, shortest } = state.rounds[state.rounds.length - 1];
  const start = state.start ?? {};
  const path = readMoves(shortest?.path);
  const table = useMemo(() => {
    const made = createTable(api);
    const scene = computed(() => {
      const shown = made.replay.playback.value;
      const chip = targetOf(boxChip(id), made.board.value);
      const trial = shown?.trial ?? (made.board.value && follow(made.board.value, start, path));
      return trial ? { ...pathScene(made.board.value, trial, shown?.step ?? path.length, chip), taken: false } : {};
    });
    return { ...made, scene };
  // oxlint-disable-next-line react/exhaustive-deps -- the round of a path stays the same while the path is shown
  }, []);
  useLaidBoard(state.board);
  useTable(table, state.board ?? undefined);
  const chip = targetOf(boxChip(id), table.board.value);
  const step = table.replay.playback.value?.step;
  useFrame({
    screen: "game", title: t("table-title"), facts: [t("table-shortest-is", { moves: path.length })],
    aside: winner !== null ? t("table-showed", { ...who(state, winner), moves: moves ?? 0 }) : "", back: "/table",
  });
  return html`
    <${Panel}>
      <${Title}>${answerWords(state)}</>
      <p class="note">${t("table-try-it")}</p>
      <${MoveList} moves=${path} label=${t("path-optimum")} now=${step} />
    </>
    <${Sheet} class="tight">
      ${chip && html`<${ReplayBar} table=${table}
        path=${/** @type {import("../hand/replay.js").Path} */ ({ kind: "shown", start, moves: path, chip })} space=${true} />`}
      <div class="buttons">
        ${chip && html`<${Link} class="button"
          to=${analysisPath({ board: state.board ?? "", robots: start, target: chip })}>${t("table-every-move")}</>`}
        <${Link} class="button main" to="/table">${t("table-back")}</>
      </div>
    </>
  `;
}
