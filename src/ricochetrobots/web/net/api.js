// The server's HTTP API: rooms, boards, the puzzles of days. Errors have the server's code.

import { addressOf } from "./address.js";
import { isUnreachable } from "./reach.js";
import { judgeHere } from "../rules/judge.js";
import { keepDays, keptDay } from "../store/days.js";
import { seatToken } from "../store/seats.js";

/** @typedef {import("../rules/messages.js").BoardData} BoardData */
/** @typedef {import("../rules/messages.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../rules/messages.js").FoundRoom} FoundRoom */
/** @typedef {import("../rules/messages.js").GameExport} GameExport */
/** @typedef {import("../rules/messages.js").Hint} Hint */
/** @typedef {import("../rules/messages.js").Judgement} Judgement */
/** @typedef {import("../rules/messages.js").NewRoom} NewRoom */
/** @typedef {import("../rules/messages.js").OpenedRoom} OpenedRoom */

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

/** Returns the room with a typed code. @param {string} code @returns {Promise<FoundRoom>} */
export function findRoom(code) {
  return request("/api/rooms/find", { code });
}

/**
 * Returns the puzzle of a day up to today (today's if `date` is null).
 * @param {string | null} date @returns {Promise<DayPuzzle>}
 */
export async function puzzleOf(date) {
  try {
    return await request(puzzleAddress(date));
  } catch (error) {
    const kept = keptDay(date);
    if (kept && isOffline(error)) return kept;
    throw error;
  }
}

/** Keeps the puzzles of the next days for use without a network. */
export async function keepComingDays() {
  const { days } = await request("/api/days");
  keepDays(days);
}

/** Returns whether a request failed because the server was out of reach. @param {unknown} error */
export function isOffline(error) {
  return error instanceof ApiError && error.code === "offline";
}

/** @param {string | null} date */
function puzzleAddress(date) {
  return date === null ? "/api/today" : `/api/today/${encodeURIComponent(date)}`;
}

/**
 * Returns a hint for the puzzle of a day. Grade 1 reveals the least.
 * @param {string} date @param {number} grade @returns {Promise<Hint>}
 */
export function hintFor(date, grade) {
  return request(`/api/today/${encodeURIComponent(date)}/hints/${grade}`);
}

/**
 * Judges a path for a puzzle, both in the notation of docs/notation.md; without a network, the device does. A judgement of the
 * puzzle of the day `date` has its shortest number of moves.
 * @param {string} puzzle @param {string} path @param {string} [date] @returns {Promise<Judgement>}
 */
export async function judge(puzzle, path, date) {
  try {
    return await request("/api/judge", { puzzle, path, date });
  } catch (error) {
    if (!isOffline(error)) throw error;
    return judgeHere(puzzle, path);
  }
}

/**
 * Reads a position in the format of any program that the server knows.
 * @param {string} text @returns {Promise<import("../rules/messages.js").ReadText>}
 */
export function readText(text) {
  return request("/api/read", { text });
}

/** Returns a finished game (docs/protocol.md). @param {string} id @returns {Promise<GameExport>} */
export function finishedGame(id) {
  return request(`/games/${encodeURIComponent(id)}.json`);
}

/** Returns the finished matches of a room. @param {string} room @returns {Promise<import("../rules/messages.js").RoomMatches>} */
export function roomMatches(room) {
  return request(`/r/${encodeURIComponent(room)}/matches.json`);
}

/**
 * Returns everything that the server stores about one's own seat in a room.
 * @param {string} room @returns {Promise<import("../rules/messages.js").SeatExport>}
 */
export function seatExport(room) {
  return request(seatAddress(room), undefined, { headers: seatProof(room) });
}

/** Deletes the name on one's own seat and gives up the seat. @param {string} room @returns {Promise<void>} */
export function forgetSeat(room) {
  return request(seatAddress(room), undefined, { method: "DELETE", headers: seatProof(room) });
}

/** @param {string} room */
const seatAddress = (room) => `/api/rooms/${encodeURIComponent(room)}/seat`;

/** Returns the headers that prove one's own seat. @param {string} room */
export const seatProof = (room) => ({ authorization: `Bearer ${seatToken(room) ?? ""}` });

/** The responses contained in the page, by address. Each is used once. @type {Map<string, any>} */
const brought = new Map(Object.entries(JSON.parse(document.getElementById("brought")?.textContent ?? "{}")));

/**
 * Returns the puzzle of a day (today's if `date` is null) if the page contains it.
 * @param {string | null} date @returns {DayPuzzle | null}
 */
export function broughtPuzzle(date) {
  return brought.get(puzzleAddress(date)) ?? null;
}

/** Returns the text of the board that the page contains, or null. @returns {string | null} */
export function broughtBoard() {
  return [...brought].find(([address]) => address.startsWith("/api/boards/"))?.[1].board ?? null;
}

/** @type {Map<string, Promise<BoardData>>} */
const boards = new Map();

/**
 * Returns the drawing data of a board, which is requested only once.
 * @param {string} text @returns {Promise<BoardData>}
 */
export function boardData(text) {
  const known = boards.get(text);
  if (known) return known;
  const answer = request(`/api/boards/${encodeURIComponent(text)}`);
  boards.set(text, answer);
  answer.catch(() => boards.delete(text));
  return answer;
}

/** Returns the address of the QR code of a link. @param {string} link */
export function qrAddress(link) {
  return addressOf(`/api/qr.svg?text=${encodeURIComponent(link)}`);
}

/**
 * @param {string} path
 * @param {object} [body] sent as JSON with POST; without it, the request is a GET @param {RequestInit} [custom] replaces both
 */
export async function request(path, body, custom) {
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
    isUnreachable.value = true;
    throw new ApiError("offline", "The server cannot be reached.");
  });
  isUnreachable.value = false;
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(answer.code ?? `http-${response.status}`, answer.message ?? response.statusText);
  return answer;
}
