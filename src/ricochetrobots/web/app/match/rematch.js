// A rematch (R8.7): the invitation and, until its first chip is turned up, the players who have accepted. It takes the
// place of the buttons.

import { useSecondsLeft } from "./now.js";
import { isIn } from "./seen.js";
import { Button } from "../components/button.js";
import { Sign } from "../components/sign.js";
import { sayNow } from "../frame/announcer.js";
import { ask } from "../frame/ask.js";
import { html, useEffect } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} SeenSession */

/**
 * Returns whether a rematch waits for answers, or goes on without this person.
 * @param {SeenSession} session @param {View} view
 */
export function useAsksForRematch(session, view) {
  const left = useSecondsLeft(session, view.phase === "lobby" ? view.invited_until : null);
  if (view.invited_until === null || view.phase === "finished") return false;
  return !isIn(view) || (view.phase === "lobby" && view.until !== null && !foundNobody(view, left));
}

/** @param {View} view */
const playersIn = ({ seats }) => seats.filter((seat) => !seat.left && seat.invitation === "accepted");

/** Returns whether everybody has answered, or had the time to, and one player at most is in. @param {View} view @param {number} left */
function foundNobody(view, left) {
  const open = view.seats.some((seat) => !seat.left && seat.invitation === "open");
  return playersIn(view).length < 2 && (left === 0 || !open);
}

/**
 * The buttons have keys, so that none gets the focus of the one that it replaces: the focus goes to `statusRef`.
 * `leads`: for the host, opens the rules of the rematch.
 * @param {{session: SeenSession, statusRef?: import("../../vendor/vendor.js").Ref<HTMLParagraphElement>, leads?: () => void}} props
 */
export function Rematch({ session, statusRef, leads }) {
  const view = /** @type {View} */ (session.latest.value);
  const left = useSecondsLeft(session, view.phase === "lobby" ? view.invited_until : null);
  const mine = view.seats.find(({ seat }) => seat === view.you);
  const asker = view.seats.find(({ seat }) => seat === view.invited_by);
  const invited = mine?.invitation === "open" && view.phase === "lobby";
  const words = asker ? t("rematch-asks", { name: seatName(asker) }) : t("rematch-running");
  useEffect(() => {
    if (invited) sayNow(words); // without taking the focus, so that nobody is interrupted
  // oxlint-disable-next-line react/exhaustive-deps -- spoken once, when the invitation comes
  }, [invited]);
  const answer = (/** @type {boolean} */ accept) => ask(session, "answer_invitation", { accept });

  if (invited) {
    return html`
      <p class="rematch"><b>${words}</b>${left > 0 && html`<span class="note" aria-hidden="true"> · ${clockTime(left)}</span>`}</p>
      <${Button} key="decline" onClick=${() => answer(false)}>${t("rematch-not-now")}</>
      <${Button} key="accept" kind="main" onClick=${() => answer(true)}>${t("rematch-accept")}</>
    `;
  }
  if (mine?.invitation !== "accepted") {
    return html`
      <p class="rematch" tabindex=${-1} ref=${statusRef}><b>${t(playersIn(view).length > 0 ? "rematch-running" : "rematch-nobody")}</b></p>
      <${Button} key="join" kind="main" onClick=${mine ? () => answer(true) : session.follow}>${t("rematch-join")}</>
    `;
  }
  const players = playersIn(view);
  const declined = view.seats.filter((seat) => !seat.left && seat.invitation === "declined");
  const clock = left > 0 && clockTime(left);
  const starts = view.until !== null && players.length > 1 && clock;
  const alone = foundNobody(view, left);
  const waits = alone ? t("nobody-else") : html`${t("rematch-waits")}${clock && html`<span aria-hidden="true"> · ${clock}</span>`}`;
  return html`
    <p class="rematch" role="status" tabindex=${-1} ref=${statusRef}>
      <b>${t("rematch-in")}
        </b> ${starts ? html`<span aria-hidden="true">${t("rematch-first-chip", { clock: starts })}</span>` : html`<span>${waits}</span>`}
      <span class="rematch-players">
        ${players.map((seat) => html`<${Sign} key=${seat.seat} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} />`)}</span>
      <small class="note">${t("rematch-players", { names: players.map(seatName).join(", ") })}</small>
      ${declined.length > 0 && html`<small class="note">${t("rematch-declined", { names: declined.map(seatName).join(", ") })}</small>`}
    </p>
    <${Button} key="withdraw" onClick=${() => answer(false)}>${t("rematch-out")}</>
    ${leads && html`<${Button} key="rules" kind=${alone || view.until === null ? "main" : "second"}
      onClick=${leads}>${t(alone ? "rematch-others" : "rematch-rules")}</>`}
  `;
}
