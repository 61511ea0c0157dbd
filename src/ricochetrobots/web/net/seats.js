// Seat tokens, one per room: what proves, after a reload, that a seat is one's own.

import { forGood } from "./kept.js";

/** @param {string} room */
export const seatToken = (room) => forGood.read(`ricochet.seat.${room}`);

/** @param {string} room @param {string} token */
export const keepSeatToken = (room, token) => forGood.write(`ricochet.seat.${room}`, token);

/** @param {string} room */
export const forgetSeatToken = (room) => forGood.drop(`ricochet.seat.${room}`);
