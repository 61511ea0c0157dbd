// The connection of a session: one WebSocket that says hello, sends pings, gives up when the server is silent, and connects
// again by itself.

import { takeGreeting } from "./greeting.js";
import { signal } from "../vendor/vendor.js";

/** @typedef {import("../rules/messages.js").ClientMessage} ClientMessage */
/** @typedef {import("../rules/messages.js").ServerMessage} ServerMessage */
/** @typedef {Extract<ClientMessage, {type: "hello"}>} Hello */
/** @typedef {ReturnType<typeof createTransport>} Transport */

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
 * `hello` returns the first message of a connection. `onLost` is called when a connection is lost, before the next attempt.
 * @param {{address: string, clock: {local: () => number}, hello: () => Hello, receive: (message: ServerMessage) => void,
 * onLost: () => void}} session
 */
export function createTransport({ address, clock, hello, receive, onLost }) {
  /** Whether the browser reports that there is no network. */
  const offline = signal(!navigator.onLine);
  /** @type {WebSocket | null} */
  let socket = null;
  let welcomed = false;
  let closed = false;
  /** The attempts to connect since the last welcome. */
  let tries = 0;
  let heardAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pulse;

  function connect() {
    clearTimeout(retry);
    retry = undefined;
    welcomed = false;
    const first = hello();
    const greeting = takeGreeting(first.room, first.token ?? null);
    const opened = greeting?.socket ?? new WebSocket(address);
    socket = opened;
    if (!greeting) opened.onopen = () => transmit(hello());
    opened.onmessage = ({ data }) => {
      if (socket === opened) hear(data);
    };
    opened.onclose = () => {
      if (socket === opened) lose();
    };
    setTimeout(() => socket === opened && !welcomed && giveUp(), WELCOME_MS);
    for (const data of greeting?.heard ?? []) hear(data);
  }

  /** @param {string} data */
  function hear(data) {
    heardAt = clock.local();
    receive(JSON.parse(data));
  }

  /** Closes a dead connection before the browser notices it. */
  function giveUp() {
    socket?.close();
    lose();
  }

  function lose() {
    socket = null;
    clearInterval(pulse);
    if (closed) return;
    onLost();
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

  function retryNow() {
    if (retry !== undefined) connect();
  }

  /** Ends the connection without another attempt. */
  function leave() {
    const left = socket;
    socket = null;
    left?.close();
    clearTimeout(retry);
    clearInterval(pulse);
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

  return {
    offline, connect, transmit, retryNow,

    /** Sends a message, unless the server has yet to welcome this connection. @param {ClientMessage} message */
    sendWelcomed(message) {
      if (welcomed) transmit(message);
    },

    /** The server has welcomed this connection. */
    welcome() {
      welcomed = true;
      tries = 0;
      for (let count = 0; count < FIRST_PINGS; count += 1) ping();
      pulse = setInterval(ping, PING_EVERY_MS);
    },

    /** Gives up a connection on which nothing was heard since a time of the local clock. @param {number} since */
    giveUpSilent(since) {
      if (socket && welcomed && heardAt < since) giveUp();
    },

    /** Ends the connection, and calls `then` after a while, or connects earlier on request. @param {number} ms @param {() => void} then */
    rest(ms, then) {
      leave();
      retry = setTimeout(then, ms);
    },

    close() {
      closed = true;
      removeEventListener("online", comeBack);
      removeEventListener("offline", goOffline);
      leave();
    },
  };
}
