// The page for people who follow a link: enter a name to play, or watch.

import { Tryout, useTryout } from "./tryout.js";
import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { LearnLink } from "../links/learnlink.js";
import { MAX_NAME_LENGTH } from "../../rules/constants.js";
import { keepName, myName } from "../../store/person.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { winWords } from "../../words/agreements.js";
import { listed, seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/**
 * `fault`: why the server refused the last name.
 * @param {{session: import("../../net/session.js").SessionLike, fault: string, onDecide: (wanted: "play" | "watch") => void}} props
 */
export function Arrival({ session, fault, onDecide }) {
  const view = session.view.value;
  const [name, setName] = useState(myName.value);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const { practice, solved } = useTryout(view?.board, true);
  useFrame({ screen: "game", room: session.roomName.value, title: session.roomName.value });
  useEffect(() => {
    if (fault) field.current?.focus();
  // oxlint-disable-next-line react/exhaustive-deps -- only on arrival: later refusals have a message
  }, []);
  if (!view) return null;
  const host = view.seats.find((seat) => seat.host && !seat.left);
  const present = view.seats.filter((seat) => !seat.left).map(seatName);

  /** @param {Event} event */
  function join(event) {
    event.preventDefault();
    keepName(name);
    onDecide("play");
  }

  return html`
    <form class="side-page" onSubmit=${join} novalidate>
      <${Panel}>
        <${Card} class="arrival">
          <${Title}>${host ? t("arrival-host", { name: host.name }) : t("arrival-title")}</>
          <${Field} label=${t("your-name")} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${name} error=${fault}
            placeholder=${t("name-alone")} inputRef=${field} onInput=${setName} />
          <p>${t("arrival-what")} <${LearnLink} class="learn-link">${t("learn-title")}</></p>
          <p>${present.length ? t("arrival-present", { count: present.length, names: listed(present) }) : t("arrival-nobody")}
            ${view.phase === "lobby" ? "" : t("arrival-late")} ${view.mode === "friends" && winWords(view, 1)}</p>
        </>
        ${practice && html`<${Tryout} practice=${practice} solved=${solved} />`}
      </>
      <${Sheet}>
        <div class="buttons">
          <${Button} onClick=${() => onDecide("watch")}>${t("watch")}</>
          <${Button} kind="main" type="submit">${t("sit-down")}</>
        </div>
      </>
    </form>
  `;
}
