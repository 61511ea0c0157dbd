// Answers a view and the updates that follow with what a screen reader hears of each, and the message that is shown: the words
// of a round without a browser. Time passes as on a page whose robots move, or that is `still`.

import "../../support/english.mjs";
import { withTimers } from "../../support/timers.mjs";

const WEB = "../../../src/ricochetrobots/web/app";
const { LiveRegions } = await import(`${WEB}/frame/announcer.js`);
const { MessageLine } = await import(`${WEB}/frame/message.js`);
const { pace, timeOf } = await import(`${WEB}/match/pacing.js`);
const { afterStep, seeAtOnce } = await import(`${WEB}/match/seen.js`);
const { speak } = await import(`${WEB}/match/speech.js`);
const { effect, signal } = await import("../../../src/ricochetrobots/web/vendor/vendor.js");

/** The time in which polite words are joined, and all messages are gone. */
const [JOINED_MS, GONE_MS] = [2000, 60_000];

/** The time of a motion on a page with less motion, where nothing pauses. */
const STILL_MS = 120;

/** @returns {string} the text of an element */
const textOf = (node) => (Array.isArray(node) ? node.map(textOf).join("") : typeof node === "string" ? node : node ? textOf(node.props.children) : "");

export const answer = (given) => withTimers((pass) => listen(given, pass));

function listen({ board, view: first, updates, still }, pass) {
  const heard = [];
  const last = {};
  const stop = effect(() => {
    for (const region of LiveRegions()) {
      const [how, words] = [region.props["aria-live"], textOf(region).replace("\u00a0", "")];
      if (words !== last[how]) heard.push([how, words]);
      last[how] = words;
    }
  });
  heard.length = 0; // words of earlier questions
  let seen = seeAtOnce(first);
  const view = signal(first);
  const session = { view, sending: signal(null) };
  const answers = updates.map(({ events, view: next, missed }) => {
    const update = { events: events.map((event, seq) => ({ seq, event })), before: view.value, view: next, missed };
    for (const step of missed ? [] : pace(update, board)) {
      seen = afterStep(seen, step);
      view.value = seen.view;
      if (step.tell) speak({ ...update, events: [step.tell] }, session);
      pass(still ? (step.motion ? STILL_MS : 0) : timeOf(step));
    }
    if (missed) {
      seen = seeAtOnce(next);
      view.value = next;
      speak(update, session);
    }
    const message = textOf(MessageLine());
    pass(JOINED_MS);
    return { heard: heard.splice(0), message };
  });
  pass(GONE_MS);
  stop();
  return answers;
}
