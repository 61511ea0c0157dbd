// Reads lists of events as JSON from standard input; writes for each the link of the evening, and the evenings before
// and after.

import { text } from "node:stream/consumers";
import { playEvents } from "../../../src/ricochetrobots/web/app/evening/evening.js";
import { readLink, writeLink } from "../../../src/ricochetrobots/web/app/evening/link.js";

const copied = (events) => {
  const state = playEvents(events);
  const link = writeLink(state);
  return { link, state, copy: playEvents(readLink(link)) };
};
const { evenings, texts } = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify({ copies: evenings.map(copied), read: texts.map(readLink) }));
