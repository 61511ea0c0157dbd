// A place at a room's table over one WebSocket: what is seen there as signals, commands sent and answered.
// Survives lost connections: comes back by itself, gets what it missed, and sends again what was not answered.

import { batch, computed, signal } from "../vendor/vendor.js";
import { linkTo } from "./address.js";
import { createClock, secondsBehind } from "./clock.js";
import { takeGreeting } from "./greeting.js";
import { PROTOCOL } from "./rules.js";
import { keepSeatToken } from "./seats.js";

/** @typedef {import("./messages.js").View} View */
/** @typedef {import("./messages.js").NumberedEvent} NumberedEvent */
/** @typedef {import("./messages.js").Presence} Presence */
/** @typedef {import("./messages.js").Accepted} Accepted */
/** @typedef {import("./messages.js").Refused} Refused */
/** @typedef {import("./messages.js").Goodbye} Goodbye */
/** @typedef {import("./messages.js").ClientCommand} ClientCommand */
/** @typedef {import("./messages.js").ClientMessage} ClientMessage */
/** @typedef {import("./messages.js").ServerMessage} ServerMessage */

/** The fields of the command of a type, without its id. @template {ClientCommand["type"]} T @typedef {Omit<Extract<ClientCommand, {type: T}>, "type" | "id">} Fields */
/** The arguments after the type of a command: its fields, if it has any. @template {ClientCommand["type"]} T @typedef {{} extends Fields<T> ? [fields?: Fields<T>] : [fields: Fields<T>]} FieldsOf */

/** @typedef {{accepted: Accepted, refused?: undefined} | {accepted?: undefined, refused: Pick<Refused, "code" | "message" | "facts">}} Answer */

/**
* The new events in order, the view before (null at first) and after them. `missed` is true when they
 * happened while the connection was lost.
 * @typedef {{events: readonly NumberedEvent[], before: View | null, view: View, missed: boolean}} News
 */

/** @typedef {ReturnType<typeof openSession>} Session */

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 2500;
const PING_EVERY_MS = 10_000;
const FIRST_PINGS = 3;
const SILENCE_MS = 25_000;
/** A command without an answer is shown as being sent after this long, and its connection given up after the other. */
const SENDING_MS = 1500;
const UNANSWERED_MS = 4000;

/**
 * Opens a session in `room`; without `token` one watches. `elsewhere`: the player is on another page (R6.12).
 * @param {{room: string, token?: string | null, elsewhere?: boolean, address?: string}} place
 */
export function openSession({ room, token = null, elsewhere = false, address = socketAddress() }) {
  const clock = createClock();
  const view = signal(/** @type {View | null} */ (null));
  const status = signal(/** @type {"connecting" | "connected" | "lost" | "closed"} */ ("connecting"));
  const presence = signal(/** @type {Presence | null} */ (null));
  const roomName = signal("");
  const code = signal(/** @type {string | null} */ (null));
  /** The address in the link to the room; the host may renew it. */
  const link = signal(room);
  const game = signal(/** @type {string | null} */ (null));
  const goodbye = signal(/** @type {Goodbye | null} */ (null));
  /** When the operator restarts the server, in its time. */
  const restartAt = signal(/** @type {number | null} */ (null));
  const me = computed(() => view.value?.you ?? null);
  /** The oldest command that has been without an answer for so long that people should know. */
  const sending = signal(/** @type {ClientCommand | null} */ (null));
  /** Whether the browser says that there is no network. */
  const offline = signal(!navigator.onLine);

  /** @type {Set<(news: News) => void>} */
  const listeners = new Set();
  /** @type {Map<string, {message: ClientCommand, resolve: (answer: Answer) => void, timers: ReturnType<typeof setTimeout>[]}>} */
  const unanswered = new Map();
  /** Accepted, but the view does not show it yet. @type {Accepted[]} */
  let ahead = [];
  /** @type {WebSocket | null} */
  let socket = null;
  let seq = /** @type {number | null} */ (null);
  let seatToken = token;
  let welcomed = false;
  let resuming = false;
  let wait = FIRST_WAIT_MS;
  let heardAt = 0;
  /** The time of the newest update. */
  let updated = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pulse;

  function connect() {
    clearTimeout(retry);
    retry = undefined;
    welcomed = false;
    const greeting = takeGreeting(link.value, seatToken);
    const opened = greeting?.socket ?? new WebSocket(address);
    socket = opened;
    if (!greeting) opened.onopen = () => transmit({ type: "hello", protocol: PROTOCOL, room: link.value, token: seatToken, seq, elsewhere });
    opened.onmessage = ({ data }) => {
      if (socket === opened) receive(JSON.parse(data));
    };
    opened.onclose = () => {
      if (socket === opened) lose();
    };
    for (const data of greeting?.heard ?? []) receive(JSON.parse(data));
  }

  /** Gives the connection up before the browser notices that it is dead. */
  function giveUp() {
    socket?.close();
    lose();
  }

  function lose() {
    socket = null;
    clearInterval(pulse);
    if (status.value === "closed") return;
    if (view.value) status.value = "lost";
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 4));
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
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
          restartAt.value = null; // a notice of this server follows
        });
        welcomed = true;
        resuming = seq !== null;
        wait = FIRST_WAIT_MS;
        for (let count = 0; count < FIRST_PINGS; count += 1) ping();
        pulse = setInterval(ping, PING_EVERY_MS);
        for (const { message: command } of unanswered.values()) transmit(command);
        break;
      case "update":
        if (secondsBehind(message.view) === 0) clock.hint(message.now);
        update(message);
        break;
      case "accepted":
        if (message.token) {
          seatToken = message.token;
          keepSeatToken(room, message.token);
        }
        if (message.seq <= (seq ?? 0)) answer(message.id, { accepted: message });
        else ahead.push(message);
        break;
      case "refused":
        if (message.id !== null) answer(message.id, { refused: message });
        else console.warn(`refused: ${message.code}: ${message.message}`);
        break;
      case "notice":
        restartAt.value = message.restart_at;
        break;
      case "presence":
        presence.value = message;
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
        if (message.code === "token-renewed" && awaitsToken()) seatToken = null; // asked for again, as one who watches
        else if (!message.retry) end(message);
        break;
      default: {
        /** Every type that is known has its case. @type {never} */
        const later = message;
        return later;
      }
    }
  }

  /** Whether the new token of the own seat has been asked for, and may have been lost on its way. */
  function awaitsToken() {
    return [...unanswered.values()].some(({ message }) => message.type === "renew_seat");
  }

  /** @param {import("./messages.js").Update} message */
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
    });
    for (const listener of [...listeners]) listener(changes);
    const shown = ahead.filter((accepted) => accepted.seq <= message.seq);
    ahead = ahead.filter((accepted) => accepted.seq > message.seq);
    for (const accepted of shown) answer(accepted.id, { accepted });
  }

  /** The time on this screen: the server's, or as much earlier as the room is shown, once there is so much to show. */
  function shownNow() {
    const behind = view.value ? secondsBehind(view.value) : 0;
    return behind > 0 ? Math.max(clock.now() - behind, updated) : clock.now();
  }

  /** @param {string} id @param {Answer} words */
  function answer(id, words) {
    const command = unanswered.get(id);
    if (!command) return;
    command.timers.forEach(clearTimeout);
    unanswered.delete(id);
    if (sending.value === command.message) sending.value = null;
    command.resolve(words);
  }

  /** @param {Goodbye | null} words */
  function end(words) {
    batch(() => {
      goodbye.value = words;
      status.value = "closed";
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
    room, view, status, presence, restartAt, roomName, code, link, sending, offline,
    /** The id of the finished game; null before its end. */
    game,
    /** The own seat; null while watching. */
    me,
    /** Why the server ended the session for good. */
    goodbye,

    /** The server's time in seconds; for who watches with a delay, as it was then. */
    serverNow: shownNow,

    /** Calls `listener` with all news after each change of the view; returns the undo. @param {(news: News) => void} listener */
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Sends a command; resolves with the server's answer, after a reconnection if need be. When it is accepted, `view`
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
        if (welcomed) transmit(message);
        if (status.value === "closed") end(goodbye.value);
      });
    },

    /** Reports that the player has opened another page, or has returned (R6.12). @param {boolean} gone */
    setElsewhere(gone) {
      elsewhere = gone;
      if (welcomed) transmit({ type: "elsewhere", elsewhere });
    },

    /** Tries to reconnect at once. */
    retryNow,

    /** Leaves for good; the seat is kept. */
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
