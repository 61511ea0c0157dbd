// The frame of every page: header, board, and the column beside it. Pages fill the column and set the header's words.
// On wide screens the sheet opens in the column too; in a round, the clock and the pad stay visible (layout.css).

import { LiveRegions } from "./frame/announcer.js";
import { BoardPlace, mirrorBoard, turnBoard } from "./frame/boardhost.js";
import { closeDrawer, drawer, isCovered, openDrawer } from "./frame/drawer.js";
import { above, frame, marks } from "./frame/frame.js";
import { useKeys } from "./frame/keys.js";
import { later } from "./frame/later.js";
import { MessageLine } from "./frame/message.js";
import { Header } from "./header.js";
import { html, useLayoutEffect } from "../vendor/vendor.js";
import { t } from "../words/text.js";

/** @typedef {import("../vendor/vendor.js").ComponentChildren} ComponentChildren */

const DrawerPanel = later(async () => (await import("./drawerpanel.js")).DrawerPanel);

/** @param {{children?: ComponentChildren}} props */
export function Shell({ children }) {
  const { screen } = frame.value;
  const open = drawer.value !== null;
  const over = isCovered.value;
  const hasBoard = () => screen !== "page" && screen !== "table";
  useKeys([
    { keys: ["?"], text: "key-help", over: true, run: () => openDrawer("keys") },
    { keys: ["f"], text: "key-turn", when: hasBoard, run: turnBoard },
    { keys: ["F"], text: "key-mirror", when: hasBoard, run: mirrorBoard },
  ]);
  const shown = { screen, ...marks.value, drawer: !over && drawer.value, covered: over && "" };
  useLayoutEffect(() => { // in the frame that shows the page
    for (const [name, value] of Object.entries(shown)) {
      if (typeof value === "string") document.documentElement.dataset[name] = value;
      else delete document.documentElement.dataset[name];
    }
    for (const part of document.querySelectorAll(".header, .above, .board-place, .side-page")) part.toggleAttribute("inert", over);
  });
  return html`
    ${screen !== "embed" && html`<${Header} frame=${frame.value} />`}
    ${above.value && html`<section class="above" aria-label=${t("product")}>${above.value}</section>`}
    ${hasBoard() && html`<${BoardPlace} />`}
    <main class="side">
      ${!over && html`<${MessageLine} />`}
      <div class="side-page" hidden=${open && !over && screen !== "game"}>${children}</div>
      ${open && !over && html`<${DrawerPanel} />`}
    </main>
    ${over && html`<div class="shade" onClick=${closeDrawer}></div><${DrawerPanel} /><div class="drawer-message"><${MessageLine} /></div>`}
    <${LiveRegions} />
  `;
}
