// A search that runs, was stopped or ran out of memory: the bound so far, and the numbers that are ruled out.

import { Title } from "../components/panel.js";
import { say } from "../frame/announcer.js";
import { html, useEffect, useRef, useState } from "../../vendor/vendor.js";
import { dateLanguage, t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("./solverwork.js").Known} Known */

/** A search that takes less time shows only its answer. */
const SHOWN_AFTER_MS = 400;
/** The least time between two bounds that are spoken. */
const SPOKEN_EVERY_MS = 5000;
/** The numbers shown before and after the bound. */
const [BEFORE, AFTER] = [6, 3];
/** No path has fewer moves (R5.4). */
const FEWEST = 2;
const PRECISE_BELOW_S = 10;
const COMMAND = "ricochet solve";

/** @param {{known: Known, tools: ComponentChildren, children?: ComponentChildren}} props `children` are below the numbers */
export function Searching({ known, tools, children }) {
  const { atLeast } = known;
  const running = known.state === "running";
  const shown = useLate(known);
  useSpoken(known);
  if (!shown) return html`<div class="searching"></div>`;
  const bound = Math.max(atLeast, FEWEST);
  const from = Math.max(FEWEST, bound - BEFORE);
  return html`
    <div class="searching">
      <div class="analysis-head">
        <${Title}>${titleOf(known)}</>
        ${running && html`<p class="note searching-time"><span class="spinner" aria-hidden="true">
          </span> ${secondsWords((performance.now() - known.since) / 1000)}</p>`}
        ${tools}
      </div>
      ${known.result?.status === "memory" && html`<${OutOfMemory} />`}
      ${bound > FEWEST && html`<p class="note">${t("analyse-proven", { moves: bound - 1 })}</p>`}
      <ol class="ruled-out" aria-hidden="true">
        ${Array.from({ length: bound - from + AFTER }, (_, index) => from + index).map((moves) => html`
          <li key=${moves} class=${moves < bound ? "out" : moves === bound ? "now" : ""}>${moves}</li>
        `)}
      </ol>
      ${children}
    </div>
  `;
}

/** What a person can do after memory ran out, below the words for what it ended. @param {{words?: string}} props */
export function OutOfMemory({ words = "" }) {
  return html`<p class="note">${words} ${t("analyse-memory-next")} <code>${COMMAND}</code></p>`;
}

/** @param {Known} known */
function titleOf({ state, atLeast, result }) {
  if (state === "stopped") return t("analyse-stopped", { moves: atLeast });
  if (result?.status !== "memory") return t("analyse-at-least", { moves: Math.max(atLeast, FEWEST) });
  return t("analyse-memory", { moves: result.atLeast, device: matchMedia("(pointer: coarse)").matches ? "phone" : "computer" });
}

/** Returns whether the search runs long enough to be shown, and renders again every second. @param {Known} known */
function useLate({ state, since }) {
  const [, setTick] = useState(0);
  const age = performance.now() - since;
  const running = state === "running";
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setTick((ticks) => ticks + 1);
    const first = setTimeout(tick, Math.max(0, SHOWN_AFTER_MS - age));
    const pulse = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(pulse);
    };
  // oxlint-disable-next-line react/exhaustive-deps -- the age when the search begins
  }, [running, since]);
  return !running || age >= SHOWN_AFTER_MS;
}

/** Speaks the bound, at most every 5 s, and how the search ended. @param {Known} known */
function useSpoken(known) {
  const last = useRef(known.since);
  const running = known.state === "running";
  const words = titleOf(known);
  useEffect(() => {
    if (running && performance.now() - last.current < SPOKEN_EVERY_MS) return;
    last.current = performance.now();
    say(words);
  }, [words, running]);
}

/** Returns "0.01 s", "6 s". @param {number} seconds */
export function secondsWords(seconds) {
  const form = seconds < PRECISE_BELOW_S ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 };
  return t("analyse-seconds", { seconds: new Intl.NumberFormat(dateLanguage(), form).format(Math.max(seconds, 0.01)) });
}
