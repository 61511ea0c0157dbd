// The confirmation of the back arrow in a round: stay, go to the start page and keep the seat, or leave the table.

import { endingKey, endingWords } from "./ending.js";
import { Button } from "../components/button.js";
import { Sheet } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { leaving } from "../frame/frame.js";
import { useKeys } from "../frame/keys.js";
import { go } from "../frame/router.js";
import { dropRunning } from "../../store/games.js";
import { html, useEffect, useId, useRef, useState } from "../../vendor/vendor.js";
import { listed } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */

const close = () => void (leaving.value = false);

/** Returns what the player keeps while on another page. @param {View} view */
function awayWords(view) {
  const [chips, bid] = [chipsOf(view), standingBid(view)];
  if (standsStill(view)) return t("leaving-waits");
  const things = [t("keeps-seat"), chips > 0 && t("keeps-chips", { chips }), bid !== null && t("keeps-bid", { bid })];
  return t("leaving-seat-stays", { things: listed(things.filter((thing) => thing !== false)) });
}

/** Returns whether a match with bots waits for this player, the only person in it (R9.6). @param {View} view */
const standsStill = ({ seats, you }) => seats.some(({ bot, left }) => bot?.character && !left)
  && !seats.some(({ seat, bot, left, plays }) => seat !== you && !bot && !left && plays);

/** Replaces the pad. @param {{session: Session, view: View}} props */
export function Leaving({ session, view }) {
  const [step, setStep] = useState(/** @type {"stay" | "leave" | "end"} */ ("stay"));
  const forGood = step !== "stay";
  const id = useId();
  const harmless = useRef(/** @type {HTMLDivElement | null} */ (null));
  const alone = view.mode === "alone" || session.room === "alone"; // on this device, perhaps with bots
  const mayEnd = view.allowed_commands.includes("agree_to_end") && view.ending.length === 0;
  const title = {
    stay: t(alone || standsStill(view) ? "leaving-title-alone" : "leaving-title"),
    leave: t(alone ? "leaving-title-end" : "leaving-title-seat"),
    end: t("leaving-title-end"),
  }[step];
  const words = {
    stay: alone ? t("leaving-alone") : awayWords(view),
    leave: alone ? t("leaving-end-words") : leavingWords(view),
    end: endingWords(view),
  }[step];
  useEffect(() => {
    harmless.current?.querySelector("button")?.focus();
  }, [step]);
  useEffect(() => () => {
    close();
    /** @type {HTMLElement | null} */ (document.querySelector(".header-back"))?.focus();
  }, []);
  useKeys([{ keys: ["Escape"], text: "key-close", run: close }]);

  async function leaveForGood() {
    close();
    if (!(await ask(session, alone ? "close_room" : "leave_seat"))) return;
    dropRunning(session.room);
    go("/");
  }

  function end() {
    close();
    void ask(session, "agree_to_end");
  }

  return html`
    <${Sheet} class=${forGood ? "leaving last" : "leaving"}>
      <div role="group" aria-labelledby=${`${id}-title`}>
        <h2 id=${`${id}-title`}>${title}</h2>
        <p id=${`${id}-words`}>${words}</p>
        <div class="buttons" ref=${harmless}>
          <${Button} kind="main" class="wide" aria-describedby=${`${id}-title ${id}-words`}
            onClick=${close}>${alone ? t("leaving-continue") : t("leave-no")}</>
          ${!forGood && html`<${Button} class="wide" onClick=${() => go("/")}>${t("to-start")}</>`}
          ${step === "end" ? html`<${Button} class="wide" onClick=${end}>${endingKey(view)}</>`
            : mayEnd && step === "stay" && html`<${Button} kind="quiet" onClick=${() => setStep("end")}>${endingKey(view)}</>`}
          ${step !== "end" && !(alone && mayEnd) && html`<${Button} kind=${forGood ? "second" : "quiet"} class=${forGood ? "wide" : ""}
            onClick=${forGood ? leaveForGood : () => setStep("leave")}>${t(alone ? "leaving-end" : "leave-seat")}</>`}
        </div>
      </div>
    </>
  `;
}

/** Returns the number of the viewer's chips. @param {View} view */
const chipsOf = ({ seats, you }) => seats.find(({ seat }) => seat === you)?.chips.length ?? 0;

/** Returns the viewer's bid that has not been shown yet, or null. @param {View} view */
const standingBid = ({ bids, you }) => bids.find(({ seat, state }) => seat === you && (state === "waiting" || state === "showing"))?.moves
  ?? null;

/** Returns what happens to a player's chips and bid after leaving the table. @param {View} view */
export function leavingWords(view) {
  const bid = standingBid(view);
  return [t("leaving-seat", { chips: chipsOf(view) }), bid !== null && t("leave-bid", { bid })].filter(Boolean).join(" ");
}
