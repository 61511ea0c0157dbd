// The host's choice of a bot: one of six characters and a level (R9.1), in the lobby and in the room's menu.

import { Button } from "../components/button.js";
import { Segmented } from "../components/choice.js";
import { BotSign } from "../components/sign.js";
import { ask } from "../frame/ask.js";
import { BOT_CHARACTERS, BOT_LEVELS } from "../../rules/constants.js";
import { html, useId, useState } from "../../vendor/vendor.js";
import { characterName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").BotCharacter} BotCharacter */
/** @typedef {import("../../rules/messages.js").BotLevel} BotLevel */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** The characters that do not sit at the table. @param {View} view */
const freeCharacters = ({ seats }) => BOT_CHARACTERS.filter((one) => !seats.some(({ bot, left }) => bot?.character === one && !left));

/**
 * @param {{session: SessionLike, view: View, groupRef?: import("../../vendor/vendor.js").Ref<HTMLDivElement>, onDone: () => void}} props
 */
export function AddBot({ session, view, groupRef, onDone }) {
  const free = freeCharacters(view);
  const [wanted, setCharacter] = useState(/** @type {BotCharacter | null} */ (null));
  const [level, setLevel] = useState(/** @type {BotLevel} */ ("like-me"));
  const name = useId();
  const character = wanted && free.includes(wanted) ? wanted : free[0];

  async function add() {
    if (await ask(session, "add_bot", { character, level })) onDone();
  }

  return html`
    <div class="add-bot" role="group" aria-label=${t("add-bot")} tabindex=${-1} ref=${groupRef}>
      <div class="characters" role="radiogroup" aria-label=${t("bot-character")}>
        ${BOT_CHARACTERS.map(
          (one) => html`
            <label class="character" key=${one}>
              <input type="radio" name=${name} checked=${one === character} disabled=${!free.includes(one)}
                onChange=${() => setCharacter(one)} />
              <span><${BotSign} character=${one} /><b>${characterName(one)}</b><small>${t(`bot-temper-${one}`)}</small></span>
            </label>
          `,
        )}
      </div>
      <${Segmented}
        label=${t("bot-level")} value=${level}
          options=${BOT_LEVELS.map((value) => ({ value, text: t("bot-level-short", { level: `level-${value}` }) }))}
        onChange=${setLevel}
      />
      <p class="note">${t("bot-level-note", { level: `level-${level}` })}</p>
      <div class="buttons">
        <${Button} onClick=${onDone}>${t("add-bot-not")}</>
        <${Button} kind="main" class="wide" onClick=${add}>${t("add-bot-go", { name: characterName(character), level: `level-${level}` })}
          </>
      </div>
    </div>
  `;
}
