// The rooms that a player has left for another page, with their connections open. openrooms.js opens them. This list is
// a separate module so that the start page need not include sessions.

import { signal } from "../../vendor/vendor.js";

export const leftRooms = signal(/** @type {readonly import("../../net/session.js").Session[]} */ ([]));
