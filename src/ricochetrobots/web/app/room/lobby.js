// The page before the match: the invitation, the players, the rules, and the start. Only the host can change the rules.

import { BoardChoice } from "./boardchoice.js";
import { Invitation } from "./invitation.js";
import { useRoomMenu } from "./roommenu.js";
import { Seats } from "./seatlist.js";
import { TABLE_TOOLS } from "./seattools.js";
import { SoundOffer } from "./soundoffer.js";
import { Tryout, useTryout } from "./tryout.js";
import { Button } from "../components/button.js";
import { Toggle } from "../components/choice.js";
import { Field } from "../components/field.js";
import { Folded } from "../components/folded.js";
import { Card, Panel, Sheet, Title } from "../components/panel.js";
import { useRefocus } from "../components/refocus.js";
import { ask } from "../frame/ask.js";
import { useBoard } from "../frame/boardhost.js";
import { useSheetPart } from "../frame/drawer.js";
import { useFrame } from "../frame/frame.js";
import { Goal, LengthCard, OptionsCard, optionsWords } from "../match/options.js";
import { PlayersTab } from "../match/playerstab.js";
import { Rematch, useAsksForRematch } from "../match/rematch.js";
import { secondsBehind } from "../../net/clock.js";
import { HAS_TABLES } from "../../net/tables.js";
import { MAX_NAME_LENGTH } from "../../rules/constants.js";
import { intention, keepName } from "../../store/person.js";
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/vendor.js";
import { freeName } from "../../words/names.js";
import { language, t } from "../../words/text.js";

/** @typedef {import("../../rules/messages.js").Options} Options */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../match/director.js").SeenSession} Session */

/** @param {{session: Session, onSit: () => void}} props */
export function Lobby({ session, onSit }) {
  const view = /** @type {View} */ (session.view.value);
  const name = session.roomName.value;
  const alone = view.mode === "alone";
  const { api, data } = useBoard();
  const [trying, setTrying] = useState(false);
  const tryout = useTryout(view.board, trying);
  const tryoutTitle = useRefocus();
  const named = useSentName(session, view);
  const [options, setOptions] = useSentOptions(session, view);
  const seated = view.seats.filter((seat) => !seat.left && seat.invitation === "accepted");
  const single = seated.length < 2;

  useFrame({ screen: trying ? "game" : "room", room: alone ? null : name, facts: alone ? [t("play-alone")] : [], title: alone
    ? t("play-alone") : name });
  useRoomMenu(session);
  useSheetPart("players", useMemo(() => (alone ? null : () => html`<${PlayersTab} session=${session} tools=${TABLE_TOOLS} />`),
    [alone, session]));
  useEffect(() => {
    if (trying) return;
    api.setView({ robots: {}, markers: {}, chip: null, trail: null, selected: null, landing: [], readOnly: true,
      cursorMode: true });
  }, [trying, api]);

  /** Replaces the board. A picked board stays until another choice of panels is made, so that choice comes first. */
  async function shuffle() {
    if (options.panels === "picked") await setOptions({ panels: "plain" });
    await ask(session, "shuffle_board");
  }

  async function start() {
    await named.send();
    await ask(session, "start_match");
  }

  const rematch = useAsksForRematch(session, view);
  const disabled = !view.allowed_commands.includes("set_options");
  const mayStart = !rematch && !disabled;
  const choosing = { options, view, players: seated.length, disabled, onChange: setOptions };
  const rules = html`
    <${BoardChoice} options=${options} board=${view.board} data=${data} disabled=${disabled} onChange=${setOptions} onShuffle=${shuffle} />
    <${OptionsCard} ...${choosing} />
  `;
  return html`
    <${Panel} class="setup">
      <${Title} class="unseen">${alone ? t("play-alone") : t("room-title", { room: name })}</>
      ${alone && html`<${Goal} view=${view} />`}
      ${intention(session.room) === "made" && view.you !== null && html`<${YourName} named=${named} />`}
      ${tryout.practice && html`<${Tryout} practice=${tryout.practice} solved=${tryout.solved} titleRef=${tryoutTitle} />`}
      ${!alone && html`<${Invitation} session=${session} view=${view} main=${single && mayStart} tv />`}
      ${!alone && seated.length > 0 && html`<${Seats} seats=${seated} session=${session} view=${view} waiting=${single && mayStart} />`}
      ${!alone && HAS_TABLES && html`<${Listing} options=${options} disabled=${disabled} onChange=${setOptions} />`}
      ${!alone && disabled && hostName(view) && html`<p class="note setup-note">${t("host-decides", { name: hostName(view) })}</p>`}
      ${!alone && html`<${LengthCard} ...${choosing} />`}
      ${session.me.value !== null && html`<${SoundOffer} />`}
      ${alone ? rules : html`<${Folded} title=${t("table-rules")} note=${optionsWords(options)}>${rules}</>`}
    </>
    <${Sheet}>
      <div class="buttons">
        ${rematch && session.me.value !== null && html`<${Rematch} session=${session} />`}
        ${!disabled && !rematch && html`<${Button} class="setup-shuffle" onClick=${shuffle}>${t("shuffle-board")}</>`}
        ${mayStart && alone && html`<p class="note">${t("alone-start-note", { seconds: view.timer_seconds })}</p>`}
        ${mayStart && html`<${Button} kind=${single && !alone ? "second" : "main"} class="wide"
          onClick=${start}>${startWords(alone, seated.length)}</>`}
        ${!alone && !mayStart && !rematch && !trying
          && html`<${Button} kind=${view.allowed_commands.includes("take_seat") ? "second" : "main"} class="wide"
          onClick=${() => setTrying(true)}>${t("tryout-start")}</>`}
        ${session.me.value !== null && !mayStart && !rematch
          && html`<${Button} class="wide" onClick=${() => ask(session, "leave_seat")}>${t("leave-seat")}</>`}
        ${session.me.value === null && html`<${FreeSeat} view=${view} onSit=${onSit} />`}
        ${secondsBehind(view) > 0 && html`<p class="note">${t("behind", { seconds: secondsBehind(view) })}</p>`}
      </div>
    </>
  `;
}

/**
 * The switch with which the host lists the room as a public table, in the host's language.
 * @param {{options: Options, disabled: boolean, onChange: (changes: Partial<Options>) => void}} props
 */
function Listing({ options, disabled, onChange }) {
  const listed = options.listed !== null && !options.private;
  return html`
    <${Card} class="lines">
      <${Toggle}
        label=${t("option-listed")} note=${t("option-listed-note")} checked=${listed} disabled=${disabled}
        onChange=${(/** @type {boolean} */ on) => onChange(on ? { listed: language.value, private: false } : { listed: null })}
      />
    </>
  `;
}

/**
 * For spectators: a button for a seat, now or as soon as one is free.
 * @param {{view: View, onSit: () => void}} props
 */
function FreeSeat({ view, onSit }) {
  if (view.allowed_commands.includes("take_seat")) return html`<${Button} kind="main" onClick=${onSit}>${t("sit-down")}</>`;
  if (view.mode === "alone") return html`<p>${t("watch-only")}</p>`;
  return html`<p>${view.locked ? t("refused-room-locked") : t("refused-table-full")}</p>
    <${Button} class="wide" onClick=${onSit}>${t("sit-next")}</>`;
}

/** @param {boolean} alone @param {number} players */
function startWords(alone, players) {
  if (alone) return t("alone-start");
  return players < 2 ? t("start-alone") : t("start-with", { players });
}

/** @param {View} view */
function hostName({ seats }) {
  return seats.find((seat) => seat.host)?.name ?? "";
}

/**
 * Returns the options that this person sent last or, once the room has answered, those of the room, and a function that
 * changes them.
 * @param {Session} session @param {View} view @returns {[Options, (changes: Partial<Options>) => Promise<void>]}
 */
function useSentOptions(session, view) {
  const [sent, setSent] = useState(/** @type {Options | null} */ (null));
  const options = sent ?? view.options;

  /** @param {Partial<Options>} changes */
  async function change(changes) {
    const next = { ...options, ...changes };
    if (next.panels !== "picked") next.board = null;
    setSent(next);
    await ask(session, "set_options", { options: next });
    setSent((latest) => (latest === next ? null : latest));
  }

  return [options, change];
}

/** The time without a key after which a name is sent. */
const TYPED_MS = 700;

/**
 * Returns the host's name as typed, and functions that change and send it. A name that is empty is sent as "Guest".
 * @param {Session} session @param {View} view
 */
function useSentName(session, view) {
  const [typed, setTyped] = useState(() => {
    const { name = "" } = view.seats.find(({ seat }) => seat === view.you) ?? {};
    return name === t("name-alone") ? "" : name;
  });
  const wanted = useRef({ name: typed, isSent: true });
  const waiting = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  useEffect(() => () => clearTimeout(waiting.current), []);

  async function send() {
    clearTimeout(waiting.current);
    const { name, isSent } = wanted.current;
    if (isSent) return;
    wanted.current.isSent = true;
    const others = view.seats.filter(({ seat }) => seat !== view.you).map((seat) => seat.name);
    if (await ask(session, "rename_seat", { name: name.trim() || freeName(others) })) keepName(name);
  }

  /** @param {string} name */
  function type(name) {
    setTyped(name);
    wanted.current = { name, isSent: false };
    clearTimeout(waiting.current);
    waiting.current = setTimeout(send, TYPED_MS);
  }

  return { typed, type, send };
}

/** @param {{named: ReturnType<typeof useSentName>}} props */
function YourName({ named: { typed, type, send } }) {
  return html`
    <form class="your-name" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); void send(); }}>
      <${Field} label=${t("your-name")} name="name" autocomplete="nickname" maxlength=${MAX_NAME_LENGTH} value=${typed}
        placeholder=${t("name-alone")} onInput=${type} onBlur=${send} />
      <p class="note">${t("your-name-note")}</p>
    </form>
  `;
}
