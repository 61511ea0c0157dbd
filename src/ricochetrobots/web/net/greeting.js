// The greeting that app/early.js sent to a room while the app was loading.

const held = /** @type {{greeting?: Greeting}} */ (window);

/**
 * A connection that has sent hello, or will send it, and the messages received since.
 * @typedef {{room: string, token: string | null, socket: WebSocket, heard: string[], answered: Promise<unknown>}} Greeting
 */

const LONGEST_WAIT_MS = 700;

/** Waits for the answer to the greeting, if there is one, for a short time. */
export function greetingAnswered() {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([held.greeting?.answered, late]);
}

/**
 * Returns the greeting, once, if room and token match and its connection is alive. Otherwise closes its connection.
 * @param {string} room @param {string | null} token @returns {Greeting | null}
 */
export function takeGreeting(room, token) {
  const { greeting } = held;
  delete held.greeting;
  if (!greeting) return null;
  const { socket } = greeting;
  if (greeting.room === room && greeting.token === token && socket.readyState <= WebSocket.OPEN) return greeting;
  socket.close();
  return null;
}
