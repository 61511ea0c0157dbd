// Replaces the timers of Node while `run` runs. `run` receives a function that lets milliseconds pass.

/** Numbers all timers, since modules keep the numbers of old ones. */
let count = 0;

export function withTimers(run) {
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  /** @type {Map<number, {at: number, call: () => void}>} */
  const waiting = new Map();
  let now = 0;
  globalThis.setTimeout = (call, ms = 0) => (waiting.set(++count, { at: now + ms, call }), count);
  globalThis.clearTimeout = (id) => waiting.delete(id);
  const pass = (ms) => {
    const end = now + ms;
    for (;;) {
      const [id, next] = [...waiting].reduce((first, one) => (first[1].at <= one[1].at ? first : one), [0, { at: Infinity }]);
      if (next.at > end) break;
      waiting.delete(id);
      now = next.at;
      next.call();
    }
    now = end;
  };
  try {
    return run(pass);
  } finally {
    Object.assign(globalThis, { setTimeout: wait, clearTimeout: stop });
  }
}
