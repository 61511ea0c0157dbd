// Speaks through two live regions. Polite words within two seconds of each other are joined.

import { html, signal } from "../../vendor/vendor.js";

const JOIN_MS = 2000;
/**
 * Urgent words within this time are joined, because the later ones would replace the earlier ones unread. It is longer
 * than a motion of the board for people who want less motion: one comes between a verdict and the next player's turn.
 */
const URGENT_JOIN_MS = 300;

const polite = signal("");
const assertive = signal("");

/** The last words spoken, so that a player can hear them again. */
export const lastSpoken = signal("");

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
/** @type {string[]} */
let urgent = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let urgentPause;

/** Speaks politely, and joins words that follow in quick succession. @param {string} words */
export function say(words) {
  if (pause !== undefined) {
    waiting.push(words);
    return;
  }
  speak(polite, words);
  pause = setTimeout(speakWaiting, JOIN_MS);
}

/**
 * Speaks at once, but after all waiting words, so that a verdict never precedes the move that it judges.
 * @param {string} words
 */
export function sayNow(words) {
  urgent.push(...waiting, words);
  waiting = [];
  speak(assertive, urgent.join(" "));
  clearTimeout(urgentPause);
  urgentPause = setTimeout(() => (urgent = []), URGENT_JOIN_MS);
}

/** Keeps words for the urgent ones that follow at once, which would cut them off. @param {string} words */
export function sayWithNext(words) {
  waiting.push(words);
  pause ??= setTimeout(speakWaiting, JOIN_MS);
}

/** Speaks the answer to a key at once. Waiting words follow later. @param {string} words */
export function answer(words) {
  speak(assertive, words);
}

function speakWaiting() {
  pause = undefined;
  if (waiting.length === 0) return;
  const words = waiting.join(" ");
  waiting = [];
  say(words);
}

/** @param {import("../../vendor/vendor.js").Signal<string>} region @param {string} words */
function speak(region, words) {
  // Screen readers read only changes, so the same words again need a different ending.
  region.value = region.value === words ? `${words}\u00a0` : words;
  lastSpoken.value = words;
}

/** The two regions. They must be on the page from the start, or their first words would be lost. */
export function LiveRegions() {
  return html`
    <div class="unseen" aria-live="polite">${polite.value}</div>
    <div class="unseen" aria-live="assertive">${assertive.value}</div>
  `;
}
