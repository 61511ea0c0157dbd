// The sand timer by this device's clock: it ends the bidding, ticks, speaks the time, and stands still during sleep.

import { enter } from "./current.js";
import { who } from "./tabletopwords.js";
import { say } from "../frame/announcer.js";
import { cue } from "../frame/cues.js";
import { useTicks } from "../frame/ticks.js";
import { sandLeft } from "../../rules/sand.js";
import { useEffect, useRef } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/tabletop.js").EveningState} EveningState */

const TICK_MS = 100;
/** A gap between two ticks that means that the device slept. */
const SLEPT_MS = 3000;
export const LAST_SECONDS = 10;
const SPOKEN_SECONDS = [30, LAST_SECONDS];

/**
 * Returns this device's time in milliseconds, and renders again every `everyMs` while `running`.
 * @param {boolean} running @param {number} everyMs
 */
export function useNow(running, everyMs) {
  useTicks(running, everyMs);
  return Date.now();
}

/**
 * Returns the seconds of sand left, or null while no sand runs. A bid whose name was tapped in time may still get its
 * number after the sand has run out.
 * @param {EveningState} state @param {number | null} tapped when the name was tapped whose number is awaited
 */
export function useSandClock(state, tapped) {
  const { timer } = state;
  const running = timer !== null && timer.paused === null;
  const now = useNow(running, TICK_MS);
  const before = useRef(/** @type {number | null} */ (null)); // the tick before, null while no sand runs
  const left = timer && sandLeft(timer, now) / 1000;
  const second = running && left !== null ? Math.ceil(left) : null;
  const waits = timer !== null && tapped !== null && tapped < timer.until;

  useEffect(() => {
    if (running && before.current !== null && now - before.current > SLEPT_MS) enter({ type: "pause", at: before.current });
    else if (left === 0 && !waits && timer && enter({ type: "close", at: timer.until }) === null) cue("glass");
    before.current = running ? now : null;
  });
  useEffect(() => {
    if (second === null || second === 0) return;
    if (second <= LAST_SECONDS) cue("tick");
    if (SPOKEN_SECONDS.includes(second)) say(timeWords(state, second));
  // oxlint-disable-next-line react/exhaustive-deps -- once a second
  }, [second]);
  useEffect(() => {
    const stop = () => void enter({ type: "pause", at: Date.now() });
    const hide = () => void (document.hidden && stop());
    document.addEventListener("visibilitychange", hide);
    addEventListener("pagehide", stop);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("pagehide", stop);
      stop(); // the page of the evening was left while the sand ran
    };
  }, []);
  return left;
}

/** Returns "30 seconds. Mara is first with 7." @param {EveningState} state @param {number} seconds */
function timeWords(state, seconds) {
  const [first] = state.bids;
  const time = t("say-seconds", { seconds });
  return first ? `${time} ${t("say-first", { ...who(state, first.player), moves: first.moves })}` : time;
}
