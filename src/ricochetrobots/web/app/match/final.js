// The end of a match: the winner, the ranking with the chips, a replay of every round, and the buttons that continue.

import { Places } from "./aloneround.js";
import { endReasonWords } from "./ending.js";
import { Remark } from "./chat.js";
import { ChatKey, PadBox } from "./chatkey.js";
import { Evening } from "./eveningscore.js";
import { Rounds } from "./history.js";
import { LineUp, Pile, WinnerSigns } from "./lineup.js";
import { pathsOfRound } from "./matchscene.js";
import { endWords, person, seriesWords, tally, who } from "./matchwords.js";
import { Rematch } from "./rematch.js";
import { AnalyseRound, RoundPaths } from "./result.js";
import { Strip } from "./strip.js";
import { bestRound, LEAST_PRAISED, praised } from "./win.js";
import { Button } from "../components/button.js";
import { Handicap } from "../components/handicap.js";
import { Panel, Sheet, Title } from "../components/panel.js";
import { ChipPiece } from "../components/pieceicon.js";
import { useRefocus } from "../components/refocus.js";
import { Sign } from "../components/sign.js";
import { ask } from "../frame/ask.js";
import { useFrame } from "../frame/frame.js";
import { showMessage } from "../frame/message.js";
import { Link } from "../frame/router.js";
import { PlayBots } from "../links/playbots.js";
import { linkTo } from "../../net/address.js";
import { keptBots, levelLikeMe } from "../../store/alonematch.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { chipName, seatName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../rules/messages.js").SeatPart} SeatPart */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./matchtable.js").Table} Table */

/** The parts of a table that replays need. @typedef {Pick<Table, "board" | "replay">} Looking */

const MOST_ROUNDS = 5;

/** The end of a match, in its room. @param {{table: Table, view: View}} props */
export function MatchEnd({ table, view }) {
  const { session, chat } = table;
  const status = useRefocus();
  const closing = session.closing.value;
  const [watched] = useState(() => session.closing.peek());
  const isWithBots = session.room === "alone" && view.mode === "friends"; // on this device
  useEffect(() => {
    if (watched && !closing) chat.botsSay("good-game");
  }, [chat, watched, closing]);
  const may = !session.rematch.value && view.allowed_commands.includes("play_again");
  const more = (/** @type {string} */ form) => isWithBots ? html`<${Level} class=${form} table=${table} view=${view} />`
    : may && html`<${Button} class=${form} onClick=${() => again(table, true)}>${t("final-new-board")}</>`;
  const next = isWithBots ? html`<${Button} kind="main" class="wide" onClick=${() => again(table, true)}>${t("rematch")}</>`
    : session.rematch.value
    ? html`<${Rematch} session=${session} statusRef=${status}
      leads=${session.latest.value?.allowed_commands.includes("set_options") ? session.follow : undefined} />`
    : may && html`
        <${Button} kind="main" class="wide" onClick=${() => again(table, false)}>
          ${t(view.mode === "alone" ? "final-again" : "final-rematch")}</>
      `;
  return html`
    ${view.mode === "friends" && html`<${Strip} table=${table} view=${view} />`}
    <${Final} table=${table} view=${view} room=${session.roomName.value} game=${session.game.value} next=${next} more=${more}
      words=${chat.words.value} stage=${closing ? "closing" : watched ? "closed" : ""}
      around=${(/** @type {ComponentChildren} */ buttons) => html`
        <${PadBox} table=${table} view=${view}><div class="buttons"><${ChatKey} chat=${chat} view=${view} />${buttons}</div></>`}
      series=${seriesWords(view)} levels=${isWithBots ? levelWords(view) : ""}
      evening=${html`<${Evening} session=${session} view=${view} />`} />
  `;
}

/**
 * A finished match. `next` has the buttons that continue, by default a link to the start page, and `more` draws another one,
 * which low screens show above the ranking; `around` draws the buttons;
 * `stage`: "closing" while the robots still leave the board, "closed" after that; `series` is the standing of the series;
 * `levels` tells how the bots' level follows the match; `evening` stands under the ranking; `record` replaces the list of
 * rounds; `words` are what people say.
 * @param {{table: Looking, view: View, room?: string | null, game: string | null, next?: ComponentChildren,
 * more?: (form: string) => ComponentChildren, series?: string, levels?: string, stage?: string,
 * around?: (buttons: ComponentChildren) => ComponentChildren,
 * evening?: ComponentChildren, record?: ComponentChildren, words?: import("./chat.js").Chat["words"]["value"]}} props
 */
export function Final({
  table, view, room = null, game, next, more, series, levels, evening, record, words, stage = "",
  around = (buttons) => html`<div class="buttons">${buttons}</div>`,
}) {
  const alone = view.mode === "alone";
  const rounds = view.history.length;
  const minutes = Math.max(1, Math.round(((view.ended_at ?? 0) - (view.started_at ?? 0)) / 60));
  const looked = table.replay.playback.value;
  const round = looked && view.history.find((one) => one.round === looked.path.task);
  const analysed = round ?? praised(view)?.round ?? view.history.at(-1);
  const closing = stage === "closing";
  useFrame({
    screen: "game", room: alone ? null : room, title: closing ? "" : endWords(view),
    facts: [t("round-count", { rounds }), t("minute-count", { minutes })],
  });
  return html`
    <${Panel} class=${`final ${stage}`}>
      <div class="final-head">
        <${LineUp} view=${view} />
        <${WinnerSigns} view=${view} />
        <div class="final-words">
          <${Title} class="hero" focusOn=${`${view.number}.${stage}.end`}>${endWords(view)}</>
          <p>${summary(view)} ${endReasonWords(view)}</p>
          ${series && html`<p>${series}</p>`}
          ${levels && html`<p>${levels}</p>`}
        </div>
        <${Pile} view=${view} />
      </div>
      ${!closing && html`
        ${more?.("for-low")}
        ${!looked && html`<${Best} table=${table} view=${view} />`}
        ${round && html`<${RoundPaths} table=${table} view=${view} result=${round} />
          <p><${Button} onClick=${table.replay.close}>${t("replay-close")}</></p>`}
        ${alone ? html`<${Places} view=${view} head=${false} />` : html`<${Ranking} view=${view} words=${words} />`}
        ${evening}
        ${record || html`
          <p class="rounds-head"><b>${t("final-rounds")}</b> <span class="note">${t("final-rounds-note")}</span></p>
          <${Rounds} table=${table} view=${view} most=${MOST_ROUNDS} />
        `}
      `}
    </>
    ${!closing && html`
      <${Sheet}>
        ${around(html`
          <${Button} icon="share" class="share" label=${t("final-share")} onClick=${() => share(view, game)}>${t("final-share")}</>
          ${analysed && html`<${AnalyseRound} view=${view} round=${analysed} />`}
          ${more?.("for-tall")}
          ${next || html`<${Link} class="button main" to="/">${t("to-start")}</>`}
        `)}
      </>
    `}
  `;
}

/** The round on the board, with a button to replay it. @param {{table: Looking, view: View}} props */
function Best({ table, view }) {
  const best = bestRound(view.history);
  const [path] = best ? pathsOfRound(best.round) : [];
  if (!best || !path || path.moves.length < LEAST_PRAISED) return null;
  const values = { ...who(view, best.round.seat), round: best.round.round, moves: path.moves.length, gap: best.gap };
  return html`
    <p class="best-round">
      <span><b>${t("final-best", values)}
        </b> <span class="note">${best.gap > 0 ? t("final-best-gap", values) : t("final-best-shortest", values)}</span></span>
      <${Button} icon="play" label=${t("final-best-play")} onClick=${() => table.replay.start(path)} />
    </p>
  `;
}

/** With bots on this device: another level, with which a rematch begins. @param {{table: Table, view: View, class: string}} props */
function Level({ table, view, class: form }) {
  const [open, setOpen] = useState(false);
  return html`
    <${Button} class=${form} onClick=${() => setOpen(true)}>${t("bots-level", { level: nextLevel(view) })}</>
    ${open && html`<${PlayBots} onClose=${() => setOpen(false)} onStart=${() => again(table, true)} />`}
  `;
}

/** Returns the level of a rematch with bots. @param {View} view */
const nextLevel = (view) => (keptBots().level === "like-me" ? levelLikeMe() : levelOf(view));

/** @param {View} view */
const levelOf = ({ seats }) => seats.find(({ bot }) => bot)?.bot?.level ?? "1";

/** Returns how the level of the bots follows this match, or "". @param {View} view */
function levelWords(view) {
  const [from, to] = [levelOf(view), nextLevel(view)];
  return from === to ? "" : t("bots-level-moves", { way: to > from ? "stronger" : "gentler", from, to });
}

/**
 * Proposes a rematch, or accepts one that somebody else has just proposed.
 * @param {Table} table @param {boolean} newBoard
 */
async function again({ session }, newBoard) {
  if (!session.rematch.peek() && (await ask(session, "play_again", { new_board: newBoard }))) return;
  if (session.rematch.peek()) await ask(session, "answer_invitation", { accept: true });
}

/** Returns the result for this person and one true sentence about a round. @param {View} view */
function summary(view) {
  const { winners, seats, history, you } = view;
  if (view.mode === "alone") return `${t("alone-score", tally(view))}. ${praiseWords(view)}`;
  const lost = you !== null && !winners.includes(you);
  const chips = t("chip-count", { chips: seats.find(({ seat }) => seat === (lost ? you : winners[0]))?.chips.length ?? 0 });
  const rounds = t("round-count", { rounds: history.length });
  return `${lost ? t("final-own", { chips }) : t("final-summary", { chips, rounds })}. ${praiseWords(view)}`;
}

/** Returns the words of the round that the end praises, or "". @param {View} view */
function praiseWords(view) {
  const found = praised(view);
  if (!found) return "";
  const { round } = found;
  const values = { ...who(view, view.mode === "alone" ? view.you : round.seat), round: round.round, moves: round.steps.length };
  return t(`praise-${found.kind}`, { ...values, next: round.next_bid ?? 0 });
}

/**
 * Returns the players ordered by chips. Tied players share a place.
 * @param {View} view @returns {{seat: SeatPart, place: number}[]}
 */
export function ranking({ seats, winners }) {
  const level = (/** @type {SeatPart} */ { seat, chips }) => chips.length + (winners.includes(seat) ? 100 : 0);
  const sorted = seats.toSorted((one, other) => level(other) - level(one));
  return sorted.map((seat) => ({ seat, place: sorted.findIndex((other) => level(other) === level(seat)) + 1 }));
}

/** What a player says. @param {{saying?: import("./chat.js").Saying}} props */
const Remarked = ({ saying }) => saying && html`<span class="remark" aria-hidden="true"><${Remark} saying=${saying} size=${20} /></span>`;

/** @param {{view: View, words?: import("./chat.js").Chat["words"]["value"]}} props */
function Ranking({ view, words }) {
  return html`
    <ol class="ranking" aria-label=${t("final-ranking")}>
      ${ranking(view).map(
        ({ seat, place }) => html`
          <li key=${seat.seat} class="rank">
            <span class="row-order">${place}</span>
            <${Sign} seat=${seat.seat} name=${seatName(seat)} bot=${seat.bot} away=${seat.left} />
            <b class="row-name" title=${seatName(seat)}>${person(view, seat.seat)}</b>
            <${Handicap} handicap=${seat.handicap} />
            <${Remarked} saying=${words?.get(seat.seat)} />
            <span class="rank-chips">
              ${seat.chips.map((chip) => html`<${ChipPiece} key=${chip.cell} chip=${chip} size=${28} label=${chipName(chip)} />`)}</span>
            <strong class="rank-count">${seat.chips.length}</strong>
          </li>
        `,
      )}
    </ol>
  `;
}

/** Opens the share sheet. @param {View} view @param {string | null} game its id, if others can open it */
async function share(view, game) {
  try {
    const { openShare } = await import("../share/sharesheet.js");
    const { sharedMatch } = await import("./matchshared.js");
    openShare(async () => sharedMatch(view, game === null ? null : linkTo(`/games/${game}`)));
  } catch {
    showMessage({ words: t("problem-offline"), urgent: true });
  }
}
