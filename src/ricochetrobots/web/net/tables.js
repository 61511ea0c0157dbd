// Public tables: whether this server has them, the list, quick join, and reports of players.

import { request, seatProof } from "./api.js";
import { blockedRooms } from "../store/blocked.js";

/** @typedef {import("../rules/messages.js").OpenedRoom} OpenedRoom */
/** @typedef {import("../rules/messages.js").PublicTable} PublicTable */
/** @typedef {import("../rules/messages.js").NewReport} NewReport */

/** Whether the operator of this server has enabled public tables. */
export const HAS_TABLES = "tables" in document.documentElement.dataset;

/** Returns the tables that anybody may join, those that wait first. @returns {Promise<readonly PublicTable[]>} */
export async function publicTables() {
  return (await request("/api/tables")).tables;
}

/**
 * Finds the best table for a person, without rooms that have a blocked player. If none waits, opens one; the answer then has a seat.
 * @param {{name: string, language: string}} wanted @returns {Promise<OpenedRoom>}
 */
export function joinTable(wanted) {
  return request("/api/tables/join", { ...wanted, avoid: blockedRooms() });
}

/** Reports a player at one's own table to the operator. @param {string} room @param {NewReport} report @returns {Promise<void>} */
export function reportPlayer(room, report) {
  const headers = { ...seatProof(room), "content-type": "application/json" };
  return request(`/api/rooms/${encodeURIComponent(room)}/reports`, undefined, { method: "POST", headers, body: JSON.stringify(report) });
}
