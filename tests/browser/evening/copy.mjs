// Answers lists of events with the link of each evening, and the evenings before and after.

import { playEvents } from "../../../src/ricochetrobots/web/rules/tabletop.js";
import { readLink, writeLink } from "../../../src/ricochetrobots/web/app/tabletop/copylink.js";

const copied = (events) => {
  const state = playEvents(events);
  const link = writeLink(state);
  return { link, state, copy: playEvents(readLink(link)) };
};

export const answer = ({ evenings, texts }) => ({ copies: evenings.map(copied), read: texts.map(readLink) });
