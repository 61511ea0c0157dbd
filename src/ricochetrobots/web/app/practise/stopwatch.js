// A stopwatch that can stand still, for runs whose clock stops while the page is hidden or a puzzle is being made.

/** @param {number} [spent] seconds before it starts @param {() => number} [now] ms */
export function createStopwatch(spent = 0, now = () => performance.now()) {
  let before = spent;
  /** @type {number | null} */
  let since = null;

  const seconds = () => before + (since === null ? 0 : (now() - since) / 1000);
  return {
    seconds,

    start: () => void (since ??= now()),

    stop() {
      before = seconds();
      since = null;
    },
  };
}
