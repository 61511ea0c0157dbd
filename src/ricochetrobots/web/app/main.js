// Starts the app: words and board first, then the frame with the page that the address asks for.

import { html, render } from "../vendor/vendor.js";
import { App, fetchPage } from "./app.js";
import { layBroughtBoard } from "./boardhost.js";
import { listenToKeys } from "./keys.js";
import { loadText } from "./text.js";

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Not awaited by this module: in the bundle the pages fetched here are parts that need it. */
async function start() {
  try {
    // The board is drawn while a room is still to answer.
    await Promise.all([loadText(document.documentElement.lang).then(layBroughtBoard), fetchPage()]);
    listenToKeys();
    place("app").replaceChildren(); // the pale board that lay there meanwhile
    render(html`<${App} />`, place("app"));
  } catch (error) {
    place("broken").hidden = false; // the one sentence outside the texts: they are what is missing
    throw error;
  }
}

// Not called from here either: where somebody debugs, V8 would read the whole bundle again to name its line.
queueMicrotask(start);
