// The service worker that ends service workers: it deletes every file that one of this game has kept, and removes
// itself. The server sends it instead of serviceworker.js (server/http/static.py).

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`ricochet:${BASE}:`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
