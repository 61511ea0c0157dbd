// The commands of a session and their answers. A command without an answer is sent again after a reconnection.

import { forgetSeatRequest, keepSeatRequest, seatRequest } from "../store/seats.js";
import { signal } from "../vendor/vendor.js";

/** @typedef {import("../rules/messages.js").Accepted} Accepted */
/** @typedef {import("../rules/messages.js").Refused} Refused */
/** @typedef {import("../rules/messages.js").ClientCommand} ClientCommand */

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
 * Without an answer, a command is shown as being sent after the first time; its connection is closed after the second.
 */
const SENDING_MS = 1500;
const UNANSWERED_MS = 4000;

/**
 * `asks`: the request for a seat that an earlier page stored is sent too.
 * @param {string} room @param {boolean} asks @param {{local: () => number}} clock
 * @param {Pick<import("./transport.js").Transport, "sendWelcomed" | "giveUpSilent">} transport
 */
export function createCommands(room, asks, clock, transport) {
  /** The oldest command that people should see, because it has waited long for an answer or the connection is lost. */
  const sending = signal(/** @type {ClientCommand | null} */ (null));
  /**
   * @type {Map<string, {message: ClientCommand, resolve: (answer: Answer) => void, timers: ReturnType<typeof setTimeout>[],
   * again?: boolean}>}
   */
  const unanswered = new Map();
  /** Accepted commands whose effect the view does not show yet. @type {Accepted[]} */
  let ahead = [];

  const requested = asks ? seatRequest(room) : null;
  if (requested) unanswered.set(requested.id, { message: requested, resolve: () => {}, timers: [] });

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

  return {
    sending,

    /**
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
          setTimeout(() => transport.giveUpSilent(sent), UNANSWERED_MS),
        ];
        unanswered.set(id, { message, resolve, timers });
        if (type === "take_seat") keepSeatRequest(room, message);
        transport.sendWelcomed(message);
      });
    },

    /** Forgets the unanswered commands of a type: they are not sent again, and never resolve. @param {ClientCommand["type"]} type */
    cancel(type) {
      for (const { message } of [...unanswered.values()]) if (message.type === type) settle(message.id);
    },

    /** Returns whether a command of a type has no answer. @param {ClientCommand["type"]} type */
    awaits: (type) => [...unanswered.values()].some(({ message }) => message.type === type),

    /** Sends those without an answer on a new connection. @param {boolean} again whether there was another one before */
    resend(again) {
      for (const command of unanswered.values()) {
        command.again = again;
        transport.sendWelcomed(command.message);
      }
    },

    /** Shows the oldest command without an answer as being sent. */
    expose: () => void (sending.value ??= [...unanswered.values()][0]?.message ?? null),

    /** @param {Accepted} message @param {number} seq of the newest update */
    accept(message, seq) {
      if (message.token) forgetSeatRequest(room);
      if (message.seq <= seq) answer(message.id, { accepted: message });
      else ahead.push(message);
    },

    /** @param {Refused} message */
    refuse(message) {
      if (message.id === null) {
        console.warn(`refused: ${message.code}: ${message.message}`);
        return;
      }
      if (unanswered.get(message.id)?.message.type === "take_seat") forgetSeatRequest(room);
      answer(message.id, { refused: message });
    },

    /** Answers the accepted commands whose effect is shown now. @param {number} seq of the newest update */
    show(seq) {
      const shown = ahead.filter((accepted) => accepted.seq <= seq);
      ahead = ahead.filter((accepted) => accepted.seq > seq);
      for (const accepted of shown) answer(accepted.id, { accepted });
    },

    /** Refuses all that have no answer. @param {{code: string, message: string} | null} goodbye */
    end(goodbye) {
      const refused = { code: goodbye?.code ?? "closed", message: goodbye?.message ?? "", facts: {} };
      for (const id of [...unanswered.keys()]) answer(id, { refused });
    },
  };
}

function commandId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID is missing on plain http
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
