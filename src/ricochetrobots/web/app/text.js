// Every word on the screen: messages of locales/LANGUAGE.ftl, formatted by Fluent.

import { LANGUAGES } from "../net/languages.js";
import { FluentBundle, FluentNumber, FluentResource, batch, signal } from "../vendor/vendor.js";

/** @typedef {import("../vendor/vendor.js").FluentVariable} FluentVariable */

/** Where a message begins, with its id. */
const MESSAGE = /^([a-z][\w-]*) =/gm;
/** A message in the words of another, with its id. */
const REFERENCE = /\{\s*([a-z][\w-]*)\s*\}/g;

/** From here on digits are put in groups. */
const GROUPED_FROM = 1000;

/** A number as its digits. The browser's own formats, which take a slow phone 55 ms when the first is made, group them. */
class Digits extends FluentNumber {
  /** @param {import("../vendor/vendor.js").Scope} [scope] */
  toString(scope) {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED_FROM;
    return plain ? String(this.value) : super.toString(scope);
  }
}

/** The speaker of the language. A component that speaks is drawn again when the language changes. */
const speaker = signal(createSpeaker("en", ""));

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

/** The language for dates and times: that of the visitor's region, such as en-GB, if it is the one that is spoken. */
export function dateLanguage() {
  const { lang } = document.documentElement;
  const base = (/** @type {string} */ tag) => tag.split("-")[0];
  return navigator.languages.find((tag) => base(tag) === base(lang)) ?? lang;
}

/** @param {string} wanted @param {string} source a Fluent file */
function setText(wanted, source) {
  const tag = LANGUAGES.find(({ file }) => file === wanted)?.tag ?? wanted;
  document.documentElement.lang = tag;
  batch(() => {
    speaker.value = createSpeaker(tag, source);
    language.value = wanted;
  });
}

/**
 * Speaks the messages of a Fluent file. Each is read when it is first wanted: a page says few of them, and to read all
 * would hold up the first frame.
 * @param {string} tag @param {string} source
 */
function createSpeaker(tag, source) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const starts = [...source.matchAll(MESSAGE)];
  const unread = new Map(starts.map(({ 1: id, index }, place) => [id, source.slice(index, starts[place + 1]?.index)]));

  /** @param {string} id */
  function read(id) {
    const message = unread.get(id);
    if (message === undefined) return;
    unread.delete(id);
    bundle.addResource(new FluentResource(message));
    for (const [, other] of message.matchAll(REFERENCE)) read(other);
  }

  return {
    /** @param {string} id */
    has: (id) => unread.has(id) || bundle.hasMessage(id),

    /** The pattern of a message; undefined if there is none. @param {string} id */
    pattern(id) {
      read(id);
      return bundle.getMessage(id)?.value;
    },

    /** @type {FluentBundle["formatPattern"]} */
    say: (...said) => bundle.formatPattern(...said),
  };
}

/** Whether there are words for `id`. @param {string} id */
export function hasText(id) {
  return speaker.value.has(id);
}

/**
 * Returns the words for `id`. A missing id or argument is reported on the console and leaves a visible gap.
 * @param {string} id @param {Record<string, FluentVariable>} [values]
 */
export function t(id, values) {
  const pattern = speaker.value.pattern(id);
  if (!pattern) {
    console.error(`no text for ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const words = speaker.value.say(pattern, values && withDigits(values), errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return words;
}

/** @param {Record<string, FluentVariable>} values @returns {Record<string, FluentVariable>} */
function withDigits(values) {
  const entries = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Digits(value) : value]);
  return Object.fromEntries(entries);
}
