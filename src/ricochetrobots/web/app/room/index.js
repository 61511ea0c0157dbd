// The page of a room: opens its session, shows its board, and shows the page for its current phase.

import { Arrival } from "./arrival.js";
import { useTeamLink } from "./teamlink.js";
import { Pale } from "../components/panel.js";
import { say } from "../frame/announcer.js";
import { layBoard, useBoard } from "../frame/boardhost.js";
import { useFrame } from "../frame/frame.js";
import { later } from "../frame/later.js";
import { dropRefusals, showMessage } from "../frame/message.js";
import { Ended, problemWords } from "../frame/problem.js";
import { nowAt } from "../frame/router.js";
import { useAgreed } from "../match/agreed.js";
import { direct } from "../match/director.js";
import { useGameRecord } from "../match/gamerecord.js";
import { backWords, bidSending, roomWords, sandRuns } from "../match/matchwords.js";
import { enterRoom, leaveRoom } from "../match/openrooms.js";
import { secondsBehind } from "../../net/clock.js";
import { intend, intention, myName, useFinished } from "../../store/person.js";
import { forgetSeatToken, seatToken } from "../../store/seats.js";
import { html, signal, untracked, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { freeName } from "../../words/names.js";
import { refusalWords } from "../../words/refusals.js";
import { t } from "../../words/text.js";
import { clockTime } from "../../words/times.js";

/** Exported here because a page with running matches needs sessions, which are in this page's part. */
export { RunningGames } from "../match/runninggames.js";

/** @typedef {import("../match/director.js").SeenSession} Session */
/** @typedef {import("../../rules/messages.js").View} View */

/**
 * The delay before fetching the modules of the game and, for guests, of the lobby, so that they delay nothing that is
 * needed earlier.
 */
const AHEAD_MS = 1500;

/** From this many seconds on, the time until a restart is counted. */
const COUNTED_S = 60;
const COUNT_MS = 200;

/** Goodbyes after which a player may come back without the seat. */
const SEAT_LOST = ["bad-token", "player-removed", "seat-forgotten", "token-renewed"];

/** Before the match, the list of players shows these events. */
const LISTED = new Set(["player_seated", "player_left", "player_returned"]);

const Playing = later(async () => (await import("./playing.js")).Playing);
const Lobby = later(async () => (await import("./lobby.js")).Lobby);

/** @param {{room: string}} props */
export function RoomPage({ room }) {
  const [visit, setVisit] = useState(() => ({ token: seatToken(room) }));
  useTeamLink(room, (token) => setVisit({ token }));
  const open = useMemo(() => untracked(() => enterRoom(room, visit.token)), [room, visit]);
  const session = useMemo(() => untracked(() => direct(open.session, open.end)), [open]);
  useEffect(() => {
    const view = session.view.peek();
    const returns = open.returns && view && view.phase !== "lobby" && view.phase !== "finished";
    const dropBack = returns ? showMessage({ words: backWords(view, session.serverNow()), rank: "missed" }) : () => {};
    const stopListening = session.onEvents((news) => news.view.phase !== view?.phase && dropBack());
    return () => {
      stopListening();
      session.close();
      leaveRoom(open.session, session.view.peek());
    };
  }, [open, session]);
  const restartAt = open.session.restartAt.value;
  useEffect(() => {
    if (restartAt === null) return undefined;
    const words = signal("");
    /** Shows the time left, by the clock in the last minute. */
    function count() {
      const view = session.view.peek();
      const left = Math.max(0, (restartAt ?? 0) - session.serverNow() - (view ? secondsBehind(view) : 0));
      words.value = t("notice-restart", left > COUNTED_S ? { unit: "minutes", time: Math.round(left / 60) }
        : { unit: "clock", time: clockTime(left) });
    }
    count();
    const counting = setInterval(count, COUNT_MS);
    const takeBack = showMessage({ words: words.value, shown: words, lasting: true });
    return () => {
      clearInterval(counting);
      takeBack();
    };
  }, [restartAt, session]);
  useEffect(() => {
    if (session.link.value !== room) nowAt(`/r/${session.link.value}`);
  }, [session.link.value, room]);
  useEffect(() => {
    if (!losesSeat(session.goodbye.value)) return;
    const code = session.goodbye.value?.code;
    if (code !== "bad-token") showMessage({ words: t(`refused-${code}`), lasting: true, urgent: true });
    forgetSeatToken(room);
    setVisit({ token: null });
  }, [session.goodbye.value, room]);
  return html`<${Room} room=${room} session=${session} />`;
}

/** @param {{room: string, session: Session}} props */
function Room({ room, session }) {
  const view = session.view.value;
  const { goodbye } = session;
  const [wanted, setWanted] = useState(intention(room));
  const [fault, setFault] = useState("");
  const [asked, setAsked] = useState(false); // the page that asks for a name may be sent without one
  useConnectionWords(session);
  useBoardOf(view?.board);
  useAgreed(view);
  useLobbyWords(session);
  useFinished(view);
  useGameRecord(session);
  useEffect(() => {
    if (seatToken(room)) void Lobby.fetch();
    const fetching = setTimeout(() => {
      void Lobby.fetch();
      void Playing.fetch(); // so that it is loaded when the match begins
    }, AHEAD_MS);
    return () => clearTimeout(fetching);
  }, [room]);
  const standing = view !== null && session.me.value === null;
  const free = standing && view.allowed_commands.includes("take_seat");
  const sitsDown = free && (wanted === "play" || wanted === "next") && (asked || myName.value !== "") && !fault;
  const full = standing && !free && wanted === "play";

  useEffect(() => {
    if (sitsDown) sitDown();
    else if (full) decide("watch");
  // oxlint-disable-next-line react/exhaustive-deps -- both functions are new in each rendering, but do the same
  }, [sitsDown, full]);

  async function sitDown() {
    const taken = (view?.seats ?? []).map((seat) => seat.name);
    const { refused } = await session.send("take_seat", { name: myName.value || freeName(taken) });
    if (refused?.code.startsWith("name-")) setFault(refusalWords(refused));
    else decide("watch"); // the player has a seat, or no seat is free
    if (refused) showMessage({ words: refusalWords(refused), urgent: true });
    else dropRefusals(); // such as that of the name before
  }

  /** @param {import("../../store/person.js").Intention} next */
  function decide(next) {
    intend(room, next);
    setFault("");
    setWanted(next);
  }

  if (session.status.value === "closed" && goodbye.value && !losesSeat(goodbye.value)) return html`<${Ended} ...${goodbye.value} />`;
  if (!view || sitsDown) return html`<${Connecting} session=${session} />`;
  if (free && wanted !== "watch") return html`<${Arrival} session=${session} fault=${fault}
    onDecide=${(/** @type {"play" | "watch"} */ next) => { setAsked(next === "play"); decide(next); }} />`;
  if (view.phase === "lobby") return html`<${Lobby} session=${session} onSit=${() => decide(free ? "play" : "next")} />`;
  return html`<${Playing} session=${session} />`;
}

/**
 * Returns whether the player may come back without the seat, to watch.
 * @param {import("../../rules/messages.js").Goodbye | null} goodbye
 */
function losesSeat(goodbye) {
  return goodbye !== null && SEAT_LOST.includes(goodbye.code);
}

/** Shows a message while the connection is lost or a command is being sent. @param {Session} session */
function useConnectionWords(session) {
  const words = connectionWords(session);
  const unsent = !session.offline.value && bidSending(session) !== null;
  const lost = session.status.value === "lost";
  const announced = useRef(false);
  useLayoutEffect(() => { // a layout effect, so that the words disappear in the frame in which the connection is back
    if (!words) return undefined;
    const unspoken = !lost || announced.current;
    announced.current = lost;
    const action = unsent ? { label: t("bid-cancel"), run: () => session.cancel("place_bid") }
      : { label: t("try-now"), run: session.retryNow };
    return showMessage({ words, rank: "connection", lasting: true, unspoken, ...(lost ? { trying: true, urgent: true, action } : {}) });
  // oxlint-disable-next-line react/exhaustive-deps -- a message of its own only for other words
  }, [words, unsent]);
  useLayoutEffect(() => {
    if (lost) return dropRefusals; // on the return and on another page: "Connection lost. You can bid when it returns."
    announced.current = false;
    return undefined;
  }, [lost]);
}

/** Returns words such as "No connection. Your 6 has not arrived." @param {Session} session */
function connectionWords({ status, offline, restarting, paused, sending, view }) {
  const bid = bidSending({ sending });
  if (status.value !== "lost") return sending.value && status.value === "connected" ? t("connection-sending", { bid: bid ?? "none" }) : "";
  if (offline.value && view.value && sandRuns(view.value)) return t("connection-offline", { bid: bid ?? "none" });
  if (bid === null && restarting.value)
    return t(paused.value && view.value && sandRuns(view.value) ? "connection-paused" : "connection-restarting");
  if (bid === null) return t("connection-lost");
  return t("connection-unsent", { bid });
}

/**
 * Announces, before the match, a return, the host and the host's actions. In a round, the game announces them.
 * @param {Session} session
 */
function useLobbyWords(session) {
  useEffect(
    () => session.onEvents(({ events, missed, before, view }) => {
      if (view.phase !== "lobby") return;
      const words = missed ? t("you-are-back") : events.filter(({ event }) => !LISTED.has(event.type) && !isOwnName(event, view))
        .map(({ event }) => roomWords(event, view, before)).findLast(Boolean);
      if (words) showMessage({ words, rank: missed ? "missed" : "news", urgent: missed, brief: missed });
      if (missed) return;
      for (const { event } of events) { // the list of players shows it
        if (event.type === "player_seated"
          && event.seat !== view.you) say(roomWords(event, view, before));
      }
    }),
    [session],
  );
}

/**
 * Returns whether a player's own name has changed, which its field shows.
 * @param {import("../../rules/messages.js").GameEvent} event @param {View} view
 */
const isOwnName = (event, { you }) => event.type === "seat_renamed" && event.seat === you;

/**
 * Shows the board of the room. If it cannot be fetched, shows a message while it is missing.
 * @param {string | undefined} text
 */
function useBoardOf(text) {
  useEffect(() => {
    let takeBack = () => {};
    async function lay() {
      takeBack();
      try {
        if (text) await layBoard(text);
      } catch (error) {
        const action = { label: t("try-now"), run: lay };
        takeBack = showMessage({ words: problemWords(error), lasting: true, urgent: true, action });
      }
    }
    void lay();
    return () => takeBack();
  }, [text]);
}

/** Pale bars while the room is loading; after a while, a message with a button. @param {{session: Session}} props */
function Connecting({ session }) {
  const [late, setLate] = useState(false);
  const { api } = useBoard();
  useFrame({ screen: "game", title: t("connecting") });
  useEffect(() => {
    api.setView({ robots: {}, markers: {}, chip: null, trail: null, selected: null, landing: [], readOnly: true });
    const timer = setTimeout(() => setLate(true), 5000);
    return () => clearTimeout(timer);
  }, [api]);
  useEffect(() => {
    if (!late) return undefined;
    return showMessage({ words: t("server-silent"), lasting: true, trying: true, action: { label: t("try-now"), run: session.retryNow } });
  }, [late, session]);
  return html`<${Pale} />`;
}
