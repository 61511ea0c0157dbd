// Calls back a player who is on another page: with the message line, the tab's title, a sound and a buzz.

import { isIn } from "./seen.js";
import { cue } from "../frame/cues.js";
import { frame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { go } from "../frame/router.js";
import { AWAY_SECONDS } from "../../rules/constants.js";
import { computed, effect, signal, untracked } from "../../vendor/vendor.js";
import { seatName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../net/session.js").SessionLike} SessionLike */

const LOOKS_MS = 250;

/** Calls the player as long as they are on another page. Returns a function that stops it. @param {SessionLike} session */
export function callBack(session) {
  let takeBack = () => {};
  let calledForChip = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pulse;
  let until = 0;
  const clock = signal("");

  function count() {
    clock.value = clockTime(until - session.serverNow());
    if (call.peek() === "show") document.title = t("tab-your-turn", { time: clock.value });
    else if (session.serverNow() >= until) silence(); // the player can still join on the page of the room
  }

  function silence() {
    takeBack();
    takeBack = () => {};
    if (pulse === undefined) return;
    clearInterval(pulse);
    pulse = undefined;
    const { title } = frame.peek();
    document.title = title ? t("tab-title", { page: title }) : t("product");
  }

  const back = () => go(`/r/${session.link.peek()}`);
  const call = computed(() => (session.view.value && session.status.value !== "closed" ? callOf(session.view.value) : ""));
  const stop = effect(() => {
    const kind = call.value;
    untracked(() => {
      const view = session.view.peek();
      silence();
      if (!view || kind === "") return;
      pulse = setInterval(count, LOOKS_MS);
      if (kind === "show") {
        until = Math.min(view.until ?? Infinity, session.serverNow() + AWAY_SECONDS);
        count();
        takeBack = showMessage({ words: t("call-show"), clock, lasting: true, urgent: true, action: { label: t("call-go"), run: back } });
        cue("glass");
      } else {
        const asker = view.seats.find(({ seat }) => seat === view.invited_by);
        until = view.invited_until ?? 0;
        clock.value = clockTime(until - session.serverNow());
        const accept = () => void session.send("answer_invitation", { accept: true }).then(back);
        takeBack = showMessage({
          words: asker ? t("rematch-asks", { name: seatName(asker) }) : t("rematch-running"),
          clock, lasting: true, urgent: true, action: { label: t("rematch-accept"), run: accept },
        });
        cue("glass");
      }
    });
  });
  const stopListening = session.onEvents(({ events, view }) => {
    if (calledForChip || !isIn(view) || !events.some(({ event }) => event.type === "chip_turned")) return;
    calledForChip = true;
    showMessage({ words: t("call-chip", { round: view.round }), action: { label: t("call-go"), run: back } });
  });
  return () => {
    stop();
    stopListening();
    silence();
  };
}

/** The reason for calling the player. A match alone waits for its player (R7.6). @param {View} view @returns {"show" | "rematch" | ""} */
function callOf(view) {
  if (view.mode !== "alone" && view.phase === "showing" && view.demonstration?.seat === view.you) return "show";
  const mine = view.seats.find(({ seat }) => seat === view.you);
  return view.phase === "lobby" && mine?.invitation === "open" ? "rematch" : "";
}
