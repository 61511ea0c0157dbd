// The rooms that a player has left for another page, with their connections open. openrooms.js opens them; this list is
// apart so that the start page need not carry sessions.

import { signal } from "../vendor/vendor.js";

export const leftRooms = signal(/** @type {readonly import("../net/session.js").Session[]} */ ([]));
