// A proposal to end the match now (R8.11): who agrees, and the keys to agree and to play on; and why a match has ended.

import { namesOf, who } from "./matchwords.js";
import { Button } from "../components/button.js";
import { Card } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { html } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

/** Returns "yes" if other people sit at the table, otherwise "no". @param {View} view */
const othersSit = ({ seats, you }) => (seats.some(({ seat, bot, left, invitation }) => seat !== you && !bot && !left
  && invitation === "accepted") ? "yes" : "no");

/** Returns the words of a proposal to end the match, or "". @param {View} view */
export function proposalWords(view) {
  return view.ending.length > 0 ? t("ending-proposed", who(view, view.ending[0])) : "";
}

/** Returns what happens if the player ends the match now, or proposes it. @param {View} view */
export function endingWords(view) {
  return t("ending-sure", { others: othersSit(view) });
}

/** Returns the button's words: one person ends the match, several agree. @param {View} view */
export function endingKey(view) {
  return t("ending-propose", { others: othersSit(view) });
}

/** Returns why a match ended as it stands (R8.10, R8.11), or "". @param {View} view */
export function endReasonWords({ end_reason: reason, history, you, seats }) {
  if (reason === "chips-gone" && history.at(-1)?.outcome === "returned") return t("final-unsolved");
  if (reason !== "agreed") return "";
  const people = seats.filter(({ bot }) => !bot).length;
  return t("final-agreed", { who: you === null ? "others" : people > 1 ? "you" : "alone" });
}

/** Shown to everybody while a proposal stands. @param {{session: SessionLike, view: View}} props */
export function Proposal({ session, view }) {
  if (view.ending.length === 0) return null;
  const may = view.allowed_commands.includes("agree_to_end");
  const agrees = view.you !== null && view.ending.includes(view.you);
  const answer = (/** @type {boolean} */ yes) => ask(session, "agree_to_end", { agrees: yes });
  return html`
    <${Card} class="proposal">
      <p><b>${proposalWords(view)}</b></p>
      ${view.ending.length > 1 && html`<p class="note">${t("ending-agreed", { names: namesOf(view, view.ending) })}</p>`}
      ${may && html`
        <div class="buttons">
          <${Button} onClick=${() => answer(false)}>${t("ending-decline")}</>
          ${!agrees && html`<${Button} kind="second" class="wide" onClick=${() => answer(true)}>${t("ending-agree")}</>`}
        </div>
      `}
    </>
  `;
}
