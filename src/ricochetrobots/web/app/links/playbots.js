// "Play with bots": one sheet over the page, with who plays, their level and the length. The last choice is kept.

import { Button } from "../components/button.js";
import { Segmented, Toggle } from "../components/choice.js";
import { BotSign } from "../components/sign.js";
import { go } from "../frame/router.js";
import { forgetMatch, isPlaying } from "../../store/alone.js";
import { DEVICE_LEVELS, keepBots, keptBots, MOST_BOTS } from "../../store/alonematch.js";
import { intend } from "../../store/person.js";
import { set, settings } from "../../store/settings.js";
import { BOT_CHARACTERS, CHIPS } from "../../rules/constants.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { characterName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../store/alonematch.js").Bots} Bots */

/** The chips that win, and about how many minutes that takes. */
const LENGTHS = /** @type {const} */ ([[2, 2], [5, 8], [CHIPS, 15]]);

/** Opens a match with the bots of the last choice, whose first chip is turned up at once. */
function playBots() {
  forgetMatch();
  intend("alone", "bots");
  go("/alone");
}

/**
 * @param {{onClose: () => void, onStart?: () => void}} props `onStart` is called when the choice is kept; by default, it opens the match
 */
export function PlayBots({ onClose, onStart = playBots }) {
  const [bots, setBots] = useState(keptBots);
  const [offersSound] = useState(settings.value.sound === "off" && !settings.value.soundOffered);
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const running = onStart === playBots && isPlaying();
  useEffect(() => {
    box.current?.showModal();
  }, []);

  /** @param {Bots["who"][number]} one */
  const choose = (one) => setBots((now) => {
    const who = BOT_CHARACTERS.filter((other) => (other === one) !== now.who.includes(other));
    return { ...now, who };
  });

  /** Gives the focus back, and then tells the page. */
  const close = () => box.current?.close();

  function start() {
    keepBots(bots);
    if (offersSound) set("soundOffered", true);
    close();
    onStart();
  }

  return html`
    <dialog class="over-page" aria-label=${t("bots-play")} ref=${box} onClose=${onClose}
      onClick=${(/** @type {Event} */ event) => event.target === box.current && close()}>
      <form class="play-bots" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); start(); }}>
        <div class="over-head">
          <h2>${t("bots-play")}</h2>
          <${Button} kind="quiet" icon="close" label=${t("close")} onClick=${close} />
        </div>
        <fieldset>
          <legend>${t("bots-who")} <small class="note">${t("bots-chosen", { count: bots.who.length, most: MOST_BOTS })}</small></legend>
          <div class="characters">
            ${BOT_CHARACTERS.map((one) => {
              const chosen = bots.who.includes(one);
              return html`
                <label class="character" key=${one}>
                  <input type="checkbox" checked=${chosen} disabled=${!chosen && bots.who.length === MOST_BOTS}
                    onChange=${() => choose(one)} />
                  <span><${BotSign} character=${one} /><b>${characterName(one)}</b><small>${t(`bot-temper-${one}`)}</small></span>
                </label>
              `;
            })}
          </div>
        </fieldset>
        <div class="bots-choice">
          <b>${t("bot-level")}</b>
          <${Segmented} label=${t("bot-level")} value=${bots.level}
            options=${DEVICE_LEVELS.map((value) => ({ value, text: t("bot-level-short", { level: `level-${value}` }) }))}
            onChange=${(/** @type {Bots["level"]} */ level) => setBots((now) => ({ ...now, level }))} />
          <p class="note">${"WebAssembly" in globalThis ? (bots.level === "like-me" ? t("bots-like-me")
            : t("bot-level-note", { level: `level-${bots.level}` })) : t("bots-no-solver")}</p>
        </div>
        <div class="bots-choice">
          <b>${t("length")}</b>
          <${Segmented} label=${t("length")} value=${bots.chips}
            options=${LENGTHS.map(([chips, minutes]) => ({ value: chips, note: t("minutes-about", { minutes }),
              text: chips === CHIPS ? t("length-in-all", { chips }) : t("length-first-to", { chips }) }))}
            onChange=${(/** @type {Bots["chips"]} */ chips) => setBots((now) => ({ ...now, chips }))} />
        </div>
        ${offersSound && html`<${Toggle} label=${t("sound")} checked=${settings.value.sound !== "off"}
          onChange=${(/** @type {boolean} */ on) => set("sound", on ? "quiet" : "off")} />`}
        ${running && html`<p class="note">${t("bots-ends-other")}</p>`}
        <${Button} kind="main" class="wide" type="submit" disabled=${bots.who.length === 0}>${t("bots-start")}</>
      </form>
    </dialog>
  `;
}
