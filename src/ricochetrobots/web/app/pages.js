// Generated from web/pages.json by ricochetrobots.protocol.schema; do not edit.

import { later } from "./later.js";
import { StartPage } from "./start.js";

const PuzzlePage = later(async () => (await import("./puzzle/puzzle.js")).PuzzlePage);
const ArchivePage = later(async () => (await import("./puzzle/archive.js")).ArchivePage);
const RulesPage = later(async () => (await import("./rules.js")).RulesPage);
const LearnPage = later(async () => (await import("./learn/learn.js")).LearnPage);
const RoomPage = later(async () => (await import("./room.js")).RoomPage);
const GamesPage = later(async () => (await import("./games.js")).GamesPage);
const FinishedGame = later(async () => (await import("./game/finished.js")).FinishedGame);

/** The first whose path matches is shown; its component receives the named groups. */
export const PAGES = [
  { path: /^\/$/, name: "start", component: StartPage },
  { path: /^\/today$/, name: "puzzle", component: PuzzlePage },
  { path: /^\/today\/days$/, name: "archive", component: ArchivePage },
  { path: /^\/rules$/, name: "rules", component: RulesPage },
  { path: /^\/learn$/, name: "learn", component: LearnPage },
  { path: /^\/games$/, name: "games", component: GamesPage },
  { path: /^\/today\/(?<date>[\w.-]+)$/, name: "puzzle", component: PuzzlePage },
  { path: /^\/r\/(?<room>[\w.-]+)$/, name: "room", component: RoomPage },
  { path: /^\/games\/(?<id>[\w.-]+)$/, name: "game", component: FinishedGame },
];
