// The greeting that app/early.js has sent to a room while the app was on its way.

const held = /** @type {{greeting?: Greeting}} */ (window);

/** A connection that has said hello or will, and what was heard since. @typedef {{room: string, token: string | null, socket: WebSocket, heard: string[], answered: Promise<unknown>}} Greeting */

const LONGEST_WAIT_MS = 700;

/** Waits for the answer to the greeting, if there is one, but not long. */
export function greetingAnswered() {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([held.greeting?.answered, late]);
}

/**
 * Returns the greeting if it is this one and its connection lives, once; any other is given up.
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
