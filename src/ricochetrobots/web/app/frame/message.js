// A line with one message, and the queue of messages. On a phone it is right under the board, otherwise in the lowest
// free line of the panel. A message of a higher rank is shown at once.

import { say, sayNow } from "./announcer.js";
import { computed, html, signal } from "../../vendor/vendor.js";

const STAYS_MS = 6000;
const BRIEF_STAYS_MS = 4000;
/** How long a message stays while another of its rank waits. */
const HURRIES_MS = 2000;

/** From the highest: a lost connection, refusals and failures, missed events, and news from the table. */
const RANKS = /** @type {const} */ (["connection", "refusal", "missed", "news"]);

/**
 * @typedef {object} Message
 * @property {string} words
 * @property {import("../../vendor/vendor.js").ReadonlySignal<string>} [shown]  the words to show, if they change with time
 * @property {typeof RANKS[number]} [rank]  by default "refusal" if urgent, otherwise "news"
 * @property {import("../../vendor/vendor.js").ReadonlySignal<string>} [clock]  the time left, hidden from screen readers
 * @property {boolean} [brief]  disappears sooner, because it has few words
 * @property {boolean} [lasting]  stays until removed, such as an error until it is solved
 * @property {boolean} [trying]  shows that something is being retried
 * @property {boolean} [urgent]  spoken at once
 * @property {boolean} [unspoken]  not spoken, because the announcer uses other words
 * @property {{label: string, run: () => void}} [action]
 */

const waiting = signal(/** @type {readonly Message[]} */ ([]));
const current = computed(() => RANKS.map((rank) => waiting.value.find((one) => rankOf(one) === rank)).find(Boolean) ?? null);
/** The message whose timer runs. @type {Message | null} */
let timed = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/** @param {Message} message */
function rankOf({ rank, urgent }) {
  return rank ?? (urgent ? "refusal" : "news");
}

/** Speaks a message and shows it when its turn comes. Returns a function that removes it. @param {Message} message */
export function showMessage(message) {
  const takeBack = () => change(waiting.peek().filter((one) => one !== message));
  const rank = rankOf(message);
  // A newer refusal is about a newer attempt, so the older one is dropped. A loss of the connection ends "You are back."
  const stale = (/** @type {Message} */ one) => (rank === "refusal" ? rankOf(one) === rank && !one.lasting : message.trying
    && rankOf(one) === "missed");
  change([...waiting.peek().filter((one) => !stale(one)), message]);
  if (!message.unspoken) (message.urgent ? sayNow : say)(message.words);
  return takeBack;
}

/** Removes refusals that do not last, because their cause is over. */
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
    }, others ? HURRIES_MS : shown.brief ? BRIEF_STAYS_MS : STAYS_MS);
  }
}

export function MessageLine() {
  const message = current.value;
  return (
    message &&
    html`
      <div class="message">
        ${message.trying && html`<span class="spinner" aria-hidden="true"></span>`}
        <span>${message.shown?.value ?? message.words}${message.clock && html`<span aria-hidden="true"> · ${message.clock.value}</span>`}
          </span>
        ${message.action && html`<button type="button" class="link" onClick=${message.action.run}>${message.action.label}</button>`}
      </div>
    `
  );
}
