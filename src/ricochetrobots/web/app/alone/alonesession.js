// The session of a match on this device, alone or with bots. It has the interface of net/session.js, so the screens of a match show it; its
// rules are those of match.js, and its server is this page. The match is stored after every change.

import { botCommand, mindOf } from "./botmoves.js";
import { steadyNow } from "../../net/clock.js";
import { createListeners } from "../../net/news.js";
import { awaitsOptimum, dueAt } from "../../rules/bidding.js";
import { secondsAt } from "../../rules/botclock.js";
import { DEFAULTS } from "../../rules/constants.js";
import { boardOf, decide, evolve, openMatch, seated } from "../../rules/match.js";
import { readPosition } from "../../rules/position.js";
import { Refusal } from "../../rules/refusal.js";
import { anySeed, BOT_SECONDS } from "../../solver/bots.js";
import { createDeals } from "../../solver/deal.js";
import { createSolver, SolverMissing } from "../../solver/solver.js";
import { forgetMatch } from "../../store/alone.js";
import { keepMatch, keepOptions, keptBots, keptMatch, keptOptions, levelLikeMe, moveLevel } from "../../store/alonematch.js";
import { batch, computed, signal } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/messages.js").ClientCommand} ClientCommand */
/** @typedef {import("../../rules/messages.js").GameEvent} GameEvent */
/** @typedef {import("../../rules/messages.js").GameExport} GameExport */
/** @typedef {import("../../rules/messages.js").Goodbye} Goodbye */
/** @typedef {import("../../rules/messages.js").Options} Options */
/** @typedef {import("../../rules/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/news.js").News} News */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */
/** @typedef {import("../../solver/bots.js").Thoughts} Thoughts */
/** @typedef {import("../../rules/match.js").DeviceCommand} DeviceCommand */
/** @typedef {import("../../rules/bidding.js").Match} Match */

/** How often the session checks the clock. A longer gap between two checks means that the device slept. */
const CHECK_MS = 1000;
const SLEPT_S = 5;
/** How often bots look at the clock while it is their turn. */
const BOTS_MS = 100;
/** The memory of the worker that thinks for the bots, which remembers the positions of one bot at a time. */
const BOTS_BYTES = 48 * 2 ** 20;
/** Bots think this far ahead at first, and then twice as far each time, so that none waits for another's long search. */
const FIRST_SECONDS = 64;
/** How long the result of a chip stays if only bots wait for the player. */
const RESULT_SECONDS = 8;

/**
 * Opens the stored match, paused if a chip is up, or a new one for a player of this name.
 * `record` returns the match, once it is over, as the file that `read_game` reads.
 * @param {string} name @param {{withBots: boolean, title: string, onBotsWithoutSolver: () => void}} bots whether a new match is one with
 * bots, which begins at once; its title; and the function to call once if bots cannot think
 * @returns {SessionLike & {record: () => Omit<GameExport, "rounds">}}
 */
export function openAlone(name, { withBots, title, onBotsWithoutSolver }) {
  const chance = createDeals();
  const solver = createSolver();
  /** Its worker starts when bots think first. @type {ReturnType<typeof createSolver> | null} */
  let thinker = null;
  let isSolverMissing = false;
  const kept = keptMatch();
  const seed = kept?.seed ?? anySeed();
  let events = kept?.events ?? (withBots ? openWithBots(1) : openMatch(keptOptions(), name, [], { now: steadyNow(), chance }));
  let current = kept?.match ?? matchAfter(events);
  if (kept) {
    while (fold(decide(current, { type: "tick", away: true }, { now: kept.at, chance })));
  } else if (withBots) {
    fold(decide(current, { type: "start_match", id: "" }, { now: steadyNow(), chance }));
    keep(steadyNow());
  }
  let seq = 0;
  let checkedAt = steadyNow();
  /** What the bots think in the first `seconds` of a round. @type {{round: string, seconds: number, bots: Map<number, Thoughts>}} */
  let thoughts = { round: "", seconds: 0, bots: new Map() };
  const updates = /** @type {import("../../net/news.js").Listeners<News>} */ (createListeners());
  const view = signal(/** @type {View | null} */ (current.view));
  const status = signal(/** @type {"connecting" | "connected" | "lost" | "closed"} */ ("connected"));
  const nothing = () => signal(null);

  /** Opens a match with the bots of the last choice. @param {number} number of the match @returns {readonly GameEvent[]} */
  function openWithBots(number) {
    const { who, level: wanted, chips } = keptBots();
    const level = wanted === "like-me" ? levelLikeMe() : wanted;
    const options = { ...DEFAULTS, scratch_board: true, chips_to_win: chips, result_seconds: RESULT_SECONDS };
    return openMatch(options, name, who.map((character) => ({ character, level })), { now: steadyNow(), chance }, number);
  }

  /** Folds events; returns whether there were any. @param {readonly GameEvent[]} happened */
  function fold(happened) {
    for (const event of happened) {
      current = evolve(current, event);
      events = event.type === "match_opened"
        ? [event, ...current.view.seats.map((one) => seated(one.seat, one.name, one.bot, event.at, one.wins))] : [...events, event];
    }
    return happened.length > 0;
  }

  /** @param {number} now */
  function keep(now) {
    keepMatch({ match: current, events, at: now, seed });
  }

  /**
   * Executes a command and shows its events; returns whether anything happened. Throws Refusal.
   * @param {ClientCommand | DeviceCommand} command @param {number} now @param {number} [seat]
   */
  function execute(command, now, seat) {
    const before = current.view;
    const happened = decide(current, command, { now, chance, seat });
    if (!fold(happened)) return false;
    keep(now);
    if (command.type === "set_options") keepOptions(current.view.options);
    const numbered = happened.map((event) => ({ seq: (seq += 1), event }));
    batch(() => void (view.value = current.view));
    updates.tell({ events: numbered, before, view: current.view, missed: false });
    if (happened.some(({ type }) => type === "match_ended")) followLevel(current.view);
    if (happened.some(({ type }) => ["chip_laid", "chip_taken", "chip_returned", "match_ended"].includes(type))) void searchOptima();
    return true;
  }

  /**
   * Opens a rematch on a new board, with the bots of the last choice, and turns up its first chip. It never stands in a lobby,
   * because nobody is waited for.
   */
  function playAgain() {
    events = openWithBots(current.view.number + 1);
    current = matchAfter(events);
    execute({ type: "start_match", id: "" }, steadyNow());
  }

  /** Lets time pass until nothing more is due. @param {boolean} away @param {number} now */
  function tick(away, now) {
    while (execute({ type: "tick", away }, now));
  }

  /** Lets the bots think about the chip, once, and do what is due. */
  function runBots() {
    const { view: seen } = current;
    const seats = seen.seats.filter(({ bot }) => bot).map(({ seat }) => seat);
    const round = `${seen.number}.${seen.round}`;
    if (seats.length === 0 || !["thinking", "bidding", "showing"].includes(seen.phase)) return;
    const { round: last, seconds } = thoughts;
    if (last !== round) void think(round, seats, FIRST_SECONDS, new Map());
    else if (secondsAt(seen.clock, steadyNow()) > seconds / 2 && seconds < BOT_SECONDS.most) {
      void think(round, seats, 2 * seconds, thoughts.bots);
    }
    for (const seat of seats) {
      const now = steadyNow();
      const known = thoughts.bots.get(seat);
      const command = known && botCommand(current, seat, known, now);
      if (command) execute(command, now, seat);
    }
  }

  /**
   * Lets the bots think this far ahead, which adds to what they have thought.
   * @param {string} round @param {readonly number[]} seats @param {number} seconds @param {Map<number, Thoughts>} bots
   */
  async function think(round, seats, seconds, bots) {
    thoughts = { round, seconds, bots };
    const { board, markers, chip } = current.view;
    if (!chip) return;
    const puzzle = { board: boardOf(board), robots: markers, target: chip };
    const worker = (thinker ??= createSolver(BOTS_BYTES));
    const minds = seats.map((seat) => ({ seat, mind: mindOf(current, seat, seed + seat) }));
    for (const { seat, mind } of minds) bots.set(seat, await worker.thoughts(puzzle, mind, seconds).catch(noThoughts));
  }

  /** The page was left, or this browser cannot run the kernel. @param {unknown} error @returns {Thoughts} */
  function noThoughts(error) {
    if (error instanceof SolverMissing && !isSolverMissing) {
      isSolverMissing = true;
      onBotsWithoutSolver();
    }
    return { known: [], overAfter: 0 };
  }

  /** Finds the optimum of each round that lacks one, now that nobody plays it (R6.11). */
  async function searchOptima() {
    for (const played of current.view.history.filter((one) => awaitsOptimum(current.view, one))) {
      const optimum = await optimumOf(solver, played).catch(() => null); // the page was left, or has no kernel
      if (optimum && status.value !== "closed") execute({ type: "report_optimum", round: played.round, optimum }, steadyNow());
    }
  }

  function checkClock() {
    const now = steadyNow();
    const slept = now - checkedAt > SLEPT_S;
    if (slept) tick(true, checkedAt);
    checkedAt = now;
    tick(false, now);
    const at = dueAt(current.view);
    clearTimeout(due);
    if (at !== null && (at - now) * 1000 < CHECK_MS) due = setTimeout(checkClock, Math.max(0, (at - now) * 1000));
  }

  const leave = () => tick(true, steadyNow());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  const pulse = setInterval(checkClock, CHECK_MS);
  const botsPulse = setInterval(runBots, BOTS_MS);
  addEventListener("pagehide", leave);
  void searchOptima();

  function close() {
    leave();
    clearInterval(pulse);
    clearInterval(botsPulse);
    clearTimeout(due);
    removeEventListener("pagehide", leave);
    solver.close();
    thinker?.close();
    status.value = "closed";
  }

  return {
    room: "alone", view, status, presence: nothing(), restartAt: nothing(), roomName: signal(title), code: nothing(), link: signal(""),
    sending: nothing(), offline: signal(false), restarting: signal(false), paused: signal(false), game: nothing(),
      me: computed(() => view.value?.you ?? null), goodbye: signal(/** @type {Goodbye | null} */ (null)),
    serverNow: steadyNow,
    onEvents: updates.on,
    onRemark: () => () => {},
    say: () => {},
    async send(type, ...[fields]) {
      const command = /** @type {ClientCommand} */ ({ type, id: "", ...fields });
      if (type === "close_room") {
        close();
        forgetMatch();
        return accepted(seq);
      }
      try {
        if (type === "play_again" && hasBots(current.view)) playAgain();
        else execute(command, steadyNow());
        checkClock();
        return accepted(seq);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { refused: { code: error.code, message: "", facts: error.facts } };
      }
    },
    cancel: () => {},
    setElsewhere: (gone) => gone && leave(),
    retryNow: () => {},
    close,
    record: () => ({
      format: "ricochetrobots-game-1", game: `device-${Math.round((current.view.started_at ?? 0) * 1000)}`, events,
      view: { ...current.view, you: null, consents: false, allowed_commands: [] },
    }),
  };
}

/** @param {readonly GameEvent[]} events of a match, from its begin */
const matchAfter = (events) => /** @type {Match} */ (events.reduce((/** @type {Match | null} */ before, event) => evolve(before, event),
  null));

/** @param {Pick<View, "seats">} view */
const hasBots = ({ seats }) => seats.some(({ bot }) => bot);

/** Lets bots that play like the player follow a match won or lost. @param {View} view */
function followLevel({ winners, seats, end_reason: reason, you }) {
  if (reason === "agreed" || !hasBots({ seats }) || keptBots().level !== "like-me") return;
  const won = you !== null && winners.includes(you);
  if (winners.length > 0 && !(won && winners.length > 1)) moveLevel(won);
}

/** @param {number} seq */
const accepted = (seq) => ({ accepted: { type: /** @type {const} */ ("accepted"), id: "", seq, seat: 0, token: null } });

/** @param {ReturnType<typeof createSolver>} solver @param {RoundPart} played */
async function optimumOf(solver, { start, chip }) {
  const { board, robots } = readPosition(start);
  const puzzle = { board: boardOf(board), robots, target: chip };
  const { status, atLeast, path } = await solver.solve(puzzle);
  const solved = status === "solved" && path !== null;
  return {
    status: solved ? /** @type {const} */ ("solved") : status === "unsolvable" ? /** @type {const} */ ("unsolvable")
      : /** @type {const} */ ("limit"),
    moves: solved ? path.length : null, at_least: atLeast, count: solved ? await solver.count(puzzle).catch(() => null) : null,
      count_capped: false,
    path: solved ? path.join(" ") : null,
  };
}
