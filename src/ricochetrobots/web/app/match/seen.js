// The state of the screen in a match, as one value that each step of pacing.js changes. Pure: player.js handles the
// timing.

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/news.js").News} News */
/** @typedef {import("./pacing.js").Step} Step */
/** @typedef {import("./pacing.js").Verdict} Verdict */

/**
 * `closing`: the match is over, and its robots leave the board before the words. `rematch`: another match has been opened
 * while this one is still on the screen.
 * @typedef {{view: View | null, verdict: Verdict | null, closing: boolean, rematch: boolean}} Seen
 */

/** @param {View | null} view @returns {Seen} */
export function seeAtOnce(view) {
  return { view, verdict: null, closing: false, rematch: false };
}

/**
 * Returns what to do with news: play them, skip to their view, or leave the end of the match on the screen while a
 * rematch waits for answers (R8.7). A player who has accepted follows when its first chip is turned up.
 * @param {Seen} seen @param {News} news @returns {"play" | "skip" | "leave" | "follow"}
 */
export function planFor({ rematch }, { events, before, missed, view }) {
  const opened = events.some(({ event }) => event.type === "match_opened");
  const invites = rematch || (opened && before?.phase === "finished" && view.mode === "friends");
  if (invites && (view.phase === "lobby" || !isIn(view))) return "leave";
  if (invites) return before?.phase === "lobby" && !missed ? "follow" : "skip";
  return missed ? "skip" : "play";
}

/** Returns whether this person plays in the match that is open (R8.7). @param {View} view */
export function isIn({ you, seats }) {
  return seats.some(({ seat, invitation }) => seat === you && invitation === "accepted");
}

/** @param {Seen} seen @param {Step} step @returns {Seen} */
export function afterStep(seen, { view = /** @type {View} */ (seen.view), verdict = seen.verdict, closing = false }) {
  return { ...seen, view, verdict, closing };
}
