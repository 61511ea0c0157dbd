// The seats that the person on this device has blocked at public tables, by room. A player has no identity beyond a room.

import { isNumber, listOf, mapOf } from "./shape.js";
import { forGood, readJson } from "./storage.js";

const KEY = "ricochet.blocked";
/** The number of rooms to remember: the older ones are over. */
const MOST_ROOMS = 50;

/** @param {string} room the part of its address that a renewed link keeps */
const idOf = (room) => room.split(".")[0];

/** @param {string} room @returns {readonly number[]} */
export const blockedSeats = (room) => read()[idOf(room)] ?? [];

/** @returns {readonly string[]} the rooms with a blocked player */
export const blockedRooms = () => Object.keys(read());

/** @param {string} room */
export const isBlockedRoom = (room) => blockedSeats(room).length > 0;

/** Replaces the blocked seats of a room. @param {string} room @param {readonly number[]} seats */
export function keepBlocked(room, seats) {
  const others = Object.entries(read()).filter(([other]) => other !== idOf(room));
  const kept = seats.length > 0 ? [...others, [idOf(room), seats]] : others;
  forGood.write(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST_ROOMS))));
}

const read = () => readJson(KEY, mapOf(listOf(isNumber)), /** @type {Record<string, readonly number[]>} */ ({}));
