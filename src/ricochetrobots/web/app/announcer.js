// Speaks through two live regions. Polite words that follow within two seconds are joined.

import { html, signal } from "../vendor/vendor.js";

const JOIN_MS = 2000;

const polite = signal("");
const assertive = signal("");

/** The last words spoken, for those who want them again. */
export const lastSpoken = signal("");

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/** Speaks when there is room; joins what comes in quick succession. @param {string} words */
export function say(words) {
  if (pause !== undefined) {
    waiting.push(words);
    return;
  }
  speak(polite, words);
  pause = setTimeout(speakWaiting, JOIN_MS);
}

/** Speaks at once, after what still waits: a verdict never comes before the move that it is about. @param {string} words */
export function sayNow(words) {
  const before = waiting;
  waiting = [];
  speak(assertive, [...before, words].join(" "));
}

/** Answers a key at once; what waits is spoken afterwards. @param {string} words */
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

/** @param {import("../vendor/vendor.js").Signal<string>} region @param {string} words */
function speak(region, words) {
  // The same words twice would be no change, and no change is not read.
  region.value = region.value === words ? `${words}\u00a0` : words;
  lastSpoken.value = words;
}

/** The two regions; on the page from the start, or their first words would be lost. */
export function LiveRegions() {
  return html`
    <div class="unseen" aria-live="polite">${polite.value}</div>
    <div class="unseen" aria-live="assertive">${assertive.value}</div>
  `;
}
