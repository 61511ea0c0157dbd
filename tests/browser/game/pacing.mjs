// Answers a case with the steps from one view to another: the timeline of a round without a browser.

import { pace } from "../../../src/ricochetrobots/web/app/match/pacing.js";

/** The time of each motion that has a fixed one, in milliseconds. */
const MOVING = { "chip-won": 850, "line-up": 1500, "fade": 240, "chip-down": 360, "chip-up": 760 };

/** The times and words of the steps that show something, without the slides. */
function timeline(steps, phase) {
  let [at, shown] = [0, phase];
  const past = [];
  for (const { motion, verdict, tell, hands, closing, view, hold } of steps) {
    const parts = [motion?.event?.move ?? motion?.kind, verdict && "verdict", tell?.event.type, hands && "hands", closing && "closing"];
    const words = parts.filter(Boolean).join(" ");
    const next = view && view.phase !== shown ? view.phase : "";
    shown = view?.phase ?? shown;
    if (words || next) past.push(`${at} ${words || next}`);
    at += (MOVING[motion?.kind] ?? 0) + (hold ?? 0);
  }
  return past;
}

/** `drawn`: for each step with a view, whether it is that of the server. `held`: whether each step before the verdict pauses. */
export function answer({ board, before, view, events }) {
  const update = { events: events.map((event) => ({ seq: 0, event })), before, view, missed: false };
  const steps = pace(update, board);
  return {
    timeline: timeline(steps, before.phase),
    drawn: steps.filter((step) => step.view).map((step) => step.view === view),
    held: steps.slice(0, steps.findIndex(({ verdict }) => verdict)).map(({ hold }) => hold > 0),
  };
}
