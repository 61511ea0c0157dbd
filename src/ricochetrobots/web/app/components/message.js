// One line that says what happened, and a queue before it. It stands in the panel's lowest free line, on a phone right
// under the board. What ranks higher waits for nobody and leaves when it is settled.

import { computed, html, signal } from "../../vendor/vendor.js";
import { say, sayNow } from "../announcer.js";

const STAYS_MS = 6000;
/** How long it stays while another of its rank waits. */
const HURRIES_MS = 2000;

/** From the highest: the lost connection, refusals and failures, missed events, and news of the table. */
const RANKS = /** @type {const} */ (["connection", "refusal", "missed", "news"]);

/**
 * @typedef {object} Message
 * @property {string} words
 * @property {typeof RANKS[number]} [rank]  by itself: a refusal when urgent, else news
 * @property {import("../../vendor/vendor.js").ReadonlySignal<string>} [clock]  the time that is left, for eyes alone
 * @property {boolean} [lasting]  stays until taken back, as errors do until they are solved
 * @property {boolean} [trying]  something is being tried again meanwhile
 * @property {boolean} [urgent]  spoken at once
 * @property {boolean} [unspoken]  the announcer says it in other words
 * @property {{label: string, run: () => void}} [action]
 */

const waiting = signal(/** @type {readonly Message[]} */ ([]));
const current = computed(() => RANKS.map((rank) => waiting.value.find((one) => rankOf(one) === rank)).find(Boolean) ?? null);
/** The message whose time runs. @type {Message | null} */
let timed = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/** @param {Message} message */
function rankOf({ rank, urgent }) {
  return rank ?? (urgent ? "refusal" : "news");
}

/** Speaks a message and shows it when its turn comes; returns what takes it back. @param {Message} message */
export function showMessage(message) {
  const takeBack = () => change(waiting.peek().filter((one) => one !== message));
  const rank = rankOf(message);
  // A later refusal answers a later attempt: the one before is of no use.
  const others = rank === "refusal" ? waiting.peek().filter((one) => rankOf(one) !== rank || one.lasting) : waiting.peek();
  change([...others, message]);
  if (!message.unspoken) (message.urgent ? sayNow : say)(message.words);
  return takeBack;
}

/** Takes back refusals of the moment: what they were about is over. */
export function dropRefusals() {
  change(waiting.peek().filter((one) => rankOf(one) !== "refusal" || one.lasting));
}

/** @param {readonly Message[]} next */
function change(next) {
  waiting.value = next;
  const shown = current.peek();
  const others = shown && next.some((one) => one !== shown && rankOf(one) === rankOf(shown));
  if (shown === timed && !others) return;
  clearTimeout(fading);
  timed = shown;
  if (shown && !shown.lasting) {
    fading = setTimeout(() => {
      timed = null;
      change(waiting.peek().filter((one) => one !== shown));
    }, others ? HURRIES_MS : STAYS_MS);
  }
}

export function MessageLine() {
  const message = current.value;
  return (
    message &&
    html`
      <div class="message">
        ${message.trying && html`<span class="spinner" aria-hidden="true"></span>`}
        <span>${message.words}${message.clock && html`<span aria-hidden="true"> · ${message.clock.value}</span>`}</span>
        ${message.action && html`<button type="button" class="link" onClick=${message.action.run}>${message.action.label}</button>`}
      </div>
    `
  );
}
