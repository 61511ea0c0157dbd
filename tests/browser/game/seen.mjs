// Answers a case with the state of the screen after each step: the director's reducer without a browser.

import { pace } from "../../../src/ricochetrobots/web/app/match/pacing.js";
import { afterStep, planFor, seeAtOnce } from "../../../src/ricochetrobots/web/app/match/seen.js";

export function answer({ board, before, view, events }) {
  const update = { events: events.map((event, seq) => ({ seq, event })), before, view, missed: false };
  let seen = seeAtOnce(before);
  const shown = pace(update, board).map((step) => {
    seen = afterStep(seen, step);
    const { phase, until, allowed_commands: allowed, demonstration } = seen.view;
    const [moves, verdict, told] = [demonstration?.steps.length ?? 0, seen.verdict?.type ?? null, step.tell?.event.type ?? null];
    return { phase, until, allowed, moves, verdict, closing: seen.closing, told };
  });
  const answered = (invitation) => ({ ...view, phase: "thinking", seats: view.seats.map((seat) => ({ ...seat, invitation })) });
  const plans = [
    planFor(seen, update),
    planFor(seen, { ...update, missed: true }),
    planFor({ ...seen, rematch: true }, { ...update, view: answered("open") }),
    planFor({ ...seen, rematch: true }, { ...update, view: answered("accepted") }),
    planFor(seen, { ...update, view: { ...view, mode: "alone" } }),
  ];
  return { shown, plans };
}
