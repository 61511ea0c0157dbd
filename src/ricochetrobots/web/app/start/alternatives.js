// The card that replaces the forms of the start page when a person wants a room and the server is out of reach.

import { Button } from "../components/button.js";
import { Card, Title } from "../components/panel.js";
import { useKeys } from "../frame/keys.js";
import { Link, TODAY } from "../frame/router.js";
import { tryNow } from "../../net/reach.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @param {{onClose: () => void}} props */
export function Alternatives({ onClose }) {
  useKeys([{ keys: ["Escape"], text: "key-close", run: onClose }]);
  return html`
    <${Card} class="alternatives">
      <${Title} focusOn="rooms">${t("rooms-need-connection")}</>
      <p>${t("rooms-alternatives")}</p>
      <div class="buttons">
        <${Link} class="button second" to="/table">${t("door-table")}</>
        <${Link} class="button second" to=${TODAY}>${t("todays-puzzle")}</>
      </div>
      <div class="buttons">
        <${Button} onClick=${onClose}>${t("close")}</>
        <${Button} kind="main" onClick=${tryNow}>${t("try-now")}</>
      </div>
    </>
  `;
}
