// Answers lists of events with the state after each list and what the rules say to each event: the reducer of an evening
// without a browser.

import { chipsLeft, evolve, NEW_EVENING, refusal, winners } from "../../../src/ricochetrobots/web/rules/tabletop.js";
import { undone } from "../../../src/ricochetrobots/web/app/tabletop/log.js";
import { rankingAt, tieBreaks } from "../../../src/ricochetrobots/web/rules/order.js";
import { sandLeft } from "../../../src/ricochetrobots/web/rules/sand.js";

/** `undos` are times of Undo after the events; `now` is when the sand is read. */
function played({ events, undos = [], now = 0 }) {
  let log = events;
  for (const at of undos) log = undone(log, at) ?? log;
  let state = NEW_EVENING;
  const refusals = log.map((event) => {
    const code = refusal(state, event);
    state = evolve(state, event);
    return code;
  });
  const ties = tieBreaks(state.bids, rankingAt(state.people, state.edition));
  const left = state.timer && sandLeft(state.timer, now);
  return { ...state, refusals, ties, left, chipsLeft: chipsLeft(state), winners: winners(state), log };
}

export const answer = (lists) => lists.map(played);
