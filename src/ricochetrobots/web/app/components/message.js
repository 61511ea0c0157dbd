// The one line that says what happened. It stands in the panel's lowest free line, on a phone right under the board.

import { html, signal } from "../../vendor/vendor.js";
import { say, sayNow } from "../announcer.js";

const STAYS_MS = 6000;

/**
 * @typedef {object} Message
 * @property {string} words
 * @property {boolean} [lasting]  stays until taken back, as errors do until they are solved
 * @property {boolean} [trying]  something is being tried again meanwhile
 * @property {boolean} [urgent]  spoken at once
 * @property {boolean} [unspoken]  the announcer says it in other words
 * @property {{label: string, run: () => void}} [action]
 */

const current = signal(/** @type {Message | null} */ (null));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/** Shows and speaks a message in place of the last one; returns what takes it back. @param {Message} message */
export function showMessage(message) {
  clearTimeout(fading);
  current.value = message;
  const takeBack = () => {
    if (current.value === message) current.value = null;
  };
  if (!message.lasting) fading = setTimeout(takeBack, STAYS_MS);
  if (!message.unspoken) (message.urgent ? sayNow : say)(message.words);
  return takeBack;
}

export function MessageLine() {
  const message = current.value;
  return (
    message &&
    html`
      <div class="message">
        ${message.trying && html`<span class="spinner" aria-hidden="true"></span>`}
        <span>${message.words}</span>
        ${message.action && html`<button type="button" class="link" onClick=${message.action.run}>${message.action.label}</button>`}
      </div>
    `
  );
}
