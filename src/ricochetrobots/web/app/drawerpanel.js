// Help, settings and the page's menu, shown in the column beside the board instead of the page or of a round's panel.

import { Button } from "./components/button.js";
import { closeDrawer, drawer, pageMenu, playersContent } from "./frame/drawer.js";
import { useKeys } from "./frame/keys.js";
import { Help } from "./help.js";
import { Settings } from "./settingspanel.js";
import { html, useEffect, useRef } from "../vendor/vendor.js";
import { t } from "../words/text.js";

export function DrawerPanel() {
  const which = drawer.value;
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => heading.current?.focus(), [which]);
  useKeys([{ keys: ["Escape"], text: "key-close", run: closeDrawer }]);
  return html`
    <section class="drawer" role="dialog" aria-labelledby="drawer-title">
      <div class="drawer-head">
        <h1 id="drawer-title" tabindex=${-1}
          ref=${heading}>${titleOf(which)}</h1>
        <${Button} kind="quiet" icon="close" label=${t("close")} onClick=${closeDrawer} />
      </div>
      <div class="drawer-body">${contentOf(which)}</div>
    </section>
  `;
}

/** @param {import("./frame/drawer.js").Drawer | null} which */
function titleOf(which) {
  if (which === "menu") return pageMenu.value?.name;
  if (which === "players") return t("rows-label");
  return t(which === "settings" ? "settings" : "help");
}

/** @param {import("./frame/drawer.js").Drawer | null} which */
function contentOf(which) {
  if (which === "settings") return html`<${Settings} />`;
  if (which === "menu") return html`<${MenuContent} />`;
  if (which === "players") return html`<${Players} />`;
  return html`<${Help} key=${which} part=${which === "keys" ? "keys" : "rules"} />`;
}

/** A separate component, so that it renders again when its page changes. */
function MenuContent() {
  return pageMenu.value?.content();
}

function Players() {
  return playersContent.value?.();
}
