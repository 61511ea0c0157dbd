// Quick chat: the preset words and faces that players say. Each stands in place of the player's tag for some seconds.

import { who } from "./matchwords.js";
import { Icon } from "../components/icon.js";
import { say } from "../frame/announcer.js";
import { REACTIONS, SAYINGS_AT_ONCE } from "../../rules/constants.js";
import { blockedSeats, keepBlocked } from "../../store/blocked.js";
import { isNumber, listOf, mapOf } from "../../store/shape.js";
import { forGood, readJson } from "../../store/storage.js";
import { html, signal } from "../../vendor/vendor.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./director.js").SeenSession} Session */
/** @typedef {import("../../rules/messages.js").Say["saying"]} Saying */
/** @typedef {ReturnType<typeof createChat>} Chat */

/** How long a word stays. */
const STAYS_MS = 4000;
/** The seconds at the end of the sand in which nobody is disturbed. */
export const LAST_SECONDS = 10;
const KEY = "ricochet.muted";

/** @param {Session} session */
export function createChat(session) {
  /** The words on the screen, by seat. */
  const words = signal(/** @type {ReadonlyMap<number, Saying>} */ (new Map()));
  /** Whether the words to say stand in place of the pad. */
  const open = signal(false);
  const muted = signal(/** @type {ReadonlySet<number>} */ (new Set(readMuted()[session.room] ?? [])));
  const blocked = signal(/** @type {ReadonlySet<number>} */ (new Set(blockedSeats(session.room))));
  /** When the whole budget is back, as a time of the server. */
  const fullAt = signal(0);
  /** The words to speak once nobody shows. @type {string[]} */
  let held = [];

  /** @param {number} seat @param {Saying | null} saying */
  function put(seat, saying) {
    const changed = new Map(words.value);
    if (saying) changed.set(seat, saying);
    else changed.delete(seat);
    words.value = changed;
  }

  /** @type {Map<number, ReturnType<typeof setTimeout>>} */
  const ending = new Map();
  const stopRemarks = session.onRemark(({ seat, saying }) => hear(seat, saying));
  const stopEvents = session.onEvents(speak);

  /** @param {number} seat @param {Saying} saying */
  function hear(seat, saying) {
    const view = session.view.value;
    if (!view || muted.value.has(seat) || blocked.value.has(seat)) return;
    clearTimeout(ending.get(seat));
    put(seat, saying);
    ending.set(seat, setTimeout(() => put(seat, null), STAYS_MS));
    if (seat !== view.you) held.push(t("chat-spoken", { name: who(view, seat).name, words: sayingWords(saying) }));
    speak();
  }

  function speak() {
    if (held.length === 0 || isTense(session.view.value, session.serverNow())) return;
    say(held.join(" "));
    held = [];
  }

  return {
    words, open, muted, blocked,
    room: session.room,
    /** Whether others would hear a word. */
    connected: () => session.status.value === "connected",
    /** When the next word may be said, as a time of the server. */
    next: () => fullAt.value - (SAYINGS_AT_ONCE.count - 1) * SAYINGS_AT_ONCE.seconds,

    /** @param {Saying} saying */
    say(saying) {
      const now = session.serverNow();
      if (this.next() > now) return;
      fullAt.value = Math.max(fullAt.value, now) + SAYINGS_AT_ONCE.seconds;
      session.say(saying);
      open.value = false;
    },

    /** The bots at the table say something, on this device only. @param {Saying} saying */
    botsSay(saying) {
      for (const { seat, bot, left } of session.view.value?.seats ?? []) if (bot && !left) hear(seat, saying);
    },

    /** @param {number} seat @param {boolean} mutes */
    mute(seat, mutes) {
      muted.value = new Set([...muted.value].filter((other) => other !== seat).concat(mutes ? seat : []));
      if (mutes) put(seat, null);
      forGood.write(KEY, JSON.stringify({ ...readMuted(), [session.room]: [...muted.value] }));
    },

    /** Hides a player's words, and lets quick join avoid this room. @param {number} seat @param {boolean} blocks */
    block(seat, blocks) {
      blocked.value = new Set([...blocked.value].filter((other) => other !== seat).concat(blocks ? seat : []));
      if (blocks) put(seat, null);
      keepBlocked(session.room, [...blocked.value]);
    },

    leave() {
      stopRemarks();
      stopEvents();
      ending.forEach(clearTimeout);
    },
  };
}

/** @param {Saying} saying */
export const sayingWords = (saying) => t(`chat-${saying}`);

/** What a player says: a face or words. @param {{saying: Saying, size?: number}} props */
export function Remark({ saying, size }) {
  const face = REACTIONS.find((one) => one === saying);
  return face ? html`<${Icon} name=${face} size=${size} />` : sayingWords(saying);
}

/** Returns whether a word would disturb: somebody shows, or the sand is nearly out. @param {View | null} view @param {number} now */
function isTense(view, now) {
  if (view?.phase === "showing") return true;
  return view?.phase === "bidding" && view.until !== null && view.until - now <= LAST_SECONDS;
}

/** Returns the muted seats of each room. */
const readMuted = () => readJson(KEY, mapOf(listOf(isNumber)), /** @type {Record<string, readonly number[]>} */ ({}));
