// Starts the app: words and board first, then the frame with the page of the address.

import { App, fetchPage, layFirstBoard } from "./app.js";
import { whenIdle } from "./frame/afterframe.js";
import { listenToKeys } from "./frame/keys.js";
import { VERSION } from "./frame/version.js";
import { html, render } from "../vendor/vendor.js";
import { loadText } from "../words/text.js";

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** This module does not await it: in the bundle, the pages fetched here are parts that import this module. */
async function start() {
  try {
    // The board is drawn while the room has not answered yet.
    await Promise.all([loadText(document.documentElement.lang).then(layFirstBoard), fetchPage()]);
    listenToKeys();
    place("app").replaceChildren(); // removes the pale placeholder board
    render(html`<${App} />`, place("app"));
    if (VERSION && "serviceWorker" in navigator) whenIdle(keepGame);
  } catch (error) {
    place("broken").hidden = false; // the only sentence outside the message files, because these are missing
    throw error;
  }
}

/** Keeps the game for use without a network. */
async function keepGame() {
  try {
    await (await import("./keepgame.js")).keepGame();
  } catch (error) {
    console.info("The game is not kept for use without a network.", error); // no network, or no room
  }
}

// Called from the queue: in a debugger, V8 would otherwise parse the whole bundle again to find the line of the call.
queueMicrotask(start);
