// The offer to install the game. It appears once, from the second visit on, and then rests for 90 days.

import { isNumber, objectOf } from "../../store/shape.js";
import { forGood, forThisTab, readJson } from "../../store/storage.js";
import { computed, signal } from "../../vendor/vendor.js";

/** The event by which Chromium lets a page offer the installation. @typedef {Event & {prompt: () => Promise<unknown>}} InstallEvent */

const KEY = "ricochet.install";
const COUNTED = "ricochet.visited";
const RESTS_MS = 90 * 24 * 60 * 60 * 1000;
const SECOND = 2;

const prompt = signal(/** @type {InstallEvent | null} */ (null));
export const visits = countVisit();
const isHidden = signal(visits.count < SECOND || Date.now() < visits.hiddenUntil);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt.value = /** @type {InstallEvent} */ (event);
});
addEventListener("appinstalled", hideInstall);

/** How the game can be installed: by our button, by a browser's menu ("share", on iPhones and iPads), or not at all. */
export const installWay = computed(() => {
  if (isHidden.value || matchMedia("(display-mode: standalone)").matches) return null;
  if (prompt.value) return "button";
  return /** @type {{standalone?: boolean}} */ (navigator).standalone === false ? "share" : null;
});

/** Opens the browser's question. */
export async function install() {
  await prompt.value?.prompt();
  hideInstall();
}

export function hideInstall() {
  isHidden.value = true;
  restInstall();
}

/** Lets the offer rest from the next visit on. */
export function restInstall() {
  forGood.write(KEY, JSON.stringify({ count: visits.count, hiddenUntil: Date.now() + RESTS_MS }));
}

/** Counts this visit, once for each tab. @returns {{count: number, hiddenUntil: number}} */
function countVisit() {
  const before = readJson(KEY, objectOf({ count: isNumber, hiddenUntil: isNumber }), { count: 0, hiddenUntil: 0 });
  if (forThisTab.read(COUNTED)) return before;
  const now = { ...before, count: before.count + 1 };
  forThisTab.write(COUNTED, "yes");
  forGood.write(KEY, JSON.stringify(now));
  return now;
}
