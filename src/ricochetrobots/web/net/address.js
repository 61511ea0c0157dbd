// The base address of the game: the root of its host, or a path below it that the operator has set.

const BASE = document.documentElement.dataset.base ?? "";

/** Returns the address of one of the game's paths, such as "/today", on this host. @param {string} path */
export function addressOf(path) {
  return BASE + path;
}

/** Returns a complete link to one of the game's paths, to share. @param {string} path */
export function linkTo(path) {
  return location.origin + addressOf(path);
}

/** Returns the game's path of this page. */
export function pathHere() {
  return location.pathname.slice(BASE.length) || "/";
}
