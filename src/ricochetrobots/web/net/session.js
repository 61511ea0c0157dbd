// A session in a room: its state as signals, and commands with their answers. It joins the connection (transport.js), the
// commands (commands.js) and the clock (clock.js). After a lost connection, it receives the missed events.

import { linkTo } from "./address.js";
import { createClock, createScreenClock, secondsBehind } from "./clock.js";
import { createCommands } from "./commands.js";
import { createListeners } from "./news.js";
import { createTransport } from "./transport.js";
import { PROTOCOL } from "../rules/constants.js";
import { keepSeatToken, seatToken as keptToken } from "../store/seats.js";
import { batch, computed, signal } from "../vendor/vendor.js";

/** @typedef {import("./news.js").News} News */
/** @typedef {import("../rules/messages.js").View} View */
/** @typedef {import("../rules/messages.js").Presence} Presence */
/** @typedef {import("../rules/messages.js").Goodbye} Goodbye */
/** @typedef {import("../rules/messages.js").ClientCommand} ClientCommand */
/** @typedef {import("../rules/messages.js").Remark} Remark */
/** @typedef {import("../rules/messages.js").ServerMessage} ServerMessage */
/** @template T @typedef {import("../vendor/vendor.js").ReadonlySignal<T>} ReadonlySignal */

/**
 * What the screens of a match need of a session, in a room or on this device.
 * @typedef {object} SessionLike
 * @property {string} room
 * @property {ReadonlySignal<View | null>} view  null until the first update
 * @property {ReadonlySignal<"connecting" | "connected" | "lost" | "closed">} status
 * @property {ReadonlySignal<Presence | null>} presence
 * @property {ReadonlySignal<number | null>} me  one's own seat, null for spectators
 * @property {ReadonlySignal<string>} roomName
 * @property {ReadonlySignal<string | null>} code
 * @property {ReadonlySignal<string>} link  the last part of the link to the room, which the host may renew
 * @property {ReadonlySignal<string | null>} game  the id of the finished game, null before its end
 * @property {ReadonlySignal<Goodbye | null>} goodbye  the reason why the server ended the session
 * @property {ReadonlySignal<number | null>} restartAt  the server's time at which the operator will restart it
 * @property {ReadonlySignal<boolean>} restarting  whether the server said, before the connection was lost, that it restarts
 * @property {ReadonlySignal<boolean>} paused  whether it has been restarting for so long that it will extend the running deadline
 * @property {ReadonlySignal<boolean>} offline  whether the browser reports that there is no network
 * @property {ReadonlySignal<ClientCommand | null>} sending  the oldest command that people should see, because it has waited
 * long for an answer or the connection is lost
 * @property {() => number} serverNow  the server's time in seconds; for spectators, less their delay
 * @property {(listener: (news: News) => void) => () => void} onEvents  calls `listener` with all news after each change of the
 * view; returns a function that stops it
 * @property {(listener: (remark: Remark) => void) => () => void} onRemark  calls `listener` with each word of quick chat
 * @property {(saying: Remark["saying"]) => void} say  a word of quick chat; without a connection, nobody hears it
 * @property {<T extends ClientCommand["type"]>(type: T, ...fields: import("./commands.js").FieldsOf<T>) =>
 * Promise<import("./commands.js").Answer>} send  sends a command; resolves with the server's answer, after a reconnection if
 * necessary. If it was accepted, `view` shows its effect by then.
 * @property {(type: ClientCommand["type"]) => void} cancel  forgets the unanswered commands of a type: they never resolve
 * @property {(gone: boolean) => void} setElsewhere  reports that the player has opened another page, or has returned (R6.12)
 * @property {() => void} retryNow  tries to reconnect at once
 * @property {() => void} close  ends the session; the seat stays
 */

/** The tab that renewed a token has stored the new one after this long. */
const RENEWAL_MS = 1000;

/**
 * Opens a session in `room`, without `token` as a spectator. `elsewhere`: the player is on another page (R6.12).
 * @param {{room: string, token?: string | null, elsewhere?: boolean, address?: string}} place @returns {SessionLike}
 */
export function openSession({ room, token = null, elsewhere = false, address = socketAddress() }) {
  const clock = createClock();
  const screen = createScreenClock(clock);
  const view = signal(/** @type {View | null} */ (null));
  const status = signal(/** @type {"connecting" | "connected" | "lost" | "closed"} */ ("connecting"));
  const presence = signal(/** @type {Presence | null} */ (null));
  const roomName = signal("");
  const code = signal(/** @type {string | null} */ (null));
  const link = signal(room);
  const game = signal(/** @type {string | null} */ (null));
  const goodbye = signal(/** @type {Goodbye | null} */ (null));
  const restartAt = signal(/** @type {number | null} */ (null));
  const events = /** @type {import("./news.js").Listeners<News>} */ (createListeners());
  const remarks = /** @type {import("./news.js").Listeners<Remark>} */ (createListeners());
  let seq = /** @type {number | null} */ (null);
  let seatToken = token;
  let resuming = false;
  /** The time of the newest update. */
  let updated = 0;

  const transport = createTransport({
    address, clock, receive,
    hello: () => ({ type: "hello", protocol: PROTOCOL, room: link.value, token: seatToken, seq, elsewhere }),
    onLost() {
      commands.expose();
      if (view.value) status.value = "lost";
    },
  });
  const commands = createCommands(room, token === null, clock, transport);

  /** @param {ServerMessage} message */
  function receive(message) {
    switch (message.type) {
      case "welcome":
        clock.hint(message.now);
        batch(() => {
          roomName.value = message.name;
          code.value = message.code;
          link.value = message.room;
          restartAt.value = null; // if a restart is planned, a notice follows
        });
        resuming = seq !== null;
        transport.welcome();
        commands.resend(resuming);
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
        commands.accept(message, seq ?? 0);
        break;
      case "refused":
        commands.refuse(message);
        break;
      case "notice":
        restartAt.value = message.restart_at;
        break;
      case "presence":
        presence.value = message;
        break;
      case "remark":
        remarks.tell(message);
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
        if (message.code === "token-renewed") renew(message);
        else if (!message.retry) end(message);
        else if (message.code === "restarting") screen.stop();
        break;
      default: {
        /** All known types have their case. @type {never} */
        const later = message;
        return later;
      }
    }
  }

  /**
   * Returns without a seat if this session asked for the new token, which may have been lost. Otherwise reconnects if another
   * tab of this browser has renewed it, or ends the session.
   * @param {Goodbye} message
   */
  function renew(message) {
    if (commands.awaits("renew_seat")) {
      seatToken = null; // the command is sent again, without a seat
      return;
    }
    transport.rest(RENEWAL_MS, () => {
      const kept = keptToken(room);
      if (kept === null || kept === seatToken) return end(message);
      seatToken = kept;
      transport.connect();
    });
  }

  /** @param {import("../rules/messages.js").Update} message */
  function update(message) {
    const changes = { events: message.events, before: view.value, view: message.view, missed: resuming };
    seq = message.seq;
    updated = message.now;
    resuming = false;
    batch(() => {
      view.value = message.view;
      game.value = message.game;
      status.value = "connected";
      screen.start();
    });
    events.tell(changes);
    commands.show(message.seq);
  }

  /** @param {Goodbye | null} words */
  function end(words) {
    batch(() => {
      goodbye.value = words;
      status.value = "closed";
      screen.start();
    });
    transport.close();
    commands.end(words);
  }

  transport.connect();

  return {
    room, view, status, presence, restartAt, roomName, code, link, game, goodbye,
    me: computed(() => view.value?.you ?? null),
    restarting: screen.stopped,
    paused: screen.paused,
    offline: transport.offline,
    sending: commands.sending,
    serverNow: () => screen.now(view.value ? secondsBehind(view.value) : 0, updated),
    onEvents: events.on,
    onRemark: remarks.on,
    say: (saying) => transport.transmit({ type: "say", saying }),
    send(type, ...fields) {
      const answered = commands.send(type, ...fields);
      if (status.value === "closed") commands.end(goodbye.value);
      return answered;
    },
    cancel: commands.cancel,
    setElsewhere(gone) {
      elsewhere = gone;
      transport.sendWelcomed({ type: "elsewhere", elsewhere });
    },
    retryNow: transport.retryNow,
    close: () => end(null),
  };
}

function socketAddress() {
  return linkTo("/ws").replace("http", "ws");
}
