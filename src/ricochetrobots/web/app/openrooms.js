// The sessions of rooms. A player in a match keeps the session on another page (R6.12), and it calls the player back.

import { seatToken } from "../net/seats.js";
import { openSession } from "../net/session.js";
import { callBack } from "./callback.js";
import { leftRooms } from "./leftrooms.js";

/** @typedef {import("../net/session.js").Session} Session */

/** The functions that stop the calls from rooms that were left. @type {Map<Session, () => void>} */
const calls = new Map();

/** The session of the room whose page is open. @type {Session | null} */
let entered = null;

/**
 * Returns the session of a room whose page is opened, and whether the player returns to it.
 * @param {string} room @param {string | null} token
 */
export function enterRoom(room, token) {
  const left = find(room);
  entered = left ?? openSession({ room, token });
  if (!left) return { session: entered, returns: false };
  forget(left);
  left.setElsewhere(false);
  return { session: left, returns: left.view.peek() !== null };
}

/** Leaves the page of a room. The connection of a player in a match stays open. @param {Session} session */
export function leaveRoom(session) {
  if (entered === session) entered = null;
  const view = session.view.peek();
  const plays = view && view.you !== null && view.phase !== "lobby" && view.phase !== "finished";
  if (!plays || session.status.peek() === "closed") {
    session.close();
    return;
  }
  session.setElsewhere(true);
  remember(session);
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

/** @param {Session} session */
function remember(session) {
  leftRooms.value = [...leftRooms.peek(), session];
  calls.set(session, callBack(session));
}

/** @param {Session} session */
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
