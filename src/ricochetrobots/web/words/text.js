// Every word on the screen: the messages of locales/LANGUAGE.ftl, formatted by Fluent.

import { LANGUAGES } from "./languages.js";
import { FluentBundle, FluentNumber, FluentResource, batch, signal } from "../vendor/vendor.js";

/** @typedef {import("../vendor/vendor.js").FluentVariable} FluentVariable */

/** Matches the beginning of a message and captures its id. */
const MESSAGE = /^([a-z][\w-]*) =/gm;
/** Matches a reference to another message and captures its id. */
const REFERENCE = /\{\s*([a-z][\w-]*)\s*\}/g;

/** The first number whose digits are grouped. */
const GROUPED_FROM = 1000;

/**
 * A number written as plain digits. Only larger numbers use the browser's format, because creating the first one takes
 * 55 ms on a slow phone.
 */
class Digits extends FluentNumber {
  /** @param {import("../vendor/vendor.js").Scope} [scope] */
  toString(scope) {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED_FROM;
    return plain ? String(this.value) : super.toString(scope);
  }
}

/** The messages of the current language. A component that uses them is rendered again when the language changes. */
const speaker = signal(createSpeaker("en", ""));

/** The current language: the name of its file. */
export const language = signal("en");

/** Whether the words of pages that nobody opens first are in separate files, as in the bundle. */
export const ARE_WORDS_APART = import.meta.url.includes("/dist/");
/** The messages of the first pages, and whether the others are needed too. */
let firstText = "";
let needsAll = !ARE_WORDS_APART;
/** The language that was wanted last, and its loading. The page that opens first may need the other words meanwhile. */
let nextLanguage = "en";
/** @type {Promise<void>} */
let loading = Promise.resolve();

/**
 * Fetches the messages of a language and switches `t` to it, unless another one has been wanted since.
 * @param {string} wanted the name of its file in locales/
 */
export function loadText(wanted) {
  nextLanguage = wanted;
  loading = showText(wanted);
  return loading;
}

/** @param {string} wanted */
async function showText(wanted) {
  const [first, others = ""] = await Promise.all(wordAddresses(wanted, needsAll).map(fetchText));
  if (wanted !== nextLanguage) return;
  firstText = first;
  setText(wanted, first + others);
}

/** Adds the messages of the other pages. */
export async function loadOtherText() {
  needsAll = true;
  const wanted = nextLanguage;
  const [text] = await Promise.all([fetchText(wordAddresses(wanted)[1]), loading]);
  if (wanted === nextLanguage) setText(wanted, firstText + text);
}

/** @param {string} wanted the name of a language's file in locales/ @param {boolean} [all] */
export function wordAddresses(wanted, all = true) {
  const folders = all && ARE_WORDS_APART ? ["", "rest/"] : [""];
  return folders.map((folder) => new URL(`../locales/${folder}${wanted}.ftl`, import.meta.url).href);
}

/** @param {string} address */
export async function fetchText(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no texts at ${address}: ${response.status}`);
  return response.text();
}

/**
 * Returns the language for dates and times: the visitor's regional variant, such as en-GB, of the current language, if
 * there is one. A component that shows a date is rendered again when the language changes.
 */
export function dateLanguage() {
  const current = tagOf(language.value);
  const base = (/** @type {string} */ tag) => tag.split("-")[0];
  return navigator.languages.find((tag) => base(tag) === base(current)) ?? current;
}

/** @param {string} file the name of a language's file in locales/ */
function tagOf(file) {
  return LANGUAGES.find((one) => one.file === file)?.tag ?? file;
}

/** @param {string} wanted @param {string} source a Fluent file */
function setText(wanted, source) {
  const tag = tagOf(wanted);
  document.documentElement.lang = tag;
  batch(() => {
    speaker.value = createSpeaker(tag, source);
    language.value = wanted;
  });
}

/**
 * Returns the messages of a Fluent file. Each message is parsed at its first use, because a page uses few of them and
 * parsing all would delay the first frame.
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

    /** Returns the pattern of a message, or undefined. @param {string} id */
    pattern(id) {
      read(id);
      return bundle.getMessage(id)?.value;
    },

    /** @type {FluentBundle["formatPattern"]} */
    say: (...said) => bundle.formatPattern(...said),
  };
}

/** Returns whether there is a message `id`. @param {string} id */
export function hasText(id) {
  return speaker.value.has(id);
}

/**
 * Returns the message `id`. For a missing id or argument, logs an error to the console and leaves a visible gap.
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
