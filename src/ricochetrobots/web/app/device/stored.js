// What this device stores for a person, kind by kind. The seats in rooms and the personal link are left out: they are
// secrets.

import { isText, mapOf, objectOf, oneOf } from "../../store/shape.js";
import { forGood, parseJson } from "../../store/storage.js";

const PREFIX = "ricochet.";
const SECRETS = ["ricochet.seat", "ricochet.seat-request", "ricochet.ladder"];
/** Entries that the game creates again when it needs them. */
const PASSING = ["ricochet.puzzles", "ricochet.install", "ricochet.visited", "ricochet.intention"];

/** Stored texts by name. @typedef {Record<string, string>} Texts */
/** A kind of stored things: the beginnings of its names. @typedef {{text: string, names: readonly string[]}} Kind */

/** @type {readonly Kind[]} */
const KINDS = [
  { text: "stored-practise", names: ["ricochet.practise"] },
  { text: "stored-days", names: ["ricochet.day"] },
  { text: "stored-lessons", names: ["ricochet.learned", "ricochet.first"] },
  { text: "stored-games", names: ["ricochet.games", "ricochet.finished", "ricochet.alone"] },
  { text: "stored-evening", names: ["ricochet.evening", "ricochet.box"] },
  { text: "stored-settings", names: ["ricochet.settings", "ricochet.name"] },
];
/** Whatever a part of the game stores without a kind of its own. @type {Kind} */
const OTHERS = { text: "stored-others", names: [] };

/** Returns everything stored, without secrets. @returns {Texts} */
export function storedTexts() {
  const names = forGood.names().filter(isPersonal);
  return Object.fromEntries(names.map((name) => [name, forGood.read(name) ?? ""]));
}

/** @param {string} name */
function isPersonal(name) {
  return name.startsWith(PREFIX) && ![...SECRETS, ...PASSING].some((other) => belongs(name, other));
}

/** @param {string} name @param {string} kind */
function belongs(name, kind) {
  return name === kind || name.startsWith(`${kind}.`);
}

/** Returns the kinds that occur in `texts`, each with its texts and their size in bytes. @param {Texts} texts */
export function byKind(texts) {
  const kindOf = (/** @type {string} */ name) => KINDS.find(({ names }) => names.some((kind) => belongs(name, kind))) ?? OTHERS;
  return [...KINDS, OTHERS].map(({ text }) => {
    const found = Object.fromEntries(Object.entries(texts).filter(([name]) => kindOf(name).text === text));
    return { text, texts: found, bytes: new Blob(Object.entries(found).flat()).size };
  }).filter(({ bytes }) => bytes > 0);
}

/** @param {Texts} texts */
export function storeTexts(texts) {
  for (const [name, text] of Object.entries(texts)) forGood.write(name, text);
}

/** @param {Texts} texts */
export function deleteTexts(texts) {
  for (const name of Object.keys(texts)) forGood.drop(name);
}

/** Returns a copy to save in a file. */
export function copyOf(/** @type {Texts} */ texts) {
  return { product: "ricochetrobots", copy: 1, texts };
}

/** Returns what a copy would add to this device, or null if the file is not a copy. @param {string} file */
export function additionsOf(file) {
  const copy = parseJson(file, objectOf({ product: oneOf("ricochetrobots"), copy: oneOf(1), texts: mapOf(isText) }), null);
  if (!copy) return null;
  const here = storedTexts();
  return /** @type {Texts} */ (Object.fromEntries(Object.entries(copy.texts).filter(([name]) => isPersonal(name) && !(name in here))));
}
