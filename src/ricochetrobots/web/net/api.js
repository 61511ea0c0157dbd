// The HTTP side of the server: rooms, boards, today's puzzle. Errors carry the server's code.

import { addressOf } from "./address.js";
import { seatToken } from "./seats.js";

/** @typedef {import("./messages.js").BoardData} BoardData */
/** @typedef {import("./messages.js").DayPuzzle} DayPuzzle */
/** @typedef {import("./messages.js").FoundRoom} FoundRoom */
/** @typedef {import("./messages.js").GameExport} GameExport */
/** @typedef {import("./messages.js").Hint} Hint */
/** @typedef {import("./messages.js").Judgement} Judgement */
/** @typedef {import("./messages.js").NewRoom} NewRoom */
/** @typedef {import("./messages.js").OpenedRoom} OpenedRoom */

/** A request that the server refused, or that never reached it (code "offline"). */
export class ApiError extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @param {NewRoom} wanted @returns {Promise<OpenedRoom>} */
export function createRoom(wanted) {
  return request("/api/rooms", wanted);
}

/** Finds the room with a typed code. @param {string} code @returns {Promise<FoundRoom>} */
export function findRoom(code) {
  return request("/api/rooms/find", { code });
}

/** The puzzle of a day that has come, of today without a date. @param {string | null} date @returns {Promise<DayPuzzle>} */
export function puzzleOf(date) {
  return request(puzzleAddress(date));
}

/** @param {string | null} date */
function puzzleAddress(date) {
  return date === null ? "/api/today" : `/api/today/${encodeURIComponent(date)}`;
}

/** A hint for the puzzle of a day; grade 1 says the least. @param {string} date @param {number} grade @returns {Promise<Hint>} */
export function hintFor(date, grade) {
  return request(`/api/today/${encodeURIComponent(date)}/hints/${grade}`);
}

/** Whether a path solves a puzzle, both as NOTATION.md writes them. @param {string} puzzle @param {string} path @returns {Promise<Judgement>} */
export function judgeText(puzzle, path) {
  return request("/api/judge", { puzzle, path });
}

/** Judges a path for the puzzle of a day. @param {DayPuzzle} day @param {string} path @returns {Promise<Judgement>} */
export function judge({ puzzle, date }, path) {
  return request("/api/judge", { puzzle, path, date });
}

/** A finished game (docs/protocol.md). @param {string} id @returns {Promise<GameExport>} */
export function finishedGame(id) {
  return request(`/games/${encodeURIComponent(id)}.json`);
}

/** All that is kept about the own seat in a room. @param {string} room @returns {Promise<import("./messages.js").SeatExport>} */
export function seatExport(room) {
  return request(seatAddress(room), undefined, { headers: seatProof(room) });
}

/** Has the name on the own seat deleted, and gives the seat up. @param {string} room @returns {Promise<void>} */
export function forgetSeat(room) {
  return request(seatAddress(room), undefined, { method: "DELETE", headers: seatProof(room) });
}

/** @param {string} room */
const seatAddress = (room) => `/api/rooms/${encodeURIComponent(room)}/seat`;

/** @param {string} room */
const seatProof = (room) => ({ authorization: `Bearer ${seatToken(room) ?? ""}` });

/** The responses that came with the page, each used once, by address. @type {Map<string, any>} */
const brought = new Map(Object.entries(JSON.parse(document.getElementById("brought")?.textContent ?? "{}")));

/** The puzzle of a day, of today without a date, if the page brought it. @param {string | null} date @returns {DayPuzzle | null} */
export function broughtPuzzle(date) {
  return brought.get(puzzleAddress(date)) ?? null;
}

/** The board that the page brought, as text. @returns {string | null} */
export function broughtBoard() {
  return [...brought].find(([address]) => address.startsWith("/api/boards/"))?.[1].board ?? null;
}

/** @type {Map<string, Promise<BoardData>>} */
const boards = new Map();

/** The drawing data of a board; asked for once. @param {string} text @returns {Promise<BoardData>} */
export function boardData(text) {
  const known = boards.get(text);
  if (known) return known;
  const answer = request(`/api/boards/${encodeURIComponent(text)}`);
  boards.set(text, answer);
  answer.catch(() => boards.delete(text));
  return answer;
}

/** Where the QR code of a link is drawn. @param {string} link */
export function qrAddress(link) {
  return addressOf(`/api/qr.svg?text=${encodeURIComponent(link)}`);
}

/** @param {string} path @param {object} [body] sent as JSON by POST; without it GET @param {RequestInit} [custom] instead of both */
async function request(path, body, custom) {
  if (!body && brought.has(path)) {
    const answer = brought.get(path);
    brought.delete(path);
    return answer;
  }
  const post = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await fetch(addressOf(path), custom ?? post).catch(() => {
    throw new ApiError("offline", "The server cannot be reached.");
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(answer.code ?? `http-${response.status}`, answer.message ?? response.statusText);
  return answer;
}
