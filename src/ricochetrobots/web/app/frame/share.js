// Copying and sharing, even without the browser's own functions, which are missing on plain http.

/**
 * Copies words to the clipboard. Resolves to whether that worked.
 * @param {string} words @param {HTMLElement} [place] of a field for a moment: a dialog, if one is open
 */
export async function copyText(words, place = document.body) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words, place);
  }
}

/** @param {string} words @param {HTMLElement} place */
function copyBySelection(words, place) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = words;
  field.className = "unseen";
  place.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Returns whether this browser can share a link with other apps. */
export function canShare() {
  return "share" in navigator;
}

/**
 * Shares a link with other apps or, if that is not supported, copies it. Resolves to the outcome.
 * @param {string} link @param {string} words @returns {Promise<"shared" | "copied" | "dismissed" | "failed">}
 */
export async function shareLink(link, words) {
  if (!canShare()) return (await copyText(link)) ? "copied" : "failed";
  try {
    await navigator.share({ title: words, url: link });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : "failed";
  }
}

/** Downloads a value as a JSON file. @param {string} name @param {unknown} value */
export function saveAs(name, value) {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
}

/** Downloads a file. @param {string} name @param {Blob} content */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
