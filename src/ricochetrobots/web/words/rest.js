// The words and styles of the pages that nobody opens first. In the bundle they are apart, to keep the start small.

import { ARE_WORDS_APART, loadOtherText } from "./text.js";

/** @type {Promise<unknown> | null} */
let loading = null;

/** Loads them, once. */
export async function loadRest() {
  if (!ARE_WORDS_APART) return;
  loading ??= Promise.all([loadOtherText(), loadStyles()]);
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** The page of an address that needs them has them from the server. */
function loadStyles() {
  const { href } = new URL("rest.css", import.meta.url); // in the bundle, this module is in dist/app/main.js
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  return loaded;
}
