// Help and settings, shown in the column beside the board in place of the page, which waits behind them.

import { html, useEffect, useRef } from "../vendor/vendor.js";
import { Button } from "./components/button.js";
import { closeDrawer, drawer, roomMenu } from "./drawer.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { Settings } from "./settingspanel.js";
import { t } from "./text.js";

export function DrawerPanel() {
  const which = drawer.value;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), [which]);
  useKeys([{ keys: ["Escape"], text: "key-close", run: closeDrawer }]);
  return html`
    <section class="drawer" role="dialog" aria-labelledby="drawer-title">
      <div class="drawer-head">
        <h1 id="drawer-title" tabindex="-1" ref=${heading}>${t(which === "settings" ? "settings" : which === "room" ? "room-menu" : "help")}</h1>
        <${Button} kind="quiet" icon="close" label=${t("close")} onClick=${closeDrawer} />
      </div>
      <div class="drawer-body">${contentOf(which)}</div>
    </section>
  `;
}

/** @param {import("./drawer.js").Drawer | null} which */
function contentOf(which) {
  if (which === "settings") return html`<${Settings} />`;
  if (which === "room") return html`<${RoomContent} />`;
  return html`<${Help} key=${which} part=${which === "keys" ? "keys" : "rules"} />`;
}

/** A component of its own, so that it follows the room. */
function RoomContent() {
  return roomMenu.value?.();
}
