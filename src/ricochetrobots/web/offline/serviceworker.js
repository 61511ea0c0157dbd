// The service worker. It keeps the files of this version, so that the game opens without a network, and it answers
// nothing else: rooms, seats and the server's API never reach it. The server writes BASE, VERSION and FILES above it
// (server/http/static.py), so that every version has a worker of its own.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The beginning of the names of this game's caches: several games may share a host. */
const NAMES = `ricochet:${BASE}:`;
const CACHE = NAMES + VERSION;
/** The page without a path of its own, for every path. */
const SHELL = addressOf("/index.html");
const WORDS = "/dist/locales/";
/** After this time, a page that is still on its way is shown as it was kept. */
const PATIENCE_MS = 4000;
const FIRST_FAILURE = 500;

/** Returns the address of a file of this version. @param {string} path */
function addressOf(path) {
  return `${BASE}/v/${VERSION}${path}`;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const path = pathname.slice(BASE.length);
  if (path.startsWith("/v/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && isPage(path)) event.respondWith(page(request));
});

/** Keeps every file of this version. If one is missing or of another version, the browser tries again later. */
async function install() {
  const cache = await caches.open(CACHE);
  const wanted = [SHELL, ...FILES.map(addressOf), ...(await words())];
  await Promise.all(wanted.map(async (address) => (await cache.match(address)) ?? keep(cache, address)));
  await worker.skipWaiting(); // the pages of an earlier version still find their files, by their version
}

/** Returns the addresses of the words that the versions before have kept. */
async function words() {
  const kept = await Promise.all((await ours()).map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map(({ url }) => new URL(url).pathname).filter((path) => path.includes(WORDS));
  return [...new Set(paths.map((path) => addressOf(WORDS + path.split(WORDS)[1])))];
}

/** @param {Cache} cache @param {string} address */
async function keep(cache, address) {
  const answer = await fetch(address);
  if (!isOfThisVersion(answer)) throw new Error(`${address} is of another version`);
  await cache.put(address, answer);
}

/** Returns whether the file matches its address: only then does the server let it be stored forever. @param {Response} answer */
function isOfThisVersion(answer) {
  return answer.ok && (answer.headers.get("Cache-Control") ?? "").includes("immutable");
}

/** Deletes old files, and reports the version to all pages. */
async function activate() {
  const others = (await ours()).filter((name) => name !== CACHE);
  const unused = others.slice(0, -1); // a page of the version before may still be open
  await Promise.all(unused.map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage({ version: VERSION });
}

/** Returns the names of this game's caches, oldest first. */
async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(NAMES));
}

/** Returns a file from the cache of its version, or from the server. @param {Request} request */
async function file(request) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (request.url.includes(addressOf(WORDS)) && isOfThisVersion(answer)) {
    const cache = await caches.open(CACHE);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

/** Returns whether a path leads to a page rather than to data. @param {string} path */
function isPage(path) {
  return !path.startsWith("/api/") && !/\.(json|png|svg|txt|js)$/.test(path);
}

/** Returns the page from the server or, if the server does not answer, the page as it was kept. @param {Request} request */
async function page(request) {
  const answer = fetch(request).catch(() => Response.error());
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([answer, late]);
  const usable = first instanceof Response && first.type !== "error" && first.status < FIRST_FAILURE;
  if (usable) return first;
  return (await caches.match(SHELL, { ignoreVary: true })) ?? answer;
}
