// The sheet for spectators: a private guess that never leaves this browser, the way to the television's page, and the
// button for a seat.

import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { Sheet } from "../components/panel.js";
import { ask } from "../frame/ask.js";
import { useMark } from "../frame/frame.js";
import { TvLink } from "../links/tvlink.js";
import { BIDS, MAX_NAME_LENGTH } from "../../rules/constants.js";
import { isThinkingTime } from "../../rules/passing.js";
import { keepName, myName } from "../../store/person.js";
import { html, signal, useState } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {ReturnType<typeof createLookout>} Lookout */
/** @typedef {import("./matchtable.js").Table} Table */

/** The number of keys before the key for higher numbers. A narrow pad has fewer; game.css hides its last number. */
const KEYS = 6;
const FEW_KEYS = 5;

/** Creates the private state of a spectator. */
export function createLookout() {
  return {
    /** Their guess, and its round. */
    guess: signal({ round: 0, moves: /** @type {number | null} */ (null) }),
  };
}

/** The sheet for somebody without a seat. @param {{table: Table, view: View, lookout: Lookout}} props */
export function Watch({ table, view, lookout: { guess } }) {
  const code = table.session.code.value;
  return html`
    <${Sheet} class="watch">
      ${isThinkingTime(view) && html`<${PrivateGuess} view=${view} guess=${guess} />`}
      <${SeatDoor} table=${table} view=${view}>
        ${code && html`<${TvLink} class="second to-tv" code=${code} />`}
      </>
    </>
  `;
}

/** @param {{view: View, guess: Lookout["guess"]}} props */
function PrivateGuess({ view, guess }) {
  const [first, setFirst] = useState(/** @type {number} */ (BIDS.least));
  const mine = guess.value.round === view.round ? guess.value.moves : null;
  const numbers = Array.from({ length: KEYS }, (_, index) => first + index);
  useMark("pad", "guess");
  return html`
    <div class="guess">
      <p class="card-head"><b id="guess-title">${t("watch-guess")}</b> <span>${t("watch-guess-note")}</span></p>
      <div class="pad-keys" role="group" aria-labelledby="guess-title">
        ${numbers.map(
          (moves) => html`
            <button
              type="button" key=${moves} class=${moves === mine ? "key armed" : "key"} aria-label=${t("move-count", { moves })}
                aria-pressed=${moves === mine}
              onClick=${() => (guess.value = { round: view.round, moves: moves === mine ? null : moves })}
            >${moves}</button>
          `,
        )}
        ${[FEW_KEYS, KEYS].map((count) => {
          const moves = first + count > BIDS.most ? BIDS.least : first + count;
          return html`
            <button
              type="button" key=${`further ${count}`} class=${count === KEYS ? "key next" : "key next few"}
              aria-label=${t("bid-key-over", { moves })} onClick=${() => setFirst(moves)}
            >${t("bid-over", { moves })}</button>
          `;
        })}
      </div>
    </div>
  `;
}

/** The button for a seat, after `children`. @param {{table: Table, view: View, children?: ComponentChildren}} props */
function SeatDoor({ table, view, children }) {
  const [asked, setAsked] = useState(false);
  const { session } = table;
  const sit = () => ask(session, "take_seat", { name: myName.value });

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (myName.value) void sit();
  }

  if (!view.allowed_commands.includes("take_seat")) {
    return html`<div class="buttons">${children}<p class="waits">${fullWords(view)}</p></div>`;
  }
  if (asked) {
    return html`
      <form class="seat-door" onSubmit=${submit} novalidate>
        <${Field} label=${t("your-name")} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${myName.value}
          onInput=${keepName} />
        <${Button} kind="main" type="submit" disabled=${!myName.value}>${t("sit-down")}</>
      </form>
    `;
  }
  return html`
    <div class="buttons">
      ${children}
      <${Button} kind="main"
        onClick=${() => (myName.value ? sit() : setAsked(true))}>${view.phase === "result" ? t("sit-down") : t("watch-take")}</>
    </div>
  `;
}

/** Returns why nobody else can sit down. @param {View} view */
function fullWords({ mode, locked }) {
  if (mode === "alone") return t("watch-alone");
  return locked ? t("refused-room-locked") : t("watch-full");
}
