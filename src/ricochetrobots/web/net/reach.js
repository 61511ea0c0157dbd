// Whether the server can be reached.

import { addressOf } from "./address.js";
import { signal } from "../vendor/vendor.js";

/** True while the browser has no network, or after a request that did not reach the server. */
export const isUnreachable = signal(!navigator.onLine);

addEventListener("offline", () => {
  isUnreachable.value = true;
});
addEventListener("online", tryNow);

/** Asks the server for an answer. */
export async function tryNow() {
  isUnreachable.value = await fetch(addressOf("/health"), { cache: "no-store" }).then(({ ok }) => !ok, () => true);
}
