// One person at the table: what the board shows them, the robot in hand, and the moves they make.

import { slide } from "../../board/slide.js";
import { computed, effect, signal, useEffect, useLayoutEffect, useMemo } from "../../vendor/vendor.js";
import { showBoardFirst } from "../afterframe.js";
import { ask } from "../ask.js";
import { useBoard } from "../boardhost.js";
import { showMessage } from "../components/message.js";
import { refusedMove } from "../words.js";
import { playMotion, slideAloud } from "./motion.js";
import { bestRound, pathsOf, readPath } from "./path.js";
import { createReplay } from "./replay.js";
import { sceneOf, shows } from "./scene.js";
import { createStage } from "./stage.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").CellName} CellName */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../boardhost.js").BoardApi} BoardApi */
/** @typedef {import("./director.js").Directed} Session */
/** @typedef {import("./pacing.js").Motion} Motion */
/** @typedef {import("./path.js").RoundPath} RoundPath */
/** @typedef {ReturnType<typeof createTable>} Table */

/**
 * A move shown before the server has confirmed it; `count` is its number, `landing` the end of its slide.
 * @typedef {{count: number, move: string, slide: Slide, landing: Promise<void>, landed: boolean}} Ahead
 */

/**
 * Sits down before the board of `session`. Moves of the own demonstration are shown at once; the server's word counts.
 * @param {Session} session @param {BoardApi} api
 */
export function createTable(session, api) {
  const stage = createStage(api);
  const replay = createReplay(stage);
  const board = signal(/** @type {BoardData | null} */ (null));
  const chosen = signal(/** @type {Robot | null} */ (null));
  const cursor = signal(/** @type {CellName | null} */ (null));
  const trial = signal(/** @type {readonly Slide[] | null} */ (null));
  const ahead = signal(/** @type {{showing: string, moves: readonly Ahead[]}} */ ({ showing: "", moves: [] }));

  const made = computed(() => session.view.value?.demonstration?.steps.length ?? 0);
  const unconfirmed = computed(() => {
    const view = session.view.value;
    if (!view || ahead.value.showing !== showingOf(view)) return [];
    return ahead.value.moves.filter(({ count }) => count > made.value);
  });
  const lookedAt = computed(() => {
    const view = session.view.value;
    if (replay.playback.value) return { ...replay.playback.value, chip: replay.playback.value.of.round.chip };
    const round = view?.phase === "finished" ? bestRound(view.history)?.round : view?.phase === "result" ? view.result : null;
    const shown = round && pathsOf(round).find(({ kind }) => kind === "shown");
    if (!shown || !board.value) return null;
    const path = readPath(shown, board.value);
    return { path, step: path.slides.length, chip: shown.round.chip };
  });
  /** Whether this person may make a move of the own demonstration, on the screen and on the server. */
  const open = computed(() => {
    const latest = session.latest.value;
    return session.hands.value && latest !== null && shows(latest);
  });
  const scene = computed(() => {
    const view = session.view.value;
    if (!view || !board.value) return {};
    const shown = sceneOf(view, board.value, {
      replay: lookedAt.value,
      trial: trial.value,
      ahead: unconfirmed.value.map((move) => move.slide),
      chosen: chosen.value,
      open: open.value,
    });
    return cursor.value === null ? shown : { ...shown, cursor: cursor.value };
  });
  const inHand = computed(() => scene.value.readOnly === false);

  const stopScene = effect(() => stage.rest(scene.value));
  const leaveStage = session.enter({
    board: () => board.peek(),
    play: (motion, pace, land) => stage.act(async (host) => {
      await play(host, motion, pace);
      land();
    }),
  });
  const stopNews = session.onEvents(({ events }) => {
    if (events.some(({ event }) => TURNS.has(event.type))) putAway();
    ahead.value = { showing: ahead.peek().showing, moves: unconfirmed.peek() };
  });

  /** @param {BoardApi} host @param {Motion} motion @param {{speed: number}} pace */
  async function play(host, motion, pace) {
    if (motion.kind === "chip-up") putAway();
    const own = motion.kind === "slide" && ahead.peek().moves.find(({ count, move }) => count === motion.event.count && move === motion.event.move);
    if (own && motion.event.seat === session.view.peek()?.you) await own.landing;
    else if (board.peek()) await playMotion(host, motion, pace, /** @type {BoardData} */ (board.peek()));
  }

  /** Whatever belonged to the moment before. */
  function putAway() {
    replay.close();
    trial.value = null;
    chosen.value = null;
  }

  /**
   * Slides a robot on the board at once; says why when the rules refuse it.
   * @param {Robot} robot @param {Direction} direction
   */
  function slideHere(robot, direction) {
    const robots = scene.value.robots;
    if (!board.value || !robots?.[robot]) return null;
    const result = slide(board.value, robots, robot, direction);
    if (!result.refused) {
      showBoardFirst();
      return result;
    }
    void stage.act((host) => host.shake(robot, direction));
    showMessage({ words: refusedMove(robot, direction, result.refused), urgent: true });
    return null;
  }

  /**
   * @param {View} view @param {Robot} robot @param {Direction} direction
   */
  async function demonstrate(view, robot, direction) {
    const count = made.value + unconfirmed.value.length + 1;
    const most = view.mode === "friends" ? view.demonstration?.moves ?? Infinity : Infinity;
    const result = count > most ? null : slideHere(robot, direction);
    if (!result) return;
    const move = robot + direction;
    const landing = stage.act((host) => slideAloud(host, result)).then(() => land(count, move));
    ahead.value = { showing: showingOf(view), moves: [...unconfirmed.value, { count, move, slide: result, landing, landed: false }] };
    const accepted = await ask(session, "move_robot", { round: view.round, move });
    if (!accepted) ahead.value = { showing: "", moves: [] };
  }

  /** What the server has confirmed already comes with the next view. @param {number} count @param {string} move */
  function land(count, move) {
    if (count <= (session.latest.peek()?.demonstration?.steps.length ?? 0)) return;
    const { showing, moves } = ahead.peek();
    ahead.value = { showing, moves: moves.map((one) => (one.count === count && one.move === move ? { ...one, landed: true } : one)) };
  }

  /** @param {RoundPath} path */
  function openPath(path) {
    if (board.value) replay.open(path, board.value);
  }

  return {
    api,
    session,
    replay,
    board,
    chosen,
    /** The cell being read. */
    cursor,
    trial,
    scene,
    /** Whether this person has the robots in hand: in their demonstration or on the scratch board. */
    inHand,
    /** The moves of the demonstration that have been seen to their end, as text. */
    moves: computed(() => [
      ...(session.view.value?.demonstration?.steps ?? []).map(({ move }) => move),
      ...unconfirmed.value.filter(({ landed }) => landed).map(({ move }) => move),
    ]),

    /** Takes a robot in hand. @param {Robot} robot */
    choose(robot) {
      const view = session.view.value;
      if (view && shows(view) && !open.value) return; // hands off: the board is not ready
      if (view?.robots[robot] !== undefined) chosen.value = robot;
    },

    /** Moves a robot that is in hand. @param {Robot} robot @param {Direction} direction */
    move(robot, direction) {
      const view = session.view.value;
      if (!view || !inHand.value) return;
      chosen.value = robot;
      if (!trial.value) {
        void demonstrate(view, robot, direction);
        return;
      }
      const result = slideHere(robot, direction);
      if (!result) return;
      void stage.act((host) => host.animateMove(result));
      trial.value = [...trial.value, result];
    },

    /** Opens the scratch board, or starts over on it. */
    startTrial: () => void (trial.value = []),
    undoTrial: () => void (trial.value = trial.value && trial.value.slice(0, -1)),
    endTrial: () => void (trial.value = null),

    /** Looks at a path. */
    openPath,

    /** Plays it from its start. @param {RoundPath} path */
    playPath(path) {
      openPath(path);
      void replay.play();
    },

    leave() {
      stopScene();
      stopNews();
      leaveStage();
      replay.close();
    },
  };
}

/**
 * The table of a session, with the page's board on it.
 * @param {Session} session @returns {Table}
 */
export function useTable(session) {
  const { api, data } = useBoard({
    onMove: (robot, direction) => table.move(robot, direction),
    onSelect: (robot) => table.choose(robot),
    onCursor: (cell) => void (table.cursor.value = cell),
  });
  const table = useMemo(() => createTable(session, api), [session]);
  const laid = data?.board === session.view.value?.board ? data : null;
  useLayoutEffect(() => void (table.board.value = laid), [table, laid]);
  useEffect(() => table.leave, [table]);
  return table;
}

/** Events after which nothing of the moment before is of use. */
const TURNS = new Set([
  "chip_turned", "demonstration_started", "demonstration_failed", "chip_taken", "chip_returned", "chip_laid", "match_ended",
]);

/** Names the viewer's demonstration: nobody shows twice in a round. @param {View} view */
function showingOf(view) {
  return shows(view) ? `${view.number}.${view.round}.${view.demonstration?.seat}` : "";
}
