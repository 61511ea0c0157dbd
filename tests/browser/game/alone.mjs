// Plays the commands of each match by the rules of the browser, and answers with the events or the refusal of each command
// and the view after it. A command has the choices that chance made.

import { decide, evolve, openMatch } from "../../../src/ricochetrobots/web/rules/match.js";
import { Refusal } from "../../../src/ricochetrobots/web/rules/refusal.js";
import { readPosition } from "../../../src/ricochetrobots/web/rules/position.js";

/** @param {{board: string | null, position: string | null, chip: string | null}} choices */
const chanceOf = ({ board, position, chip }) => ({
  board: () => board,
  robots: () => readPosition(position).robots,
  chip: (chips) => chips.find(({ robot, cell }) => `>${robot ?? "*"}${cell}` === chip),
});

function play({ options, name, bots, opened, commands }) {
  let match = null;
  for (const event of openMatch(options, name, bots, { now: opened.now, chance: chanceOf(opened.choices) })) match = evolve(match, event);
  const shown = [match.view];
  const outcomes = commands.map(({ command, seat, now, choices }) => {
    try {
      const events = decide(match, command, { seat, now, chance: chanceOf(choices) });
      for (const event of events) match = evolve(match, event);
      return { events };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refused: error.code, facts: error.facts };
    } finally {
      shown.push(match.view);
    }
  });
  return { outcomes, shown };
}

export const answer = (matches) => matches.map(play);
