// The start page: a board to play on, and the doors to everything else. A first visit has a board of two moves, later ones
// today's puzzle.

import { BotsDoor, Door, gradeWords, TodayDoor } from "./doors.js";
import { FEWEST, firstWords, useFirst } from "./firstboard.js";
import { installWay } from "./install.js";
import { Button } from "../components/button.js";
import { Field } from "../components/field.js";
import { Icon } from "../components/icon.js";
import { Panel, Title } from "../components/panel.js";
import { useAbove, useFrame } from "../frame/frame.js";
import { later } from "../frame/later.js";
import { problemWords } from "../frame/problem.js";
import { go, Link } from "../frame/router.js";
import { isOutdated } from "../frame/version.js";
import { alreadyThere, fetchPuzzle, usePuzzle } from "../solve/today.js";
import { createRoom, findRoom } from "../../net/api.js";
import { isUnreachable, tryNow } from "../../net/reach.js";
import { HAS_TABLES } from "../../net/tables.js";
import { CODE_LENGTH } from "../../rules/constants.js";
import { landings } from "../../rules/trial.js";
import { forgetUnlessPlaying, isPlaying } from "../../store/alone.js";
import { streakOn } from "../../store/days.js";
import { games, isRunning } from "../../store/games.js";
import { isFirstVisit } from "../../store/newcomer.js";
import { firstOptions, intend, myName } from "../../store/person.js";
import { keepSeatToken } from "../../store/seats.js";
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { chipName } from "../../words/names.js";
import { t } from "../../words/text.js";
import { timeLeft } from "../../words/times.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../net/api.js").DayPuzzle} DayPuzzle */
/** @typedef {import("../solve/today.js").PuzzleTable} PuzzleTable */

const RunningGames = later(async () => (await import("../room/index.js")).RunningGames, { part: true });
const Notices = later(async () => (await import("./notices.js")).Notices, { part: true });
const Celebration = later(async () => (await import("./celebration.js")).Celebration, { part: true });
const SolvedToday = later(async () => (await import("./solvedtoday.js")).SolvedToday, { part: true });
const LastGames = later(async () => (await import("../links/pastgames.js")).LastGames, { part: true });

const MINUTE_MS = 60_000;

export function StartPage() {
  const [first] = useState(isFirstVisit);
  useFrame({ screen: "start" });
  return first ? html`<${FirstVisit} />` : html`<${LaterVisit} />`;
}

/** The puzzle of today once it is there, and whether it cannot be fetched. @param {boolean} lays whether it lies on the page's board */
function useToday(lays) {
  const [today, setToday] = useState(() => alreadyThere(null));
  const [missing, setMissing] = useState(false);
  const unreachable = isUnreachable.value;
  useEffect(() => {
    fetchPuzzle(null, lays).then((day) => { setToday(day); setMissing(false); }, () => setMissing(true));
  }, [unreachable, lays]);
  return { today, missing: missing && !today };
}

/** The board of two moves, until it is solved and another page is opened. */
function FirstVisit() {
  const { today, missing } = useToday(false);
  const table = useFirst();
  const [others, setOthers] = useState(false); // a person who has solved the board wants every door
  useLeaning(table);
  const { title, note } = firstWords(table);
  const { length } = table.trial.value.moves;
  const solved = table.done.value;
  useAbove(html`<${Running} /><${Words} title=${title} note=${note} focusOn=${solved} />`);
  const celebrates = solved && length === FEWEST && !others;
  const lead = length > 0 && !others ? html`
    <div class="door-row">
      ${solved ? html`<${Button} icon="restart" onClick=${table.restart}>${t("solved-again")}</>`
        : html`<${Button} icon="undo" onClick=${table.undo}>${t("undo")}</>`}
      <span class="note">${!solved && t("first-undo-note")}</span>
    </div>` : html`<${TodayDoor} today=${today} missing=${missing} />`;
  return html`
    <${Panel} class=${celebrates ? "start celebrates" : "start"}>
      <${Doors} lead=${lead} />
      ${length > 0 && !others && html`<${Celebration} shown=${celebrates} today=${today} onOthers=${() => setOthers(true)} />`}
      <${Foot} />
    </>
  `;
}

/** Today's puzzle and its result, and the last matches. */
function LaterVisit() {
  const { today, missing } = useToday(true);
  const table = usePuzzle(today);
  const played = useMemo(() => games().length > 0, []); // a match that has just ended is still stored as running
  useInvitation(table);
  useMinutes();
  const result = table?.done.value ? table.kept.value.result : null;
  const aim = today ? t("start-aim", { robot: today.chip.robot ?? "any", target: chipName(today.chip) }) : "";
  const over = result ? Math.max(0, result.moves - result.best) : 0;
  useAbove(html`
    <${Running} />
    ${!today && html`<${Words} title=${missing ? t("todays-puzzle-missing") : t("todays-puzzle")} note="" />`}
    ${today && (result ? html`<${Words} title=${t("solved-today", { time: timeLeft(today.date) })} note=${t("share-over", { over })} />`
      : html`<${Words} title=${aim} note=${t("start-note")} spare aside=${gradeWords(today.date)} />`)}
  `);
  const lead = result && table ? html`<${SolvedToday} table=${table} result=${result} />`
    : html`<${TodayDoor} today=${today} missing=${missing} streak=${today ? streakOn(today.today) : 0} weeks />`;
  return html`
    <${Panel} class="start again">
      <${Doors} lead=${lead} />
      <${Foot} games=${played} />
    </>
  `;
}

/** Renders a component again each minute, for the time to the next puzzle. */
function useMinutes() {
  const [, setCount] = useState(0);
  useEffect(() => {
    const counting = setInterval(() => setCount((count) => count + 1), MINUTE_MS);
    return () => clearInterval(counting);
  }, []);
}

/** The matches that can continue, in rooms or on this device. */
function Running() {
  const inRooms = useMemo(() => games().some(isRunning), []);
  const here = useMemo(isPlaying, []);
  return html`
    ${inRooms && html`<${RunningGames} />`}
    ${here && html`<${Door} ink=${!inRooms} title=${t("my-game-back")} note=${t("my-game-running")} to="/alone" />`}
  `;
}

/**
 * What the board is for, above it. `spare`: a phone has no room for the note.
 * @param {{title: string, note: string, spare?: boolean, aside?: string, focusOn?: unknown}} props
 */
function Words({ title, note, spare = false, aside, focusOn }) {
  return html`
    <div class="start-words">
      <${Title} focusOn=${focusOn} describedBy="start-note">${title}</>
      ${aside && html`<span class="tag">${aside}</span>`}
      <p class=${spare ? "note more-words" : "note"} id="start-note">${note}</p>
    </div>
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
    return () => table.api.setView({ invitation: null });
  }, [fresh, board, table]);
  useLeaning(table);
}

/** Lets an untouched robot lean. @param {Pick<PuzzleTable, "board" | "done" | "trial" | "chip" | "start" | "stage"> | null} table */
function useLeaning(table) {
  const board = table?.board.value;
  const untouched = table && board && !table.done.value && table.trial.value.moves.length === 0;
  useEffect(() => {
    if (!untouched) return undefined;
    const { robot } = table.chip.value;
    const [first] = robot ? landings(board, table.start, robot) : [];
    const lean = () => robot && first && table.stage.act((api) => api.lean(robot, first.direction));
    const leans = LEANS_AT.map((ms) => setTimeout(lean, ms));
    return () => leans.forEach(clearTimeout);
  }, [untouched, board, table]);
}

/** Opens the match on this device, or a new one if it is over. */
function playAlone() {
  forgetUnlessPlaying();
  go("/alone");
}

/** Every door, after the first one: `lead`. @param {{lead: ComponentChildren}} props */
function Doors({ lead }) {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [forTv, setForTv] = useState(false);
  const [typed, setTyped] = useState("");
  const codeField = useRef(/** @type {HTMLInputElement | null} */ (null));
  const off = isUnreachable.value;

  useEffect(() => {
    if (fault || forTv) codeField.current?.focus();
  }, [fault, forTv]);

  /** Opens a page that the server must answer for. @param {() => Promise<string>} find the path of the page */
  async function open(find) {
    setFault(null);
    setBusy(true);
    try {
      go(await find());
    } catch (error) {
      setFault(problemWords(error));
    } finally {
      setBusy(false);
    }
  }

  async function openRoom() {
    const { room, token } = await createRoom({ mode: "friends", name: myName.value || t("name-alone"), options: firstOptions() });
    if (token) keepSeatToken(room, token);
    intend(room, "made");
    return `/r/${room}`;
  }

  /** @param {SubmitEvent} event */
  function enter(event) {
    event.preventDefault();
    const linked = /\/r\/([A-Za-z0-9_-]+)/.exec(typed)?.[1];
    const code = typed.toUpperCase().replace(/[\s-]/g, "");
    if (linked) return go(`/r/${linked}`);
    if (code.length !== CODE_LENGTH) return setFault(t("code-length"));
    return forTv ? go(`/tv/${code}`) : open(async () => `/r/${(await findRoom(code)).room}`);
  }

  const label = forTv ? t("room-code-tv") : t("room-code");
  return html`
    <div class="doors">
      ${lead}
      <${BotsDoor} />
      <${Door} picture=${html`<${Icon} name="people" size=${24} />`} title=${t("friends-play")} note=${t("friends-note")} off=${off || busy}
        onClick=${() => open(openRoom)} />
      ${off ? html`<p class="offline" role="status"><${Icon} name="offline" /> <span>${t("offline-line")}</span>
        <button type="button" class="link" onClick=${tryNow}>${t("try-now")}</button></p>` : html`
        <form class="code-row" onSubmit=${enter}>
          <${Field} label=${label} unseenLabel error=${fault} inputRef=${codeField} name="code" autocomplete="off"
            autocapitalize="characters" spellcheck=${false} placeholder=${label} value=${typed} onInput=${setTyped} />
          <${Button} type="submit" disabled=${busy}>${forTv ? t("watch") : t("join")}</>
        </form>`}
      <${Door} small to="/practise" title=${t("practise-title")} note=${t("practise-door-note")} />
      <${Door} small to="/analyse" title=${t("analyse")} note=${t("analyse-door-note")} />
      <${Door} small to="/table" title=${t("door-table")} note=${t("table-door-note")} />
      <${Door} small to="/learn" title=${t("door-learn")} note=${t("learn-note")} />
      <${Door} small title=${t("play-alone")} note=${t("play-alone-note")} onClick=${playAlone} />
      <${Door} small title=${t("door-tv")} note=${t("tv-door-note")} off=${off} onClick=${() => setForTv(true)} />
    </div>
  `;
}

/** What few people look for, the offers of this visit and, if there are any, the last `games`. @param {{games?: boolean}} props */
function Foot({ games: shows = false }) {
  const hasLadder = "ladder" in document.documentElement.dataset;
  return html`
    <footer class="start-foot">
      ${(isOutdated.value || installWay.value) && html`<${Notices} />`}
      ${shows && html`<${LastGames} />`}
      <p class="note">
        ${shows && html`<${Link} class="all-games" to="/games">${t("games-all")}</>`}
        ${HAS_TABLES && html`<${Link} to="/tables">${t("tables-title")}</>`}
        ${hasLadder && html`<${Link} to="/ladder">${t("ladder-title")}</>`}
        <${Link} to="/rules">${t("how-to-play")}</>
        <${Link} to="/device">${t("device-title")}</>
        <span>${t("no-account")}. ${t("no-tracking")}.</span>
      </p>
    </footer>
  `;
}
