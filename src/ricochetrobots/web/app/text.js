// Every word on the screen: messages of locales/LANGUAGE.ftl, formatted by Fluent.

import { LANGUAGES } from "../net/languages.js";
import { FluentBundle, FluentResource, batch, signal } from "../vendor/vendor.js";

/** @typedef {import("../vendor/vendor.js").FluentVariable} FluentVariable */

/** What says something is drawn again when the language changes. */
const bundle = signal(new FluentBundle("en"));

/** The language that is spoken, as its file is named. */
export const language = signal("en");

/**
 * Fetches the words of a language; from then on `t` speaks it.
 * @param {string} wanted as its file in locales/ is named
 */
export async function loadText(wanted) {
  const response = await fetch(new URL(`../locales/${wanted}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`no texts for ${wanted}: ${response.status}`);
  setText(wanted, await response.text());
}

/** @param {string} wanted @param {string} source a Fluent file */
export function setText(wanted, source) {
  const tag = LANGUAGES.find(({ file }) => file === wanted)?.tag ?? wanted;
  const next = new FluentBundle(tag, { useIsolating: false });
  const errors = next.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  document.documentElement.lang = tag;
  batch(() => {
    bundle.value = next;
    language.value = wanted;
  });
}

/** Whether there are words for `id`. @param {string} id */
export function hasText(id) {
  return bundle.value.hasMessage(id);
}

/**
 * Returns the words for `id`. A missing id or argument is reported on the console and leaves a visible gap.
 * @param {string} id @param {Record<string, FluentVariable>} [values]
 */
export function t(id, values) {
  const speaker = bundle.value;
  const pattern = speaker.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no text for ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const words = speaker.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return words;
}
