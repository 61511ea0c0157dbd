// The panel of settings for this browser.

import { Button } from "./components/button.js";
import { Segmented, Toggle } from "./components/choice.js";
import { Card } from "./components/panel.js";
import { mirrorBoard, turnBoard } from "./frame/boardhost.js";
import { cue } from "./frame/cues.js";
import { showMessage } from "./frame/message.js";
import { go } from "./frame/router.js";
import { set, settings } from "../store/settings.js";
import { html } from "../vendor/vendor.js";
import { LANGUAGES } from "../words/languages.js";
import { language, loadText, t } from "../words/text.js";

/** @typedef {import("../store/settings.js").Settings} SettingValues */

/** @param {string} wanted */
async function speak(wanted) {
  try {
    await loadText(wanted);
    set("language", wanted);
  } catch {
    showMessage({ words: t("problem-offline"), urgent: true });
  }
}

const THEMES = /** @type {const} */ (["system", "light", "dark"]);
/** The switches above the language, and those below it. */
const SWITCHES = /** @type {const} */ (["stillness", "oneTapBid", "letters", "coordinates", "contrast"]);
const FURTHER = /** @type {const} */ (["singleKeys", "buzz"]);
const VOLUMES = /** @type {const} */ (["off", "quiet", "full"]);

export function Settings() {
  const now = settings.value;
  return html`
    <${Card} class="lines">
      <div class="line">
        <span class="line-text"><b>${t("sound")}</b></span>
        <${Segmented}
          label=${t("sound")} value=${now.sound} options=${VOLUMES.map((value) => ({ value, text: t(`sound-${value}`) }))}
          onChange=${(/** @type {SettingValues["sound"]} */ sound) => {
            set("sound", sound);
            cue("bid");
          }}
        />
      </div>
      <div class="line">
        <span class="line-text"><b>${t("theme")}</b></span>
        <${Segmented}
          label=${t("theme")} value=${now.theme} options=${THEMES.map((value) => ({ value, text: t(`theme-${value}`) }))}
          onChange=${(/** @type {SettingValues["theme"]} */ theme) => set("theme", theme)}
        />
      </div>
      <${Switches} names=${SWITCHES} />
      <label class="line">
        <span class="line-text"><b>${t("language")}</b></span>
        <select class="select" value=${language.value}
          onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ { currentTarget }) => speak(currentTarget.value)}>
          ${LANGUAGES.map(({ file, tag, name }) => html`<option key=${file} value=${file} lang=${tag}>${name}</option>`)}
        </select>
      </label>
      <${Switches} names=${FURTHER} />
      <div class="line">
        <span class="line-text"><b>${t("board-view")}</b></span>
        <${Button} icon="turn" onClick=${turnBoard}>${t("turn")}</>
        <${Button} icon="mirror" onClick=${mirrorBoard}>${t("mirror")}</>
      </div>
    </>
    <p class="note">${t("settings-note")}</p>
    <div class="buttons"><${Button} class="wide" onClick=${() => go("/device")}>${t("device-title")}</></div>
  `;
}

/** @param {{names: readonly (typeof SWITCHES | typeof FURTHER)[number][]}} props */
function Switches({ names }) {
  return names.map((name) => html`
    <${Toggle} key=${name} label=${t(`setting-${name}`)} note=${t(`setting-${name}-note`)} checked=${settings.value[name]}
      onChange=${(/** @type {boolean} */ on) => set(name, on)} />
  `);
}
