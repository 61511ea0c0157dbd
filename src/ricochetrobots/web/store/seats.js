// Seat tokens, one per room. After a reload, the token proves that the seat belongs to this player. Before the token
// comes, the request for the seat is stored: sent again under its id, it has no second effect and gets the token.

import { isNumber, isText, objectOf } from "./shape.js";
import { forGood, readJson } from "./storage.js";

/**
 * Returns the name under which a token is stored. A renewed link changes only the part after the dot, which does not
 * matter.
 * @param {string} room
 */
const place = (room) => `ricochet.seat.${room.split(".")[0]}`;

/** @param {string} room */
export const seatToken = (room) => forGood.read(place(room));

/** @param {string} room @param {string} token */
export const keepSeatToken = (room, token) => forGood.write(place(room), token);

/** @param {string} room */
export const forgetSeatToken = (room) => forGood.drop(place(room));

/** A request for a seat whose answer the page did not see is sent again for this long. */
const REQUESTED_MS = 10 * 60_000;

/** @param {string} room */
const request = (room) => `ricochet.seat-request.${room.split(".")[0]}`;

/** @param {string} room @param {import("../rules/messages.js").ClientCommand} message */
export const keepSeatRequest = (room, message) => forGood.write(request(room), JSON.stringify({ message, at: Date.now() }));

/** @param {string} room */
export const forgetSeatRequest = (room) => forGood.drop(request(room));

const isRequest = objectOf({ message: objectOf({ type: isText, id: isText }), at: isNumber });

/** Returns the stored request for a seat, or null. @param {string} room @returns {import("../rules/messages.js").ClientCommand | null} */
export function seatRequest(room) {
  const kept = readJson(request(room), isRequest, null);
  return kept && Date.now() - kept.at < REQUESTED_MS ? /** @type {import("../rules/messages.js").ClientCommand} */ (kept.message) : null;
}
