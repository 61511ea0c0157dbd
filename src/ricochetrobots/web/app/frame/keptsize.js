// The size of the game as the browser keeps it.

/** Returns the number of bytes in the caches of the service worker; 0 without it. */
export async function keptSize() {
  if (!("caches" in window)) return 0; // the page was not opened over https
  const names = (await caches.keys()).filter((name) => name.startsWith("ricochet:"));
  const latest = names.at(-1);
  if (!latest) return 0;
  const cache = await caches.open(latest);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const sizes = await Promise.all(answers.map(async (answer) => (answer ? (await answer.blob()).size : 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
