// The sessions of rooms. A player in a match keeps the session on another page (R6.12), and it calls the player back.

import { callBack } from "./callback.js";
import { isIn } from "./seen.js";
import { openSession } from "../../net/session.js";
import { seatToken } from "../../store/seats.js";
import { signal } from "../../vendor/vendor.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** The functions that stop the calls from rooms that were left. @type {Map<SessionLike, () => void>} */
const calls = new Map();

/** The ends of the matches after which a room was left. @type {WeakMap<SessionLike, View>} */
const ends = new WeakMap();

/** The session of the room whose page is open. @type {SessionLike | null} */
let entered = null;

/**
 * Returns the session of a room whose page is opened, whether the player returns to it, and the end of the match that
 * the player left, if a rematch has been opened since.
 * @param {string} room @param {string | null} token
 */
export function enterRoom(room, token) {
  const left = find(room);
  entered = left ?? openSession({ room, token });
  if (!left) return { session: entered, returns: false, end: null };
  forget(left);
  left.setElsewhere(false);
  const view = left.view.peek();
  const end = ends.get(left) ?? null;
  ends.delete(left);
  const invites = view !== null && view.number !== end?.number && (view.phase === "lobby" || !isIn(view));
  return { session: left, returns: view !== null, end: invites ? end : null };
}

/**
 * Leaves the page of a room, which showed the view `seen`. The connection of a player in a match stays open, and after
 * a match with other people too, so that a rematch invites the player on every page (R8.7).
 * @param {SessionLike} session @param {View | null} seen
 */
export function leaveRoom(session, seen) {
  if (entered === session) entered = null;
  const view = session.view.peek();
  if (!view || !mayBeCalled(view) || session.status.peek() === "closed") {
    session.close();
    return;
  }
  const end = [seen, view].find((one) => one?.phase === "finished");
  if (end) ends.set(session, end);
  session.setElsewhere(true);
  remember(session);
}

/** Returns whether the room may call the viewer to a match or a rematch. @param {View} view */
function mayBeCalled({ you, phase, seats }) {
  if (you === null) return false;
  if (phase === "lobby") return seats.some(({ seat, invitation }) => seat === you && invitation === "open");
  return phase !== "finished" || seats.some(({ seat, left, bot }) => seat !== you && !left && !bot);
}

/**
 * Returns the session of a room that was left, perhaps before this page was loaded, or that is being left, because the
 * next page is drawn first.
 * @param {string} room
 */
export function watchRoom(room) {
  const open = find(room) ?? (entered && place(entered.room) === place(room) ? entered : null);
  if (open) return open;
  const session = openSession({ room, token: seatToken(room), elsewhere: true });
  remember(session);
  return session;
}

/** @param {SessionLike} session */
function remember(session) {
  leftRooms.value = [...leftRooms.peek(), session];
  calls.set(session, callBack(session));
}

/** @param {SessionLike} session */
function forget(session) {
  leftRooms.value = leftRooms.peek().filter((other) => other !== session);
  calls.get(session)?.();
  calls.delete(session);
}

/** @param {string} room */
function find(room) {
  const closed = leftRooms.peek().filter(({ status }) => status.peek() === "closed");
  closed.forEach(forget);
  return leftRooms.peek().find((session) => place(session.room) === place(room));
}

/** Returns the part before the dot, because a renewed link changes only the rest. @param {string} room */
const place = (room) => room.split(".")[0];

const leftRooms = signal(/** @type {readonly import("../../net/session.js").SessionLike[]} */ ([]));
