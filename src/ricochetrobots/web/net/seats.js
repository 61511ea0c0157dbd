// Seat tokens, one per room. After a reload, the token proves that the seat belongs to this player.

import { forGood } from "./kept.js";

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
