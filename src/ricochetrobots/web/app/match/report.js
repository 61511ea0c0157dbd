// Report a player at a public table to the operator: a button, three reasons, and thanks.

import { Button } from "../components/button.js";
import { say } from "../frame/announcer.js";
import { problemWords } from "../frame/problem.js";
import { reportPlayer } from "../../net/tables.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").NewReport["reason"]} Reason */

/** @type {readonly Reason[]} */
const REASONS = ["offensive-name", "disturbs", "leaves"];

/** @param {{room: string, seat: number, name: string}} props */
export function Report({ room, seat, name }) {
  const [step, setStep] = useState(/** @type {"closed" | "reasons" | "sending" | "sent"} */ ("closed"));
  const [fault, setFault] = useState("");
  const reasons = useRef(/** @type {HTMLDivElement | null} */ (null));
  const thanks = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  useEffect(() => {
    if (step === "reasons") reasons.current?.querySelector("button")?.focus();
    if (step === "sent") thanks.current?.focus();
  }, [step]);

  /** @param {Reason} reason */
  async function send(reason) {
    setStep("sending");
    setFault("");
    try {
      await reportPlayer(room, { seat, reason });
      setStep("sent");
      say(t("report-thanks"));
    } catch (error) {
      setFault(problemWords(error));
      setStep("reasons");
    }
  }

  if (step === "closed") return html`<${Button} onClick=${() => setStep("reasons")}>${t("report", { name })}</>`;
  if (step === "sent") return html`<p class="report-thanks" tabindex=${-1} ref=${thanks}>${t("report-thanks")}</p>`;
  return html`
    <div class="report" role="group" aria-label=${t("report", { name })} ref=${reasons}>
      ${REASONS.map((reason) => html`<${Button} key=${reason} disabled=${step === "sending"}
        onClick=${() => send(reason)}>${t(`report-${reason}`)}</>`)}
      ${fault && html`<p class="note" role="alert">${fault}</p>`}
    </div>
  `;
}
