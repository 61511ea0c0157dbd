// The state of one person at the table of a room: the scene on their board, and the moves they make.

import { createChat } from "./chat.js";
import { NOTHING, sceneOf, shows } from "./matchscene.js";
import { playMotion, slideAloud } from "./motion.js";
import { ask } from "../frame/ask.js";
import { useBoard } from "../frame/boardhost.js";
import { showMessage } from "../frame/message.js";
import { createTable, useTable } from "../hand/table.js";
import { firstMoves, startFrom, withMove } from "../../rules/trial.js";
import { computed, effect, signal, untracked, useMemo } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../board/types.js").BoardData} BoardData */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../board/types.js").Robots} Robots */
/** @typedef {import("../../board/types.js").Slide} Slide */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../frame/boardhost.js").BoardApi} BoardApi */
/** @typedef {import("../../rules/trial.js").Trial} Trial */
/** @typedef {import("./director.js").SeenSession} SeenSession */
/** @typedef {import("./pacing.js").Motion} Motion */
/** @typedef {ReturnType<typeof createGameTable>} Table */

/**
 * A move shown before the server has confirmed it; `count` is its number, `landing` the end of its slide.
 * @typedef {{count: number, move: string, slide: Slide, landing: Promise<void>, landed: boolean}} Ahead
 */

/**
 * Creates the table for `session`. It shows the moves of one's own demonstration at once and removes them if the server
 * rejects one.
 * @param {SeenSession} session @param {BoardApi} api
 */
function createGameTable(session, api) {
  const table = createTable(api);
  const { board, chosen, cursor, replay, stage } = table;
  const scratch = signal(/** @type {Trial | null} */ (null));
  const ahead = signal(/** @type {{showing: string, moves: readonly Ahead[]}} */ ({ showing: "", moves: [] }));

  const made = computed(() => session.view.value?.demonstration?.steps.length ?? 0);
  const unconfirmed = computed(() => {
    const view = session.view.value;
    if (!view || ahead.value.showing !== showingOf(view)) return [];
    return ahead.value.moves.filter(({ count }) => count > made.value);
  });
  /** Whether this person may move in their demonstration, both on the screen and on the server. */
  const open = computed(() => {
    const latest = session.latest.value;
    return session.hands.value && latest !== null && shows(latest);
  });
  /** Whether it is this person's turn to show, though the board may still be getting ready. */
  const live = computed(() => {
    const [view, latest] = [session.view.value, session.latest.value];
    return view !== null && latest !== null && shows(view) && shows(latest) && session.verdict.value === null;
  });
  /** The last move made before the board was ready, which is played when it is. */
  const early = signal(/** @type {{robot: Robot, direction: Direction} | null} */ (null));
  const scene = computed(() => {
    const view = session.view.value;
    if (!view || !board.value) return {};
    const shown = sceneOf(view, board.value, {
      playback: replay.playback.value,
      scratch: scratch.value,
      ahead: unconfirmed.value.map(({ slide }) => slide),
      chosen: chosen.value,
      open: live.value,
      closing: session.closing.value,
    });
    return cursor.value === null ? shown : { ...shown, cursor: cursor.value };
  });
  const inHand = computed(() => scene.value.readOnly === false);

  const leaveStage = session.enter({
    board: () => board.peek(),
    play: (motion, pace, land) => stage.act(async (host) => {
      await play(host, motion, pace);
      land();
    }),
  });
  const chat = createChat(session);
  const stopPlayingEarly = effect(() => {
    if (!open.value || !board.value || !early.value) return;
    const { robot, direction } = early.value;
    early.value = null;
    const view = session.view.peek();
    if (view) untracked(() => void demonstrate(view, robot, direction));
  });
  const stopListening = session.onEvents(({ events }) => {
    if (events.some(({ event }) => TURNS.has(event.type))) putAway();
    ahead.value = { showing: ahead.peek().showing, moves: unconfirmed.peek() };
  });

  /** @param {BoardApi} host @param {Motion} motion @param {{speed: number}} pace */
  async function play(host, motion, pace) {
    if (motion.kind === "chip-up") putAway();
    const mine = motion.kind === "slide"
      && ahead.peek().moves.find(({ count, move }) => count === motion.event.count && move === motion.event.move);
    if (mine && motion.event.seat === session.view.peek()?.you) await mine.landing;
    else if (board.peek()) await playMotion(host, motion, pace, /** @type {BoardData} */ (board.peek()));
  }

  /** Ends everything that belonged to the previous phase. */
  function putAway() {
    replay.close();
    scratch.value = null;
    chosen.value = null;
    early.value = null;
  }

  /** @param {View} view @param {Robot} robot @param {Direction} direction */
  async function demonstrate(view, robot, direction) {
    chosen.value = robot;
    const count = made.value + unconfirmed.value.length + 1;
    const most = view.mode === "friends" ? view.demonstration?.moves ?? Infinity : Infinity;
    const slide = count > most ? null : table.slide(scene.value.robots ?? {}, robot, direction);
    if (!slide) return false;
    const move = robot + direction;
    const landing = stage.act((host) => slideAloud(host, slide)).then(() => land(count, move));
    ahead.value = { showing: showingOf(view), moves: [...unconfirmed.value, { count, move, slide, landing, landed: false }] };
    const accepted = await ask(session, "move_robot", { round: view.round, move });
    if (!accepted) ahead.value = { showing: "", moves: [] };
    await landing;
    return Boolean(accepted);
  }

  /** Demonstrates a whole path, move by move. @param {readonly string[]} path */
  async function showPath(path) {
    for (const move of path) {
      const view = session.view.value;
      if (!view || !shows(view) || !inHand.value) return;
      const [robot, direction] = /** @type {[Robot, Direction]} */ ([...move]);
      if (!(await demonstrate(view, robot, direction))) return;
    }
  }

  /**
   * Marks a move as landed, unless the server has confirmed it: then it is in the next view.
   * @param {number} count @param {string} move
   */
  function land(count, move) {
    if (count <= (session.latest.peek()?.demonstration?.steps.length ?? 0)) return;
    const { showing, moves } = ahead.peek();
    ahead.value = { showing, moves: moves.map((one) => (one.count === count && one.move === move ? { ...one, landed: true } : one)) };
  }

  return {
    chat,
    ...table, session, scene, scratch, showPath,
    /** Whether this person may move the robots: in their demonstration or on the scratch board. */
    inHand,
    /** Whether moves are kept until the board is ready. */
    waits: computed(() => live.value && !open.value),
    /** The moves of the demonstration whose slides have ended on the screen, as text. */
    moves: computed(() => [
      ...(session.view.value?.demonstration?.steps ?? []).map(({ move }) => move),
      ...unconfirmed.value.filter(({ landed }) => landed).map(({ move }) => move),
    ]),

    /** Selects a robot. @param {Robot} robot */
    choose(robot) {
      const view = session.view.value;
      if (view?.robots[robot] !== undefined) chosen.value = robot;
    },

    /** Moves a robot. @param {Robot} robot @param {Direction} direction */
    move(robot, direction) {
      const view = session.view.value;
      if (!view || !inHand.value) return;
      if (!scratch.value && !open.value) {
        chosen.value = robot;
        early.value = { robot, direction };
        return;
      }
      if (!scratch.value) {
        void demonstrate(view, robot, direction);
        return;
      }
      chosen.value = robot;
      const slide = table.slide(scene.value.robots ?? {}, robot, direction);
      if (!slide) return;
      void stage.act((host) => host.animateMove(slide));
      scratch.value = withMove(scratch.value, direction, slide);
    },

    /**
     * Handles a swipe while people think: moves the robot on the scratch board, or shows the reason why it stays.
     * @param {Robot} robot @param {Direction} direction
     */
    moveShut(robot, direction) {
      const view = session.view.value;
      if (!view || view.you === null || (view.phase !== "thinking" && view.phase !== "bidding")) return;
      if (!view.options.scratch_board && !view.options.everybody_scores) {
        showMessage({ words: t("swipe-thinking"), urgent: true });
        return;
      }
      this.startScratch();
      this.move(robot, direction);
    },

    /** Opens the scratch board, or starts over on it. */
    startScratch: () => void (scratch.value = startFrom(/** @type {Robots} */ (session.view.value?.robots ?? {}))),
    undoScratch: () => void (scratch.value = scratch.value && firstMoves(scratch.value, Math.max(0, scratch.value.moves.length - 1))),
    endScratch: () => void (scratch.value = null),

    leave() {
      stopListening();
      stopPlayingEarly();
      chat.leave();
      leaveStage();
      table.leave();
    },
  };
}

/**
 * Returns the table of a session, and connects it to the page's board.
 * @param {SeenSession} session @returns {Table}
 */
export function useGameTable(session) {
  const { api } = useBoard();
  const table = useMemo(() => createGameTable(session, api), [session, api]);
  useTable(table, session.view.value?.board);
  return table;
}

/** Returns the table of a finished match, on which paths can be replayed. @param {View} view */
export function usePastTable(view) {
  const { api } = useBoard();
  const table = useMemo(() => {
    const made = createTable(api);
    const scene = computed(() => (made.board.value ? sceneOf(view, made.board.value, { ...NOTHING, playback: made.replay.playback.value })
      : {}));
    return { ...made, scene };
  }, [view, api]);
  useTable(table, view.board);
  return table;
}

/** The events that end everything that belonged to the previous phase. */
const TURNS = new Set([
  "chip_turned", "demonstration_started", "demonstration_failed", "chip_taken", "chip_returned", "chip_laid", "match_ended",
]);

/** Returns a key for the viewer's demonstration. Nobody demonstrates twice in a round. @param {View} view */
function showingOf(view) {
  return shows(view) ? `${view.number}.${view.round}.${view.demonstration?.seat}` : "";
}
