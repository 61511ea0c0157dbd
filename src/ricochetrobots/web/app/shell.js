// The frame around every page: header, board, and the column beside it. Pages fill the column and say what the
// header tells. Help and settings open in the column too, so nothing ever lies over the board.

import { html, signal, useEffect, useLayoutEffect } from "../vendor/vendor.js";
import { LiveRegions } from "./announcer.js";
import { BoardPlace, mirrorBoard, turnBoard } from "./boardhost.js";
import { MessageLine } from "./components/message.js";
import { Drawer, drawer, openDrawer } from "./drawer.js";
import { Header } from "./header.js";
import { useKeys } from "./keys.js";
import { t } from "./text.js";

/**
 * How a page wants its frame. `screen` decides what becomes of the board: "start" and "game" show it in full, "room"
 * makes it a thumbnail on phones, "final" leaves it out on phones, "page" has none. `facts` and `aside` stand in the
 * header: ["Chip 6", "12 left"], "first to 5".
 * @typedef {object} Frame
 * @property {"start" | "room" | "game" | "final" | "page"} screen
 * @property {string} [title]  of the browser's tab, before the product's name
 * @property {string | null} [room]  the room's name
 * @property {readonly string[]} [facts]
 * @property {string} [aside]
 * @property {string | null} [back]  where the arrow on a phone leads; null: no arrow
 */

/** @type {import("../vendor/vendor.js").Signal<Frame>} */
export const frame = signal(/** @type {Frame} */ ({ screen: "page" }));

/** Sets the frame while a page is there. @param {Frame} wanted */
export function useFrame(wanted) {
  useLayoutEffect(() => {
    frame.value = wanted;
    document.title = wanted.title ? t("tab-title", { page: wanted.title }) : t("product");
  }, [JSON.stringify(wanted)]);
}

/** @param {{children?: unknown}} props */
export function Shell({ children }) {
  const { screen } = frame.value;
  const open = drawer.value !== null;
  useKeys([
    { keys: ["?"], text: "key-help", run: () => openDrawer("keys") },
    { keys: ["f"], text: "key-turn", when: () => screen !== "page", run: turnBoard },
    { keys: ["F"], text: "key-mirror", when: () => screen !== "page", run: mirrorBoard },
  ]);
  useEffect(() => {
    document.documentElement.dataset.screen = screen;
  }, [screen]);
  return html`
    <${Header} frame=${frame.value} />
    ${screen !== "page" && html`<${BoardPlace} />`}
    <main class="side">
      <${MessageLine} />
      <div class="side-page" hidden=${open}>${children}</div>
      ${open && html`<${Drawer} />`}
    </main>
    <${LiveRegions} />
  `;
}
