// The club ladder: its HTTP API, and the personal link of this device.

import { addressOf } from "./address.js";
import { request } from "./api.js";
import { seatToken } from "../store/seats.js";
import { forGood } from "../store/storage.js";

/** @typedef {import("../rules/messages.js").LadderPerson} LadderPerson */
/** @typedef {import("../rules/messages.js").LadderSeat} LadderSeat */
/** @typedef {import("../rules/messages.js").LadderTable} LadderTable */
/** @typedef {import("../rules/messages.js").PersonalLink} PersonalLink */

/** Whether this server has a ladder. */
export const HAS_LADDER = "ladder" in document.documentElement.dataset;

const PERSONAL = "ricochet.ladder";

/** Returns the secret part of this device's personal link, or null. */
export const personalLink = () => forGood.read(PERSONAL);

/** @param {string} personal */
export const keepPersonalLink = (personal) => forGood.write(PERSONAL, personal);

export const forgetPersonalLink = () => forGood.drop(PERSONAL);

/** @returns {Promise<LadderTable>} */
export const ladderTable = () => request("/api/ladder");

/** @param {string} place @returns {Promise<LadderPerson>} */
export const ladderPerson = (place) => request(`/api/ladder/${encodeURIComponent(place)}`);

/** Adds a person to an open ladder. @param {string} name @returns {Promise<PersonalLink>} */
export const addPlace = (name) => request("/api/ladder", { name });

/** Returns the person of a personal link. @param {string} personal @returns {Promise<LadderPerson>} */
export const ownPlace = (personal) => request("/api/me", undefined, { headers: proof(personal) });

/** @param {string} personal @returns {Promise<PersonalLink>} */
export const renewPersonalLink = (personal) => request("/api/me/renew", undefined, { method: "POST", headers: proof(personal) });

/** @param {string} personal @returns {Promise<void>} */
export const deletePlace = (personal) => request("/api/me", undefined, { method: "DELETE", headers: proof(personal) });

/**
 * Returns the QR code of a personal link as the address of a picture. The link itself is in no address.
 * @param {string} personal
 */
export async function personalCode(personal) {
  const answer = await fetch(addressOf("/api/me/qr.svg"), { headers: proof(personal) });
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : null;
}

/** Lets one's own seat in a room belong to this device's place. @param {string} room @param {string} personal @returns {Promise<void>} */
export const takePlaceIn = (room, personal) => request(seatsAddress(room), undefined, {
  method: "POST",
  headers: { "content-type": "application/json", ...proof(seatToken(room) ?? "") },
  body: JSON.stringify({ personal }),
});

/** Returns the seats of a room that belong to places. @param {string} room @returns {Promise<readonly LadderSeat[]>} */
export const ladderSeats = async (room) => (await request(seatsAddress(room))).seats;

/** @param {string} room */
const seatsAddress = (room) => `/api/rooms/${encodeURIComponent(room)}/ladder`;

/** @param {string} token */
const proof = (token) => ({ authorization: `Bearer ${token}` });
