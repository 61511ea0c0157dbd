// Starts the app: words first, then the frame with the page that the address asks for.

import { html, render } from "../vendor/vendor.js";
import { FinishedGame } from "./game/game.js";
import { listenToKeys } from "./keys.js";
import { Nowhere } from "./problem.js";
import { ArchivePage } from "./puzzle/archive.js";
import { PuzzlePage } from "./puzzle/puzzle.js";
import { RoomPage } from "./room.js";
import { route } from "./router.js";
import { RulesPage } from "./rules.js";
import { Shell } from "./shell.js";
import { StartPage } from "./start.js";
import { loadText } from "./text.js";

function App() {
  return html`<${Shell}>${page(route.value)}</>`;
}

/** @param {import("./router.js").Route} to */
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
    case "room":
      return html`<${RoomPage} key=${to.room} room=${to.room} />`;
    case "game":
      return html`<${FinishedGame} key=${to.game} id=${to.game} />`;
    case "nowhere":
      return html`<${Nowhere} key="nowhere" />`;
  }
}

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

try {
  await loadText("en");
  listenToKeys();
  render(html`<${App} />`, place("app"));
} catch (error) {
  place("broken").hidden = false; // the one sentence outside the texts: they are what is missing
  throw error;
}
