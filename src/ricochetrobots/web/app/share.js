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
export function shareLink(link, words) {
  return handOver({ title: words, url: link }, link);
}

/** The same with words that belong to the message. @param {string} words @param {string} link */
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

/** Hands a value over as a JSON file, as the browser does. @param {string} name @param {unknown} value */
export function saveAs(name, value) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
