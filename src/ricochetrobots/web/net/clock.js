// The server's time as this browser knows it: its own steady clock plus an offset learnt from Ping and Pong.

const KEPT = 9;
const STEP_SECONDS = 1;

/** Steady seconds since 1970; no step of the system's clock moves it. */
function steadyNow() {
  return (performance.timeOrigin + performance.now()) / 1000;
}

/** @param {() => number} [local] seconds */
export function createClock(local = steadyNow) {
  /** @type {number[]} */
  let offsets = [];
  let offset = 0;

  return {
    local,

    /** The server's time in seconds. */
    now: () => local() + offset,

    /** Takes a time that came without a question: good enough until the first pong, and never later than it is now. @param {number} now */
    hint(now) {
      const least = now - local();
      if (least > offset + STEP_SECONDS) offsets = []; // that clock was set forward
      if (offsets.length === 0 || least > offset) offset = least;
    },

    /** Takes an answer to a ping that left at `sent` by the local clock. @param {number} sent @param {number} now */
    learn(sent, now) {
      offsets = [...offsets, now - (sent + local()) / 2].slice(-KEPT);
      const sorted = offsets.toSorted((a, b) => a - b);
      offset = sorted[Math.floor(sorted.length / 2)];
    },
  };
}

/** How many seconds late a spectator sees a room; 0 for a player. @param {import("./messages.js").View} view */
export const secondsBehind = ({ you, spectator_delay }) => (you === null ? spectator_delay : 0);
