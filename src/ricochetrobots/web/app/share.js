// Copying and sharing, also where the browser's own means are missing because the page came over plain http.

/** Puts words on the clipboard; resolves to whether that worked. @param {string} words */
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

/** Whether this browser can hand a link to other apps. */
export function canShare() {
  return "share" in navigator;
}

/**
 * Hands a link to other apps; without that, copies it. Resolves to what happened.
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
