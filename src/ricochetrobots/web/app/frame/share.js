// Copying and sharing, even without the browser's own functions, which are missing on plain http.

/** Copies words to the clipboard. Resolves to whether that worked. @param {string} words */
export async function copyText(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

/** @param {string} words */
function copyBySelection(words) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = words;
  field.className = "unseen";
  document.body.append(field);
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
export function shareLink(link, words) {
  return handOver({ title: words, url: link }, link);
}

/** Shares a link together with words. @param {string} words @param {string} link */
export function shareWithWords(words, link) {
  return handOver({ text: words, url: link }, `${words}\n${link}`);
}

/** @param {ShareData} data @param {string} copied @returns {Promise<"shared" | "copied" | "dismissed" | "failed">} */
async function handOver(data, copied) {
  if (!canShare()) return (await copyText(copied)) ? "copied" : "failed";
  try {
    await navigator.share(data);
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
