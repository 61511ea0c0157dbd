// Keeps the game in the browser for use without a network: registers the service worker, which fetches the files.

import { isOutdated, VERSION } from "./frame/version.js";
import { addressOf } from "../net/address.js";
import { keepComingDays } from "../net/api.js";
import { fetchText, language, wordAddresses } from "../words/text.js";

/** Browsers look for a new version when a page opens. A page that stays open looks this often, when it is shown again. */
const LOOKS_EVERY_MS = 60 * 60 * 1000;

/** Registers the service worker. The page calls it when it has nothing else to do. */
export async function keepGame() {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => {
    isOutdated.value = data.version !== VERSION;
  });
  const registration = await serviceWorker.register(addressOf("/worker.js"), { scope: addressOf("/") });
  lookAgain(registration);
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  }
  await keepComingDays();
  await Promise.all(wordAddresses(language.peek()).map(fetchText)); // the service worker keeps them
}

/** @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOKS_EVERY_MS) return;
    looked = Date.now();
    registration.update().catch(() => {}); // no network
  });
}
