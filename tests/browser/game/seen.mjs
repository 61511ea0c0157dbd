// Answers a case with the state of the screen after each step: the director's reducer without a browser.

import { pace } from "../../../src/ricochetrobots/web/app/match/pacing.js";
import { afterStep, planFor, seeAtOnce, viewOf } from "../../../src/ricochetrobots/web/app/match/seen.js";

export function answer({ board, before, view, events }) {
  const update = { events: events.map((event, seq) => ({ seq, event })), before, view, missed: false };
  let seen = seeAtOnce(before);
  const shown = pace(update, board).map((step) => {
    seen = afterStep(seen, step, update);
    const { phase, until, allowed_commands: allowed, demonstration } = viewOf(seen);
    const held = seen.held?.news.events.map(({ event }) => event.type) ?? null;
    return { phase, until, allowed, moves: demonstration?.steps.length ?? 0, verdict: seen.verdict?.type ?? null, held };
  });
  const left = viewOf({ ...seen, held: null }).phase;
  const answered = (invitation) => ({ ...view, phase: "thinking", seats: view.seats.map((seat) => ({ ...seat, invitation })) });
  const plans = [
    planFor(seen, update),
    planFor(seen, { ...update, missed: true }),
    planFor({ ...seen, rematch: true }, { ...update, view: answered("open") }),
    planFor({ ...seen, rematch: true }, { ...update, view: answered("accepted") }),
    planFor(seen, { ...update, view: { ...view, mode: "alone" } }),
  ];
  return { shown, left, plans };
}
