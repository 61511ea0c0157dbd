// Reads cases as JSON from standard input and writes what the screen shows after each step: the director's reducer
// without a browser.

import { text } from "node:stream/consumers";
import { pace } from "../../../src/ricochetrobots/web/app/game/pacing.js";
import { afterStep, planFor, seeAtOnce, viewOf } from "../../../src/ricochetrobots/web/app/game/seen.js";

const { board, before, view, events } = JSON.parse(await text(process.stdin));
const update = { events: events.map((event, seq) => ({ seq, event })), before, view, missed: false };
let seen = seeAtOnce(before);
const shown = pace(update, board).map((step) => {
  seen = afterStep(seen, step, update);
  const { phase, until, allowed_commands: allowed, demonstration } = viewOf(seen);
  const held = seen.held?.news.events.map(({ event }) => event.type) ?? null;
  return { phase, until, allowed, moves: demonstration?.steps.length ?? 0, verdict: seen.verdict?.type ?? null, held };
});
const left = viewOf({ ...seen, held: null }).phase;
const plans = [
  planFor(seen, update, false),
  planFor(seen, { ...update, missed: true }, false),
  planFor(seen, update, true),
  planFor({ ...seen, rematch: true }, { ...update, missed: true }, true),
];
process.stdout.write(JSON.stringify({ shown, left, plans }));
