// Splits the messages of the browser in two: those that the pages opened first may use, and the others.

/** The beginning of a message, with its id. */
const MESSAGE = /^([a-z][\w-]*) =/gm;
const REFERENCE = /\{\s*([a-z][\w-]*)\s*\}/g;
/** Everything in a module that may be an id, and the literal beginnings of ids that a template completes. */
const WORD = /[a-z][\w-]*/g;
const BEGINNING = /`([a-z][\w-]*-)\$\{/g;

/** Returns the messages of a Fluent file by id. @param {string} text @returns {Map<string, string>} */
function messagesOf(text) {
  const starts = [...text.matchAll(MESSAGE)];
  return new Map(starts.map(({ 1: id, index }, at) => [id, text.slice(index, starts[at + 1]?.index)]));
}

/**
 * Returns the ids that modules may use, with those that their messages refer to.
 * @param {string} english @param {readonly string[]} sources of the modules @returns {Set<string>}
 */
export function idsUsed(english, sources) {
  const messages = messagesOf(english);
  const words = new Set(sources.flatMap((source) => source.match(WORD) ?? []));
  const beginnings = [...new Set(sources.flatMap((source) => [...source.matchAll(BEGINNING)].map(([, beginning]) => beginning)))];
  /** @type {Set<string>} */
  const used = new Set();
  /** @param {string} id */
  const add = (id) => {
    if (used.has(id) || !messages.has(id)) return;
    used.add(id);
    for (const [, other] of /** @type {string} */ (messages.get(id)).matchAll(REFERENCE)) add(other);
  };
  for (const id of messages.keys()) if (words.has(id) || beginnings.some((beginning) => id.startsWith(beginning))) add(id);
  return used;
}

/** Returns the messages with one of these ids, and the others. @param {string} text @param {Set<string>} ids */
export function splitWords(text, ids) {
  const messages = [...messagesOf(text)];
  const joined = (/** @type {boolean} */ first) => messages.filter(([id]) => ids.has(id) === first).map(([, message]) => message).join("");
  return { first: joined(true), rest: joined(false) };
}
