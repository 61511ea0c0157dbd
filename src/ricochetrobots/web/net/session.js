// A session in a room over one WebSocket: the state of the room as signals, and commands with their answers. After a
// lost connection, it reconnects by itself, receives the missed events, and resends commands without an answer.

import { linkTo } from "./address.js";
import { createClock, secondsBehind } from "./clock.js";
import { takeGreeting } from "./greeting.js";
import { PROTOCOL } from "../rules/constants.js";
import { forgetSeatRequest, keepSeatRequest, keepSeatToken, seatRequest, seatToken as keptToken } from "../store/seats.js";
import { batch, computed, signal } from "../vendor/vendor.js";

/** @typedef {import("../rules/messages.js").View} View */
/** @typedef {import("../rules/messages.js").NumberedEvent} NumberedEvent */
/** @typedef {import("../rules/messages.js").Presence} Presence */
/** @typedef {import("../rules/messages.js").Accepted} Accepted */
/** @typedef {import("../rules/messages.js").Refused} Refused */
/** @typedef {import("../rules/messages.js").Goodbye} Goodbye */
/** @typedef {import("../rules/messages.js").ClientCommand} ClientCommand */
/** @typedef {import("../rules/messages.js").ClientMessage} ClientMessage */
/** @typedef {import("../rules/messages.js").ServerMessage} ServerMessage */

/**
 * The fields of a type of command, without its id.
 * @template {ClientCommand["type"]} T @typedef {Omit<Extract<ClientCommand, {type: T}>, "type" | "id">} Fields
 */
/**
 * The arguments that follow the type of a command: its fields, if it has any.
 * @template {ClientCommand["type"]} T @typedef {{} extends Fields<T> ? [fields?: Fields<T>] : [fields: Fields<T>]} FieldsOf
 */

/**
 * `again`: the command was sent again, because the connection was lost before its answer.
 * @typedef {({accepted: Accepted, refused?: undefined} | {accepted?: undefined, refused: Pick<Refused, "code" | "message" |
 * "facts">}) & {again?: boolean}} Answer
 */

/**
 * The new events in order, and the views before (null at first) and after them. `missed` is true if they happened while
 * the connection was lost.
 * @typedef {{events: readonly NumberedEvent[], before: View | null, view: View, missed: boolean}} News
 */

/** @typedef {ReturnType<typeof openSession>} Session */

const FIRST_WAIT_MS = 500;
/** So many attempts follow each other after the first wait, because a restarted server is back within 2 s. */
const EARLY_TRIES = 3;
const LONGEST_WAIT_MS = 2500;
/**
 * A new connection that is not welcomed within this time is given up, because its server may be stuck. After a restart,
 * a crowd of 18,000 is welcomed within 17 s.
 */
const WELCOME_MS = 20_000;
const PING_EVERY_MS = 10_000;
const FIRST_PINGS = 3;
const SILENCE_MS = 25_000;
/**
 * Without an answer, a command is shown as being sent after the first time; its connection is closed after the second.
 */
const SENDING_MS = 1500;
const UNANSWERED_MS = 4000;
/**
 * A server that restarts has been away for more than 2 s, and extends every deadline, if no attempt in this time has found
 * it (`game.going_on.OUTAGE_SECONDS`, and the longest wait between these attempts).
 */
const PAUSED_MS = 3000;
/** The tab that renewed a token has stored the new one after this long. */
const RENEWAL_MS = 1000;

/**
 * Opens a session in `room`, without `token` as a spectator. `elsewhere`: the player is on another page (R6.12).
 * @param {{room: string, token?: string | null, elsewhere?: boolean, address?: string}} place
 */
export function openSession({ room, token = null, elsewhere = false, address = socketAddress() }) {
  const clock = createClock();
  const view = signal(/** @type {View | null} */ (null));
  const status = signal(/** @type {"connecting" | "connected" | "lost" | "closed"} */ ("connecting"));
  const presence = signal(/** @type {Presence | null} */ (null));
  const roomName = signal("");
  const code = signal(/** @type {string | null} */ (null));
  /** The last part of the link to the room, which the host may renew. */
  const link = signal(room);
  const game = signal(/** @type {string | null} */ (null));
  const goodbye = signal(/** @type {Goodbye | null} */ (null));
  /** The server's time at which the operator will restart it. */
  const restartAt = signal(/** @type {number | null} */ (null));
  /** Whether the server said, before the connection was lost, that it restarts. */
  const restarting = signal(false);
  /** Whether the server has been restarting for so long that it will extend the running deadline by this time. */
  const paused = signal(false);
  const me = computed(() => view.value?.you ?? null);
  /** The oldest command that people should see, because it has waited long for an answer or the connection is lost. */
  const sending = signal(/** @type {ClientCommand | null} */ (null));
  /** Whether the browser reports that there is no network. */
  const offline = signal(!navigator.onLine);

  /** @type {Set<(news: News) => void>} */
  const listeners = new Set();
  /** @type {Set<(remark: import("../rules/messages.js").Remark) => void>} */
  const remarkListeners = new Set();
  /**
   * @type {Map<string, {message: ClientCommand, resolve: (answer: Answer) => void, timers: ReturnType<typeof setTimeout>[],
   * again?: boolean}>}
   */
  const unanswered = new Map();
  /** Accepted commands whose effect the view does not show yet. @type {Accepted[]} */
  let ahead = [];
  /** @type {WebSocket | null} */
  let socket = null;
  let seq = /** @type {number | null} */ (null);
  let seatToken = token;
  let welcomed = false;
  let resuming = false;
  /** The attempts to connect since the last welcome. */
  let tries = 0;
  let heardAt = 0;
  /** The time of the newest update. */
  let updated = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pulse;
  /** The server's time at which the server said that it restarts; the clocks stand there until the connection is back. */
  let stoppedAt = /** @type {number | null} */ (null);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pausing;

  const requested = token === null ? seatRequest(room) : null;
  if (requested) unanswered.set(requested.id, { message: requested, resolve: () => {}, timers: [] });

  function connect() {
    clearTimeout(retry);
    retry = undefined;
    welcomed = false;
    const greeting = takeGreeting(link.value, seatToken);
    const opened = greeting?.socket ?? new WebSocket(address);
    socket = opened;
    if (!greeting) opened.onopen = () =>
      transmit({ type: "hello", protocol: PROTOCOL, room: link.value, token: seatToken, seq, elsewhere });
    opened.onmessage = ({ data }) => {
      if (socket === opened) receive(JSON.parse(data));
    };
    opened.onclose = () => {
      if (socket === opened) lose();
    };
    setTimeout(() => socket === opened && !welcomed && giveUp(), WELCOME_MS);
    for (const data of greeting?.heard ?? []) receive(JSON.parse(data));
  }

  /** Closes a dead connection before the browser notices it. */
  function giveUp() {
    socket?.close();
    lose();
  }

  function lose() {
    socket = null;
    clearInterval(pulse);
    if (status.value === "closed") return;
    sending.value ??= [...unanswered.values()][0]?.message ?? null;
    if (view.value) status.value = "lost";
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, tries - EARLY_TRIES + 1), LONGEST_WAIT_MS);
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 4));
    tries += 1;
  }

  /** @param {ClientMessage} message */
  function transmit(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function ping() {
    if (clock.local() - heardAt > SILENCE_MS / 1000) giveUp();
    else transmit({ type: "ping", sent: clock.local() });
  }

  /** @param {ServerMessage} message */
  function receive(message) {
    heardAt = clock.local();
    switch (message.type) {
      case "welcome":
        clock.hint(message.now);
        batch(() => {
          roomName.value = message.name;
          code.value = message.code;
          link.value = message.room;
          restartAt.value = null; // if a restart is planned, a notice follows
        });
        welcomed = true;
        resuming = seq !== null;
        tries = 0;
        for (let count = 0; count < FIRST_PINGS; count += 1) ping();
        pulse = setInterval(ping, PING_EVERY_MS);
        for (const command of unanswered.values()) {
          command.again = resuming;
          transmit(command.message);
        }
        break;
      case "update":
        if (secondsBehind(message.view) === 0) clock.hint(message.now);
        update(message);
        break;
      case "accepted":
        if (message.token) {
          seatToken = message.token;
          keepSeatToken(room, message.token);
          forgetSeatRequest(room);
        }
        if (message.seq <= (seq ?? 0)) answer(message.id, { accepted: message });
        else ahead.push(message);
        break;
      case "refused":
        if (message.id !== null && unanswered.get(message.id)?.message.type === "take_seat") forgetSeatRequest(room);
        if (message.id !== null) answer(message.id, { refused: message });
        else console.warn(`refused: ${message.code}: ${message.message}`);
        break;
      case "notice":
        restartAt.value = message.restart_at;
        break;
      case "presence":
        presence.value = message;
        break;
      case "remark":
        for (const listener of [...remarkListeners]) listener(message);
        break;
      case "invitation":
        batch(() => {
          code.value = message.code;
          link.value = message.room;
        });
        break;
      case "pong":
        clock.learn(message.sent, message.now);
        break;
      case "goodbye":
        if (message.code === "token-renewed" && awaitsToken()) seatToken = null; // the command is sent again, without a seat
        else if (message.code === "token-renewed") endUnlessRenewedHere(message);
        else if (!message.retry) end(message);
        else if (message.code === "restarting") stopClocks();
        break;
      default: {
        /** All known types have their case. @type {never} */
        const later = message;
        return later;
      }
    }
  }

  function stopClocks() {
    restarting.value = true;
    stoppedAt ??= clock.now();
    pausing ??= setTimeout(() => (paused.value = true), PAUSED_MS);
  }

  function startClocks() {
    clearTimeout(pausing);
    pausing = undefined;
    stoppedAt = null;
    restarting.value = false;
    paused.value = false;
  }

  /** Returns whether a new token was requested for one's own seat and may have been lost. */
  function awaitsToken() {
    return [...unanswered.values()].some(({ message }) => message.type === "renew_seat");
  }

  /** Reconnects if another tab of this browser has renewed the token of this seat; otherwise ends the session. @param {Goodbye} message */
  function endUnlessRenewedHere(message) {
    const left = socket;
    socket = null;
    left?.close();
    clearInterval(pulse);
    retry = setTimeout(() => {
      const kept = keptToken(room);
      if (kept === null || kept === seatToken) return end(message);
      seatToken = kept;
      connect();
    }, RENEWAL_MS);
  }

  /** @param {import("../rules/messages.js").Update} message */
  function update(message) {
    const before = view.value;
    const changes = { events: message.events, before, view: message.view, missed: resuming };
    seq = message.seq;
    updated = message.now;
    resuming = false;
    batch(() => {
      view.value = message.view;
      game.value = message.game;
      status.value = "connected";
      startClocks();
    });
    for (const listener of [...listeners]) listener(changes);
    const shown = ahead.filter((accepted) => accepted.seq <= message.seq);
    ahead = ahead.filter((accepted) => accepted.seq > message.seq);
    for (const accepted of shown) answer(accepted.id, { accepted });
  }

  /**
   * Returns the time on this screen: the server's time, less the delay for spectators, but not before the newest
   * update. It stands still while the server restarts.
   */
  function shownNow() {
    const behind = view.value ? secondsBehind(view.value) : 0;
    const now = stoppedAt ?? clock.now();
    return behind > 0 ? Math.max(now - behind, updated) : now;
  }

  /** Removes a command from the unanswered ones, and returns it. @param {string} id */
  function settle(id) {
    const command = unanswered.get(id);
    command?.timers.forEach(clearTimeout);
    unanswered.delete(id);
    if (command && sending.value === command.message) sending.value = null;
    return command;
  }

  /** @param {string} id @param {Answer} words */
  function answer(id, words) {
    const command = settle(id);
    command?.resolve({ ...words, again: command.again });
  }

  /** @param {Goodbye | null} words */
  function end(words) {
    batch(() => {
      goodbye.value = words;
      status.value = "closed";
      startClocks();
    });
    clearTimeout(retry);
    clearInterval(pulse);
    removeEventListener("online", comeBack);
    removeEventListener("offline", goOffline);
    socket?.close();
    socket = null;
    const refused = { code: words?.code ?? "closed", message: words?.message ?? "", facts: {} };
    for (const id of [...unanswered.keys()]) answer(id, { refused });
  }

  function retryNow() {
    if (retry !== undefined) connect();
  }

  function goOffline() {
    offline.value = true;
    if (socket) giveUp();
  }

  function comeBack() {
    offline.value = false;
    retryNow();
  }

  addEventListener("online", comeBack);
  addEventListener("offline", goOffline);
  connect();

  return {
    room, view, status, presence, restartAt, roomName, code, link, sending, offline, restarting, paused,
    /** The id of the finished game, null before its end. */
    game,
    /** One's own seat, null for spectators. */
    me,
    /** The reason why the server ended the session. */
    goodbye,

    /** The server's time in seconds; for spectators, less their delay. */
    serverNow: shownNow,

    /**
     * Calls `listener` with all news after each change of the view. Returns a function that stops it.
     * @param {(news: News) => void} listener
     */
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Calls `listener` with each word of quick chat. Returns a function that stops it.
     * @param {(remark: import("../rules/messages.js").Remark) => void} listener
     */
    onRemark(listener) {
      remarkListeners.add(listener);
      return () => remarkListeners.delete(listener);
    },

    /** Says a word of quick chat; without a connection, nobody hears it. @param {import("../rules/messages.js").Say["saying"]} saying */
    say: (saying) => transmit({ type: "say", saying }),

    /**
     * Sends a command. Resolves with the server's answer, after a reconnection if necessary. If it was accepted, `view`
     * shows its effect by then.
     * @template {ClientCommand["type"]} T
     * @param {T} type @param {FieldsOf<T>} fields @returns {Promise<Answer>}
     */
    send(type, ...[fields]) {
      const id = commandId();
      const message = /** @type {ClientCommand} */ ({ type, id, ...fields });
      return new Promise((resolve) => {
        const sent = clock.local();
        const timers = [
          setTimeout(() => (sending.value ??= message), SENDING_MS),
          setTimeout(() => socket && welcomed && heardAt < sent && giveUp(), UNANSWERED_MS),
        ];
        unanswered.set(id, { message, resolve, timers });
        if (type === "take_seat") keepSeatRequest(room, message);
        if (welcomed) transmit(message);
        if (status.value === "closed") end(goodbye.value);
      });
    },

    /** Forgets the unanswered commands of a type: they are not sent again, and never resolve. @param {ClientCommand["type"]} type */
    cancel(type) {
      for (const { message } of [...unanswered.values()]) if (message.type === type) settle(message.id);
    },

    /** Reports that the player has opened another page, or has returned (R6.12). @param {boolean} gone */
    setElsewhere(gone) {
      elsewhere = gone;
      if (welcomed) transmit({ type: "elsewhere", elsewhere });
    },

    /** Tries to reconnect at once. */
    retryNow,

    /** Ends the session. The seat stays. */
    close: () => end(null),
  };
}

function commandId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is missing on plain http
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function socketAddress() {
  return linkTo("/ws").replace("http", "ws");
}
