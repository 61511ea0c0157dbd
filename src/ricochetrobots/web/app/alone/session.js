// The session of a match on this device. It has the interface of net/session.js, so the screens of a match show it; its
// rules are those of match.js, and its server is this page. The match is stored after every change.

import { steadyNow } from "../../net/clock.js";
import { createDeals } from "../../net/deals.js";
import { forGood } from "../../net/kept.js";
import { DEFAULTS, EDITIONS } from "../../net/rules.js";
import { createSolver } from "../../net/solver.js";
import { batch, computed, signal } from "../../vendor/vendor.js";
import { readPosition } from "../table/position.js";
import { boardOf, decide, evolve, openMatch, Refusal } from "./match.js";
import { KEY } from "./kept.js";

/** @typedef {import("../../net/messages.js").ClientCommand} ClientCommand */
/** @typedef {import("../../net/messages.js").GameEvent} GameEvent */
/** @typedef {import("../../net/messages.js").GameExport} GameExport */
/** @typedef {import("../../net/messages.js").Goodbye} Goodbye */
/** @typedef {import("../../net/messages.js").Options} Options */
/** @typedef {import("../../net/messages.js").RoundPart} RoundPart */
/** @typedef {import("../../net/messages.js").View} View */
/** @typedef {import("../../net/session.js").News} News */
/** @typedef {import("../../net/session.js").Session} Session */
/** @typedef {import("./match.js").DeviceCommand} DeviceCommand */
/** @typedef {import("./match.js").Match} Match */

/** The version of the stored form. A match of another version is not continued. */
const VERSION = 2;
const OPTIONS_KEY = `${KEY}.options`;
/** How often the session checks the clock. A longer gap between two checks means that the device slept. */
const CHECK_MS = 1000;
const SLEPT_S = 5;

/** A match, its events, and the time of its last change. @typedef {{match: Match, events: readonly GameEvent[], at: number}} Kept */

/** Returns the stored match, or null. @returns {Kept | null} */
function keptMatch() {
  const kept = stored(KEY);
  return kept?.version === VERSION ? kept : null;
}

/** Returns the options of the last match, or the usual ones. @returns {Options} */
function keptOptions() {
  const kept = { ...DEFAULTS, ...stored(OPTIONS_KEY) };
  return EDITIONS.some(({ id }) => id === kept.edition) ? kept : DEFAULTS;
}

/** @param {string} key */
function stored(key) {
  try {
    return JSON.parse(forGood.read(key) ?? "null");
  } catch {
    return null; // truncated
  }
}

/**
 * Opens the stored match, paused if a chip is up, or a new one for a player of this name.
 * `record` returns the match, once it is over, as the file that `read_game` reads.
 * @param {string} name @returns {Session & {record: () => Omit<GameExport, "rounds">}}
 */
export function openAlone(name) {
  const chance = createDeals();
  const solver = createSolver();
  const kept = keptMatch();
  let events = kept ? kept.events : openMatch(keptOptions(), name, { now: steadyNow(), chance });
  let current = kept ? kept.match : /** @type {Match} */ (events.reduce((/** @type {Match | null} */ before, event) => evolve(before, event), null));
  if (kept) fold(decide(current, { type: "tick", away: true }, { now: kept.at, chance }));
  let seq = 0;
  let checkedAt = steadyNow();
  /** @type {Set<(news: News) => void>} */
  const listeners = new Set();
  const view = signal(/** @type {View | null} */ (current.view));
  const status = signal(/** @type {"connecting" | "connected" | "lost" | "closed"} */ ("connected"));
  const nothing = () => signal(null);

  /** @param {readonly GameEvent[]} happened */
  function fold(happened) {
    for (const event of happened) {
      current = evolve(current, event);
      events = event.type === "match_opened" ? [event, seated(current.view, event.at)] : [...events, event];
    }
  }

  /** Executes a command and shows its events. Throws Refusal. @param {ClientCommand | DeviceCommand} command @param {number} now */
  function execute(command, now) {
    const before = current.view;
    const happened = decide(current, command, { now, chance });
    if (happened.length === 0) return;
    fold(happened);
    forGood.write(KEY, JSON.stringify({ version: VERSION, match: current, events, at: now }));
    if (command.type === "set_options") forGood.write(OPTIONS_KEY, JSON.stringify(current.view.options));
    const numbered = happened.map((event) => ({ seq: (seq += 1), event }));
    batch(() => void (view.value = current.view));
    for (const listener of [...listeners]) listener({ events: numbered, before, view: current.view, missed: false });
    if (happened.some(({ type }) => type === "chip_laid")) void searchOptima();
  }

  /** Finds the optimum of each round that lacks one, now that nobody plays it (R6.11). */
  async function searchOptima() {
    for (const played of current.view.history.filter(({ optimum }) => optimum === null)) {
      const optimum = await optimumOf(solver, played).catch(() => null); // the page was left, or has no kernel
      if (optimum && status.value !== "closed") execute({ type: "report_optimum", round: played.round, optimum }, steadyNow());
    }
  }

  function checkClock() {
    const now = steadyNow();
    const slept = now - checkedAt > SLEPT_S;
    if (slept) execute({ type: "tick", away: true }, checkedAt);
    checkedAt = now;
    execute({ type: "tick", away: false }, now);
    const { until } = current.view;
    clearTimeout(due);
    if (until !== null && (until - now) * 1000 < CHECK_MS) due = setTimeout(checkClock, Math.max(0, (until - now) * 1000));
  }

  const leave = () => execute({ type: "tick", away: true }, steadyNow());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  const pulse = setInterval(checkClock, CHECK_MS);
  addEventListener("pagehide", leave);
  void searchOptima();

  function close() {
    leave();
    clearInterval(pulse);
    clearTimeout(due);
    removeEventListener("pagehide", leave);
    solver.close();
    status.value = "closed";
  }

  return {
    room: "alone", view, status, presence: nothing(), restartAt: nothing(), roomName: signal(""), code: nothing(), link: signal(""),
    sending: nothing(), offline: signal(false), game: nothing(), me: computed(() => view.value?.you ?? null), goodbye: signal(/** @type {Goodbye | null} */ (null)),
    serverNow: steadyNow,
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRemark: () => () => false,
    say: () => {},
    async send(type, ...[fields]) {
      const command = /** @type {ClientCommand} */ ({ type, id: "", ...fields });
      if (type === "close_room") {
        close();
        forGood.drop(KEY);
        return accepted(seq);
      }
      try {
        execute(command, steadyNow());
        checkClock();
        return accepted(seq);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { refused: { code: error.code, message: "", facts: error.facts } };
      }
    },
    setElsewhere: (gone) => gone && leave(),
    retryNow: () => {},
    close,
    record: () => ({
      format: "ricochetrobots-game-1", game: `device-${Math.round((current.view.started_at ?? 0) * 1000)}`, events,
      view: { ...current.view, you: null, consents: false, allowed_commands: [] },
    }),
  };
}

/** Seats the player of an earlier match again, so that the record of a rematch needs no other. @param {View} view @param {number} at @returns {GameEvent} */
const seated = ({ seats: [{ seat, name, bot }] }, at) => ({ type: "player_seated", at, seat, name, plays_from: 1, bot });

/** @param {number} seq */
const accepted = (seq) => ({ accepted: { type: /** @type {const} */ ("accepted"), id: "", seq, seat: 0, token: null } });

/** @param {ReturnType<typeof createSolver>} solver @param {RoundPart} played */
async function optimumOf(solver, { start, chip }) {
  const { board, robots } = readPosition(start);
  const puzzle = { board: boardOf(board), robots, target: chip };
  const { status, atLeast, path } = await solver.solve(puzzle);
  const solved = status === "solved" && path !== null;
  return {
    status: solved ? /** @type {const} */ ("solved") : status === "unsolvable" ? /** @type {const} */ ("unsolvable") : /** @type {const} */ ("limit"),
    moves: solved ? path.length : null, at_least: atLeast, count: solved ? await solver.count(puzzle).catch(() => null) : null, count_capped: false,
    path: solved ? path.join(" ") : null,
  };
}
