// Seat tokens, one per room: what proves, after a reload, that a seat is one's own.

import { forGood } from "./kept.js";

/** Where the token is kept; what follows the dot in a link that was renewed does not matter. @param {string} room */
const place = (room) => `ricochet.seat.${room.split(".")[0]}`;

/** @param {string} room */
export const seatToken = (room) => forGood.read(place(room));

/** @param {string} room @param {string} token */
export const keepSeatToken = (room, token) => forGood.write(place(room), token);

/** @param {string} room */
export const forgetSeatToken = (room) => forGood.drop(place(room));
