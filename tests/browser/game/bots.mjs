// Plays matches with bots by the rules and the bots of the browser: at each time the clock ticks, then each bot and then the
// player may act. The answer is the events of each match.

import { readFileSync } from "node:fs";
import { botCommand, mindOf } from "../../../src/ricochetrobots/web/app/alone/botmoves.js";
import { boardOf, decide, evolve, openMatch } from "../../../src/ricochetrobots/web/rules/match.js";
import { readPosition } from "../../../src/ricochetrobots/web/rules/position.js";
import { createKernel } from "../../../src/ricochetrobots/web/solver/kernel.js";
import { thoughtsOf } from "../../../src/ricochetrobots/web/solver/thoughts.js";

const BYTES = 2 ** 26;
const module = new WebAssembly.Module(readFileSync(new URL("../../../src/ricochetrobots/web/solver/kernel.wasm", import.meta.url)));
const kernel = createKernel(module, BYTES, () => {});

function play({ options, name, bots, seeds, board, position, chips, steps }) {
  let turned = 0;
  const chance = {
    board: () => board,
    robots: () => readPosition(position).robots,
    chip(down) {
      const wanted = chips[turned++];
      return down.find(({ robot, cell }) => `>${robot ?? "*"}${cell}` === wanted);
    },
  };
  let match = null;
  const all = [];
  const fold = (events) => {
    for (const event of events) match = evolve(match, event);
    all.push(...events);
  };
  const known = new Map();
  const thoughts = (seat) => {
    const key = `${match.view.round} ${seat}`;
    if (!known.has(key)) {
      const puzzle = { board: boardOf(board), robots: match.view.markers, target: match.view.chip };
      known.set(key, thoughtsOf(kernel, puzzle, mindOf(match, seat, seeds[seat - 1])));
    }
    return known.get(key);
  };
  fold(openMatch(options, name, bots, { now: steps[0].now, chance }));
  for (const { now, command } of steps) {
    if (match.view.round > 0) fold(decide(match, { type: "tick", away: false }, { now, chance }));
    for (const { seat, bot } of match.view.seats) {
      if (!bot || match.view.round === 0 || match.view.phase === "finished") continue;
      const chosen = botCommand(match, seat, thoughts(seat), now);
      if (chosen) fold(decide(match, chosen, { now, chance, seat }));
    }
    if (command) fold(decide(match, command, { now, chance }));
  }
  return all;
}

export const answer = (matches) => matches.map(play);
