// The only offer to turn sound on, in the first room of this browser. Sound stays off unless the player accepts.

import { Button } from "../components/button.js";
import { Card } from "../components/panel.js";
import { cue } from "../frame/cues.js";
import { set, settings } from "../../store/settings.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** The card with the offer. It stays until the player answers it or leaves the room. */
export function SoundOffer() {
  const [open, setOpen] = useState(settings.value.sound === "off" && !settings.value.soundOffered);
  useEffect(() => () => set("soundOffered", true), []);

  /** @param {boolean} accepted */
  function answer(accepted) {
    set("soundOffered", true);
    if (accepted) set("sound", "quiet");
    if (accepted) cue("bid");
    setOpen(false);
  }

  if (!open) return null;
  return html`
    <${Card} class="sound-offer">
      <p class="note">${t("sound-offer")}</p>
      <div class="buttons">
        <${Button} onClick=${() => answer(true)}>${t("sound-offer-yes")}</>
        <${Button} onClick=${() => answer(false)}>${t("sound-offer-no")}</>
      </div>
    </>
  `;
}
