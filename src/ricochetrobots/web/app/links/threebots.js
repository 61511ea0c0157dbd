// "Play with three bots": a room with three bots that play "like me", started in two taps.

import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { BotSign } from "../components/sign.js";
import { ask } from "../frame/ask.js";
import { problemWords } from "../frame/problem.js";
import { go } from "../frame/router.js";
import { createRoom, isOffline } from "../../net/api.js";
import { isUnreachable } from "../../net/reach.js";
import { MAX_NAME_LENGTH } from "../../rules/constants.js";
import { forgetUnlessPlaying, isPlaying, keepBots } from "../../store/alone.js";
import { firstOptions, intend, intention, keepName, myName } from "../../store/person.js";
import { keepSeatToken } from "../../store/seats.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { characterName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").BotCharacter} BotCharacter */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** @type {readonly BotCharacter[]} */
const THREE = ["pip", "otto", "nell"];

/**
 * In the lobby of a room that was opened for three bots: seats them and starts the match, once.
 * @param {SessionLike} session
 */
export function useThreeBots(session) {
  const ready = session.me.value !== null && intention(session.room) === "bots";
  useEffect(() => {
    if (ready) seatThree(session);
  }, [ready, session]);
}

/** @param {SessionLike} session */
async function seatThree(session) {
  intend(session.room, "play");
  for (const character of THREE) {
    if (!(await ask(session, "add_bot", { character, level: "like-me" }))) return; // the lobby shows what is there
  }
  await ask(session, "start_match");
}

/**
 * The bots, the level, the length and the name, which is optional.
 * @param {{formRef: import("../../vendor/vendor.js").RefObject<HTMLFormElement | null>, onCancel: () => void}} props
 */
export function ThreeBots({ formRef, onCancel }) {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const running = isUnreachable.value && isPlaying();
  useEffect(() => formRef.current?.scrollIntoView({ block: "nearest" }), [formRef]);

  async function start() {
    if (isUnreachable.value) return playHere();
    setBusy(true);
    try {
      const name = myName.value || t("name-alone");
      const { room, token } = await createRoom({ mode: "friends", name, options: { ...firstOptions(), length: "short" } });
      if (token) keepSeatToken(room, token);
      intend(room, "bots");
      go(`/r/${room}`);
    } catch (error) {
      if (isOffline(error)) return playHere();
      setFault(problemWords(error));
      setBusy(false);
    }
  }

  /** Without a network, the bots play on this device; a match in progress there goes on. */
  function playHere() {
    forgetUnlessPlaying();
    keepBots({ count: THREE.length, level: "like-me" });
    go("/alone");
  }

  return html`
    <form class="three-bots" tabindex=${-1} ref=${formRef} aria-label=${t("three-bots")}
      onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); start(); }}>
      <div class="characters">
        ${THREE.map((one) => html`<span class="three-bot"
          key=${one}><${BotSign} character=${one} /><b>${characterName(one)}</b><small>${t(`bot-temper-${one}`)}</small></span>`)}
      </div>
      <p class="note">${t(running ? "my-game-running" : "three-bots-how")}</p>
      <${Field} label=${t("three-bots-name")} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${myName.value}
        error=${fault} onInput=${(/** @type {string} */ name) => keepName(name)} />
      <div class="buttons">
        <${Button} onClick=${onCancel}>${t("add-bot-not")}</>
        <${Button} kind="main" class="wide" type="submit" disabled=${busy}>${t(running ? "leaving-continue" : "three-bots-start")}</>
      </div>
    </form>
  `;
}
