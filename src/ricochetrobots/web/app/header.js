// The bar above everything: logo or back arrow, room and chip, the buttons of the page, and two keys that open the sheet.

import { Button } from "./components/button.js";
import { Icon } from "./components/icon.js";
import { turnBoard } from "./frame/boardhost.js";
import { openDrawer, openLastTab } from "./frame/drawer.js";
import { leaving, tools } from "./frame/frame.js";
import { Link } from "./frame/router.js";
import { html } from "../vendor/vendor.js";
import { t } from "../words/text.js";

/** @param {{frame: import("./frame/frame.js").Frame}} props */
export function Header({ frame: { screen, room, facts = [], aside, series, back = "/", backWords, asks = false } }) {
  return html`
    <header class="header">
      ${screen !== "start" && back && html`<${Link} class=${backWords ? "header-back named" : "header-back"} to=${back}
        label=${backWords ?? (back === "/" ? t("back-to-start") : t("back"))} ...${asks ? { onClick: ask } : {}}><${Icon} name="back" />
        </>`}
      <${Link} class="brand" to="/" label=${t("product")}><${Logo} /><span>${t("product")}</span></>
      ${(room || facts.length > 0) &&
      html`
        <p class="header-words" title=${[...facts, room, aside].filter(Boolean).join(" · ")}>
          ${facts.length > 0 && html`<span class="header-facts">${facts.map((fact) => html`<span key=${fact}>${fact}</span>`)}</span>`}
          ${aside && html`<span
            class=${series ? "header-aside header-series" : "header-aside"}>
            ${series ? html`<span class="header-goal">${aside} · </span>${series}` : aside}</span>`}
          ${room && html`<span class="header-room">${room}</span>`}
        </p>
      `}
      <div class="header-tools">
        ${["room", "game", "final"].includes(screen)
          && html`<${Button} kind="quiet" icon="turn" label=${t("turn-board")} class="header-turn" onClick=${turnBoard} />`}
        ${tools.value.map(({ icon, label, disabled, run }) => html`<${Button} key=${icon} kind="quiet" icon=${icon} label=${label}
          disabled=${disabled} onClick=${run} />`)}
        <${Button} kind="quiet" icon="help" label=${t("help")} class=${tools.value.length ? "beside-tools" : ""}
          onClick=${() => openDrawer("help")} />
        <${Button} kind="quiet" icon="menu" label=${t("menu")} class="header-menu" onClick=${openLastTab} />
      </div>
    </header>
  `;
}

/** @param {Event} event */
function ask(event) {
  event.preventDefault();
  leaving.value = true;
}

function Logo() {
  return html`
    <svg class="logo" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect width="28" height="28" rx="7" />
      <path d="M7 21V8.5h11.5M21.5 3.5v10" />
      <circle cx="7" cy="21" r="3" />
    </svg>
  `;
}
