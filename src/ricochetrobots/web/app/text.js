// Every word on the screen: messages of locales/LANGUAGE.ftl, formatted by Fluent.

import { FluentBundle, FluentResource } from "../vendor/vendor.js";

/** @typedef {import("../vendor/vendor.js").FluentVariable} FluentVariable */

/** @type {FluentBundle} */
let bundle = new FluentBundle("en");

/**
 * Fetches the words of a language; from then on `t` speaks it.
 * @param {string} language
 */
export async function loadText(language) {
  const response = await fetch(new URL(`../locales/${language}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`no texts for ${language}: ${response.status}`);
  setText(language, await response.text());
  document.documentElement.lang = language;
}

/** @param {string} language @param {string} source a Fluent file */
export function setText(language, source) {
  const next = new FluentBundle(language, { useIsolating: false });
  const errors = next.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  bundle = next;
}

/** Whether there are words for `id`. @param {string} id */
export function hasText(id) {
  return bundle.hasMessage(id);
}

/**
 * Returns the words for `id`. A missing id or argument is reported on the console and leaves a visible gap.
 * @param {string} id @param {Record<string, FluentVariable>} [values]
 */
export function t(id, values) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no text for ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const words = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return words;
}
