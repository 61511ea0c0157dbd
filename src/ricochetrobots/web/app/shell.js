// The frame of every page: header, board, and the column beside it. Pages fill the column and say what the
// header tells. Help and settings open in the column too, so nothing ever lies over the board.

import { html, useEffect } from "../vendor/vendor.js";
import { LiveRegions } from "./announcer.js";
import { BoardPlace, mirrorBoard, turnBoard } from "./boardhost.js";
import { MessageLine } from "./components/message.js";
import { drawer, openDrawer } from "./drawer.js";
import { frame } from "./frame.js";
import { Header } from "./header.js";
import { useKeys } from "./keys.js";
import { later } from "./later.js";

const DrawerPanel = later(async () => (await import("./drawerpanel.js")).DrawerPanel);

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
      ${open && html`<${DrawerPanel} />`}
    </main>
    <${LiveRegions} />
  `;
}
