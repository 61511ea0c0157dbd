// The start page: create a room, join one, play alone, or solve today's puzzle on the board.

import { installWay } from "./install.js";
import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { Icon } from "../components/icon.js";
import { Card, Panel, Title } from "../components/panel.js";
import { ChipPiece, RobotPiece } from "../components/pieceicon.js";
import { BotSign } from "../components/sign.js";
import { useFrameOver } from "../frame/afterframe.js";
import { useFrame } from "../frame/frame.js";
import { later } from "../frame/later.js";
import { problemWords } from "../frame/problem.js";
import { go, Link, TODAY } from "../frame/router.js";
import { isOutdated } from "../frame/version.js";
import { ChipSigns } from "../hand/chipline.js";
import { LearnLink } from "../links/learnlink.js";
import { alreadyThere, fetchPuzzle, usePuzzle } from "../solve/today.js";
import { verdictWords } from "../solve/todaywords.js";
import { createRoom, findRoom, isOffline } from "../../net/api.js";
import { isUnreachable } from "../../net/reach.js";
import { HAS_TABLES } from "../../net/tables.js";
import { CODE_LENGTH, MAX_NAME_LENGTH } from "../../rules/constants.js";
import { landings } from "../../rules/trial.js";
import { forgetUnlessPlaying, isPlaying } from "../../store/alone.js";
import { recordOf, weekOf } from "../../store/days.js";
import { games, isRunning } from "../../store/games.js";
import { firstOptions, intend, keepName, myName } from "../../store/person.js";
import { keepSeatToken } from "../../store/seats.js";
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { dateWords, nextTime } from "../../words/times.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../solve/today.js").PuzzleTable} PuzzleTable */

const RunningGames = later(async () => (await import("../room/index.js")).RunningGames, { part: true });
const Notices = later(async () => (await import("./offline.js")).Notices, { part: true });
const Alternatives = later(async () => (await import("./offline.js")).Alternatives, { part: true });
const ThisWeek = later(async () => (await import("../solve/week.js")).ThisWeek, { part: true });
const PlayBots = later(async () => (await import("../links/playbots.js")).PlayBots, { part: true });
const LastGames = later(async () => (await import("../links/pastgames.js")).LastGames, { part: true });

const DOOR = "line more door";

export function StartPage() {
  const [today, setToday] = useState(() => alreadyThere(null));
  const [missing, setMissing] = useState(false);
  const kept = useMemo(games, []);
  const [all, setAll] = useState(false); // on a phone, further doors open on request
  const table = usePuzzle(today);
  useInvitation(table);
  const aim = today ? t("start-aim", { robot: today.chip.robot ?? "any", target: chipName(today.chip) }) : "";
  const result = table?.done.value ? table.kept.value.result : null;
  const how = table?.trial.value.moves.length === 0 && t("start-aim-how");
  useFrame({ screen: "start" });
  const unreachable = isUnreachable.value;
  useEffect(() => {
    fetchPuzzle(null).then((day) => { setToday(day); setMissing(false); }, () => setMissing(true));
  }, [unreachable]);
  return html`
    <${Panel} class=${kept.length > 0 ? "start again" : "start"}>
      ${kept.some(isRunning) && html`<${RunningGames} />`}
      <div class="start-words">
        <${Title} class="hero">${t("hero-way")} <span>${t("hero-number")}</span></>
        <p class="lead">${t("lead")}</p>
      </div>
      <div class="start-rest">
        ${today && html`<p class="start-aim"><${ChipSigns} chip=${today.chip} />
          <span><b>${result ? verdictWords(result) : aim}</b> <small class="note">${how}</small></span></p>`}
        ${(unreachable || isOutdated.value || installWay.value) && html`<${Notices} />`}
        <${Doors} kind=${kept.some(isRunning) ? "second" : "main"} />
        <${Card} class="lines start-pair">
          <${PlayWithBots} />
          ${HAS_TABLES && html`<${Link} class=${DOOR}
            to="/tables"><${DoorSigns} picture=${html`<${RobotPiece} robot="Y" size=${34} />`} title=${t("tables-title")}
            note=${t("tables-door-note")} /></>`}
        </>
        <${Card} class=${all ? "lines start-more all" : "lines start-more"}>
          <${LearnLink} class=${DOOR}>
            <${DoorSigns} picture=${html`<${RobotPiece} robot="G" size=${34} />`} title=${t("learn-title")} note=${t("learn-note")} /></>
          ${today && html`<${More} picture=${html`<${ChipPiece} chip=${today.chip} size=${34} />`} title=${t("todays-puzzle")}
            note=${result ? t("puzzle-next", { time: nextTime(today.date) }) : aim} aside=${html`<${ShortDate} date=${today.date} />`}
            onClick=${() => go(TODAY)} />`}
          ${missing && html`<p class="line note">${t("todays-puzzle-missing")}</p>`}
          <${PlayAlone} />
          <button type="button" class=${`${DOOR} door-all`} aria-expanded=${all} onClick=${() => setAll(!all)}>
            <span class="line-text"><b>${t("start-all")}</b></span><${Icon} name=${all ? "up" : "down"} size=${18} />
          </button>
          <${FurtherDoor} to="/practise" robot="G" title=${t("practise-title")} />
          <${FurtherDoor} to="/analyse" robot="B" title=${t("analyse")} />
          <${FurtherDoor} to="/table" robot="R" title=${t("door-table")} />
          ${"ladder" in document.documentElement.dataset && html`<${FurtherDoor} to="/ladder" robot="Y" title=${t("ladder-title")} />`}
          <${FurtherDoor} to="/device" robot="S" title=${t("device-title")} />
          <${FurtherDoor} to="/rules" robot="Y" title=${t("how-to-play")} />
        </>
        ${today && weekOf(today.date).some((date) => recordOf(date).result) && html`<${ThisWeek} today=${today.date} />`}
        ${kept.length > 0 && html`<${LastGames} />`}
        <p class="note start-foot"><span>${t("no-account")}</span> <span>${t("no-tracking")}</span></p>
      </div>
    </>
  `;
}

/** The times at which an untouched robot leans towards a move, in ms. */
const LEANS_AT = [4000, 16_000];

/**
 * Shows on the board the robot that should move and its target, until somebody touches it.
 * @param {PuzzleTable | null} table
 */
function useInvitation(table) {
  const board = table?.board.value;
  const fresh = table && board && !table.done.value && table.trial.value.moves.length === 0 && table.chosen.value === null;
  useEffect(() => {
    if (!fresh) return undefined;
    const { robot, cell: target } = table.chip.value;
    const directions = robot ? landings(board, table.start, robot).map(({ direction }) => direction) : [];
    table.api.setView({ invitation: { robot, directions, target } });
    const leans = robot && directions.length > 0
      ? LEANS_AT.map((ms) => setTimeout(() => table.stage.act((api) => api.lean(robot, directions[0])), ms)) : [];
    return () => {
      leans.forEach(clearTimeout);
      table.api.setView({ invitation: null });
    };
  }, [fresh, board, table]);
}

/**
 * "Nov 22", shown after the first frame, because the first date format takes a browser long.
 * @param {{date: string}} props
 */
function ShortDate({ date }) {
  return useFrameOver() && dateWords(date, { month: "short", day: "numeric" });
}

/**
 * The name field, the button for a new room, and the field and buttons to join a room.
 * @param {{kind: "main" | "second"}} props
 */
function Doors({ kind }) {
  const [fault, setFault] = useState(/** @type {{field: "name" | "code", words: string} | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState("");
  const unreachable = isUnreachable.value;
  const [alternatives, setAlternatives] = useState(false);
  const [named, setNamed] = useState(myName.value !== ""); // on a phone, a first visitor enters a name only when it is needed
  const nameField = useRef(/** @type {HTMLInputElement | null} */ (null));
  const codeField = useRef(/** @type {HTMLInputElement | null} */ (null));

  /** @param {"name" | "code"} field @param {string} words */
  function refuse(field, words) {
    setFault({ field, words });
  }

  useEffect(() => {
    if (!fault) return;
    const field = (fault.field === "name" ? nameField : codeField).current;
    field?.focus();
    field?.closest("form")?.scrollIntoView({ block: "nearest" }); // the error and the button too
  }, [fault]);

  /** @param {"name" | "code"} field @param {() => Promise<void>} work */
  async function attempt(field, work) {
    setFault(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(field, problemWords(error));
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (!unreachable) setAlternatives(false);
  }, [unreachable]);

  function makeRoom() {
    if (isUnreachable.value) return setAlternatives(true);
    setNamed(true);
    if (!myName.value) return refuse("name", t("name-missing"));
    return attempt("name", () => openRoom("friends", myName.value));
  }

  /** @param {"play" | "watch"} wanted */
  function enter(wanted) {
    const linked = /\/r\/([A-Za-z0-9_-]+)/.exec(typed)?.[1];
    const code = typed.toUpperCase().replace(/[\s-]/g, "");
    if (!linked && code.length !== CODE_LENGTH) return refuse("code", t("code-length"));
    return attempt("code", async () => {
      const room = linked ?? (await findRoom(code)).room;
      if (wanted === "watch" || myName.value) intend(room, wanted);
      go(`/r/${room}`);
    });
  }

  if (alternatives) return html`<${Alternatives} onClose=${() => setAlternatives(false)} />`;
  return html`
    <form class=${named ? "doors" : "doors unnamed"} onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); makeRoom(); }}>
      <${Field} label=${t("your-name")} error=${fault?.field === "name" ? fault.words : null}
        inputRef=${nameField} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${myName.value}
        onInput=${(/** @type {string} */ name) => keepName(name)} />
      <${Button} kind=${unreachable ? "second" : kind} class=${unreachable ? "unreachable" : ""} icon=${unreachable ? "offline" : undefined}
        type="submit" disabled=${busy}>${t("make-room")}</>
    </form>
    <form class="doors" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); enter("play"); }}>
      <div class="code-row">
        <${Field} label=${t("room-code")} unseenLabel error=${fault?.field === "code" ? fault.words : null}
          inputRef=${codeField} name="code" autocomplete="off" autocapitalize="characters" spellcheck=${false}
          placeholder=${t("room-code")} value=${typed} onInput=${setTyped} />
        <${Button} type="submit" disabled=${busy}>${t("join")}</>
        <${Button} disabled=${busy} onClick=${() => enter("watch")}>${t("watch")}</>
      </div>
    </form>
  `;
}

/** The door to a match with bots, which opens their sheet. */
function PlayWithBots() {
  const [open, setOpen] = useState(false);
  return html`
    <${More} picture=${html`<${BotSign} character="pip" />`} title=${t("bots-play")} note=${t("bots-note", { minutes: 2 })}
      onClick=${() => setOpen(true)} />
    ${open && html`<${PlayBots} onClose=${() => setOpen(false)} />`}
  `;
}

/** The door to a match alone: the one on this device, if it is not over; else a room or, without a network, this device. */
function PlayAlone() {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const playing = useMemo(isPlaying, []);

  function openHere() {
    forgetUnlessPlaying();
    go("/alone");
  }

  async function open() {
    if (playing || isUnreachable.value) return openHere();
    try {
      await openRoom("alone", myName.value || t("name-alone"));
    } catch (error) {
      if (isOffline(error)) openHere();
      else setFault(problemWords(error));
    }
  }

  return html`
    <${More} picture=${html`<${RobotPiece} robot="B" size=${34} />`} title=${t("play-alone")}
      note=${playing ? t("my-game-running") : t("play-alone-note")} fault=${fault} onClick=${open} />
  `;
}

/** @param {"friends" | "alone"} mode @param {string} name */
async function openRoom(mode, name) {
  const { room, token } = await createRoom({ mode, name, options: firstOptions() });
  if (token) keepSeatToken(room, token);
  go(`/r/${room}`);
}

/** A door that a phone shows under "More". @param {{to: string, robot: import("../../board/types.js").Robot, title: string}} props */
function FurtherDoor({ to, robot, title }) {
  return html`<${Link} class=${`${DOOR} further`}
    to=${to}><${RobotPiece} robot=${robot} size=${34} /><span class="line-text"><b>${title}</b></span></>`;
}

/** @param {DoorProps & {onClick: () => void}} props */
function More({ onClick, ...signs }) {
  return html`<button type="button" class=${DOOR} onClick=${onClick}><${DoorSigns} ...${signs} /></button>`;
}

/** @typedef {{picture: ComponentChildren, title: string, note: string, aside?: ComponentChildren, fault?: string | null}} DoorProps */

/** The content of a door. If there is little room, only picture and title are visible. @param {DoorProps} props */
function DoorSigns({ picture, title, note, aside, fault }) {
  return html`
    ${picture}
    <span class="line-text"><b>${title}</b><br />
      ${fault ? html`<small class="field-error">${fault}</small>` : html`<small class="door-more">${note}</small>`}</span>
    ${aside && html`<small class="door-more">${aside}</small>`}
    <${Icon} name="forward" size=${18} />
  `;
}
