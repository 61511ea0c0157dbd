// Generated from web/pages.json by ricochetrobots.web.generate; do not edit.

import { later } from "./frame/later.js";
import { StartPage } from "./start/index.js";

const PuzzlePage = later(async () => (await import("./daily/index.js")).PuzzlePage, { first: true });
const ArchivePage = later(async () => (await import("./daily/archive.js")).ArchivePage);
const RulesPage = later(async () => (await import("./rulebook/index.js")).RulesPage, { first: true });
const LearnPage = later(async () => (await import("./learn/index.js")).LearnPage);
const EveningPage = later(async () => (await import("./tabletop/index.js")).EveningPage);
const AnalysePage = later(async () => (await import("./analyse/index.js")).AnalysePage);
const PractisePage = later(async () => (await import("./practise/index.js")).PractisePage);
const AlonePage = later(async () => (await import("./alone/index.js")).AlonePage);
const RoomPage = later(async () => (await import("./room/index.js")).RoomPage, { first: true });
const TablesPage = later(async () => (await import("./tables/index.js")).TablesPage);
const TvPage = later(async () => (await import("./tv/index.js")).TvPage);
const GamesPage = later(async () => (await import("./game/gamespage.js")).GamesPage);
const DevicePage = later(async () => (await import("./device/index.js")).DevicePage);
const LadderPage = later(async () => (await import("./ladder/index.js")).LadderPage);
const MePage = later(async () => (await import("./ladder/me.js")).MePage);
const FinishedGame = later(async () => (await import("./game/index.js")).FinishedGame);
const EmbeddedGame = later(async () => (await import("./game/embed.js")).EmbeddedGame);
const MatchesPage = later(async () => (await import("./game/matches.js")).MatchesPage);

/** The router shows the first page whose path matches; its component receives the named groups. */
export const PAGES = [
  { path: /^\/$/, name: "start", component: StartPage },
  { path: /^\/today$/, name: "puzzle", component: PuzzlePage },
  { path: /^\/today\/days$/, name: "archive", component: ArchivePage },
  { path: /^\/rules$/, name: "rules", component: RulesPage },
  { path: /^\/learn$/, name: "learn", component: LearnPage },
  { path: /^\/table$/, name: "table", component: EveningPage },
  { path: /^\/analyse$/, name: "analyse", component: AnalysePage },
  { path: /^\/practise$/, name: "practise", component: PractisePage },
  { path: /^\/alone$/, name: "alone", component: AlonePage },
  { path: /^\/tables$/, name: "tables", component: TablesPage },
  { path: /^\/games$/, name: "games", component: GamesPage },
  { path: /^\/device$/, name: "device", component: DevicePage },
  { path: /^\/ladder$/, name: "ladder", component: LadderPage },
  { path: /^\/me$/, name: "me", component: MePage },
  { path: /^\/today\/(?<date>[\w.-]+)$/, name: "puzzle", component: PuzzlePage },
  { path: /^\/practise\/(?<part>[\w.-]+)$/, name: "practise", component: PractisePage },
  { path: /^\/r\/(?<room>[\w.-]+)$/, name: "room", component: RoomPage },
  { path: /^\/tv\/(?<code>[\w.-]+)$/, name: "tv", component: TvPage },
  { path: /^\/ladder\/(?<place>[\w.-]+)$/, name: "ladder", component: LadderPage },
  { path: /^\/games\/(?<id>[\w.-]+)$/, name: "game", component: FinishedGame },
  { path: /^\/games\/(?<id>[\w.-]+)\/embed$/, name: "embed", component: EmbeddedGame },
  { path: /^\/r\/(?<room>[\w.-]+)\/matches$/, name: "matches", component: MatchesPage },
];
