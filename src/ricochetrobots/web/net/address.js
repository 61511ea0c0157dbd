// Where the game lives: at the root of its host, or below a path that the operator has set.

const BASE = document.documentElement.dataset.base ?? "";

/** The address of one of the game's own paths, e.g. "/today", on this host. @param {string} path */
export function addressOf(path) {
  return BASE + path;
}

/** A link to one of the game's own paths, to be passed on. @param {string} path */
export function linkTo(path) {
  return location.origin + addressOf(path);
}

/** The game's own path that this page was opened at. */
export function pathHere() {
  return location.pathname.slice(BASE.length) || "/";
}
