// The page that the address asks for. The start page is there at once; the others are fetched when they are wanted.

import { greetingAnswered } from "../net/greeting.js";
import { html } from "../vendor/vendor.js";
import { later } from "./later.js";
import { Nowhere } from "./problem.js";
import { route } from "./router.js";
import { Shell } from "./shell.js";
import { StartPage } from "./start.js";

/** @typedef {import("./router.js").Route} Route */

const RoomPage = later(async () => (await import("./room.js")).RoomPage);
const FinishedGame = later(async () => (await import("./game/finished.js")).FinishedGame);
const PuzzlePage = later(async () => (await import("./puzzle/puzzle.js")).PuzzlePage);
const ArchivePage = later(async () => (await import("./puzzle/archive.js")).ArchivePage);
const LearnPage = later(async () => (await import("./learn/learn.js")).LearnPage);
const RulesPage = later(async () => (await import("./rules.js")).RulesPage);

export function App() {
  return html`<${Shell}>${page(route.value)}</>`;
}

/** @param {Route} to */
function page(to) {
  switch (to.page) {
    case "start":
      return html`<${StartPage} key="start" />`;
    case "puzzle":
      return html`<${PuzzlePage} key=${`puzzle ${to.date}`} date=${to.date} />`;
    case "archive":
      return html`<${ArchivePage} key="archive" />`;
    case "rules":
      return html`<${RulesPage} key="rules" />`;
    case "learn":
      return html`<${LearnPage} key="learn" />`;
    case "room":
      return html`<${RoomPage} key=${to.room} room=${to.room} />`;
    case "game":
      return html`<${FinishedGame} key=${to.game} id=${to.game} />`;
    case "nowhere":
      return html`<${Nowhere} key="nowhere" />`;
  }
}

/** Fetches what a page needs before it is drawn. @param {Route} to */
export async function fetchPage(to) {
  switch (to.page) {
    case "start": // whoever touches anything there goes on to one of these
      addEventListener("focusin", () => void Promise.all([RoomPage.fetch(), PuzzlePage.fetch()]), { once: true });
      return;
    case "room": // with what is there to see in it, else it would be drawn twice
      await Promise.all([RoomPage.fetch(), greetingAnswered()]);
      return;
    case "puzzle":
      return PuzzlePage.fetch();
    case "archive":
      return ArchivePage.fetch();
    case "game":
      return FinishedGame.fetch();
    case "rules":
      return RulesPage.fetch();
    case "learn":
      return LearnPage.fetch();
  }
}
