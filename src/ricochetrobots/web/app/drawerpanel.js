// The sheet with four tabs: over the page of a phone, or in the column beside a board.

import { Button } from "./components/button.js";
import { closeDrawer, drawer, isCovered, openDrawer, parts, tabsNow } from "./frame/drawer.js";
import { useKeys } from "./frame/keys.js";
import { Help } from "./help.js";
import { Settings } from "./settingspanel.js";
import { isStill } from "../store/settings.js";
import { html, useEffect, useRef } from "../vendor/vendor.js";
import { t } from "../words/text.js";

/** @typedef {import("./frame/drawer.js").Drawer} Drawer */

/** How far its head is dragged to close the sheet, in px, and how fast flicked, in px a millisecond. */
const DRAG = { far: 96, fast: 0.5, least: 16 };

/** How long it takes to slide back. */
const RETURN_MS = 120;

/** The steps of the arrow keys among the tabs. @type {Record<string, (at: number, last: number) => number>} */
const STEPS = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function DrawerPanel() {
  const which = drawer.value;
  const over = isCovered.value;
  const tabs = tabsNow();
  const tab = which !== null && tabs.includes(which) ? which : "help";
  const head = over ? parts.value.head : undefined;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[aria-selected=true]"))?.focus(), [tab]);
  useKeys([{ keys: ["Escape"], text: "key-close", over: true, run: closeDrawer }]);

  /** @param {KeyboardEvent} event */
  function step(event) {
    const to = STEPS[event.key]?.(tabs.indexOf(tab), tabs.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    openDrawer(tabs[to]);
  }

  return html`
    <section class=${over ? "drawer over" : "drawer"} role="dialog" aria-modal=${over} aria-labelledby="drawer-title"
      aria-describedby=${head ? "drawer-time" : undefined} ref=${box}>
      <div class="drawer-head" onPointerDown=${(/** @type {PointerEvent} */ event) => over && drag(event, box.current)}>
        ${head?.()}
        <h1 id="drawer-title" class=${head ? "unseen" : ""}>${titleOf(tab)}</h1>
        <${Button} kind="quiet" icon="close" label=${t("close")} onClick=${closeDrawer} />
      </div>
      <div class="drawer-tabs" role="tablist" aria-labelledby="drawer-title" onKeyDown=${step}>
        ${tabs.map((one) => html`<button key=${one} type="button" class="tab" role="tab" id=${`tab-${one}`} aria-controls="drawer-body"
          aria-selected=${one === tab} tabindex=${one === tab ? 0 : -1} onClick=${() => one !== which && openDrawer(one)}>
          ${titleOf(one)}</button>`)}
      </div>
      <div class="drawer-body" id="drawer-body" role="tabpanel" aria-labelledby=${`tab-${tab}`} key=${tab}>
        <${Content} tab=${tab} keys=${which === "keys"} /></div>
    </section>
  `;
}

/** @param {Drawer} tab */
function titleOf(tab) {
  if (tab === "menu") return parts.value.menu?.name;
  return t(tab === "players" ? "rows-label" : tab === "settings" ? "settings" : "help");
}

/** @param {{tab: Drawer, keys: boolean}} props */
function Content({ tab, keys }) {
  if (tab === "settings") return html`<${Settings} />`;
  if (tab === "menu") return parts.value.menu?.content();
  if (tab === "players") return parts.value.players?.();
  return html`<${Help} key=${keys} part=${keys ? "keys" : "short"} />`;
}

/**
 * Lets the sheet follow a finger on its head, and closes it after a long way or a flick.
 * @param {PointerEvent} down @param {HTMLElement | null} sheet
 */
function drag(down, sheet) {
  const head = /** @type {HTMLElement} */ (down.currentTarget);
  if (!sheet || !down.isPrimary || /** @type {Element} */ (down.target).closest("button")) return;
  head.setPointerCapture(down.pointerId);
  const listening = new AbortController();
  let last = { y: down.clientY, at: down.timeStamp, speed: 0 };
  const way = () => Math.max(0, last.y - down.clientY);
  head.addEventListener("pointermove", ({ clientY: y, timeStamp: at }) => {
    last = { y, at, speed: (y - last.y) / Math.max(1, at - last.at) };
    sheet.style.translate = `0 ${way()}px`;
  }, listening);
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    head.addEventListener(end, ({ type }) => {
      listening.abort();
      const flicked = last.speed >= DRAG.fast && way() >= DRAG.least;
      if (type === "pointerup" && (way() >= DRAG.far || flicked)) closeDrawer();
      else {
        sheet.style.translate = "";
        if (!isStill()) sheet.animate([{ translate: `0 ${way()}px` }, { translate: "0" }], { duration: RETURN_MS, easing: "ease-out" });
      }
    }, listening);
  }
}
