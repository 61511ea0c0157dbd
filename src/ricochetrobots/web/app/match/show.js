// A demonstration (R6.3): everybody sees every slide and the count; the demonstrator moves the robots.

import { Proposal } from "./ending.js";
import { History } from "./history.js";
import { Countdown } from "./hourglass.js";
import { shows } from "./matchscene.js";
import { reachedWords, scoredWords, who } from "./matchwords.js";
import { PadToggle, SwipeArea } from "./pad.js";
import { PhaseCard } from "./phasecard.js";
import { keptProof } from "./proof.js";
import { Rows } from "./rows.js";
import { Strip } from "./strip.js";
import { PutChipBack } from "./think.js";
import { Button } from "../components/button.js";
import { Keyed } from "../components/keycap.js";
import { Card, Panel, Sheet } from "../components/panel.js";
import { say } from "../frame/announcer.js";
import { ask } from "../frame/ask.js";
import { useKeys } from "../frame/keys.js";
import { HandPad, MoveList, onTheTable } from "../hand/handpad.js";
import { settings } from "../../store/settings.js";
import { html, useEffect, useState } from "../../vendor/vendor.js";
import { chipName, directionName, robotName } from "../../words/names.js";
import { t } from "../../words/text.js";

/** @typedef {import("../../vendor/vendor.js").ComponentChildren} ComponentChildren */
/** @typedef {import("../../board/types.js").Direction} Direction */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("./pacing.js").Verdict} Verdict */
/** @typedef {import("./matchtable.js").Table} Table */

/** How long the confirmation for giving up stays open. */
const FORGETS_MS = 3000;

/** @param {{table: Table, view: View, aside?: ComponentChildren}} props `aside` replaces the sheet, for example for spectators */
export function Show({ table, view, aside }) {
  const { demonstration } = view;
  if (!demonstration) return null;
  const moves = table.moves.value;
  const mine = shows(view);
  const bid = demonstration.moves;
  const values = { ...who(view, demonstration.seat), moves: bid ?? 0 };
  const { verdict, hands } = table.session;
  const begun = hands.value || moves.length > 0;
  const title = verdict.value ? verdictWords(verdict.value, view) : bid === null ? t("phase-show-way", values)
    : t(begun ? "phase-show" : "phase-turn", values);
  return html`
    ${view.mode === "friends" && html`<${Strip} table=${table} view=${view} />`}
    <${Panel} class="showing">
      <${PhaseCard} view=${view} title=${title} step="show"
        timer=${begun && view.until !== null && html`<${Countdown} session=${table.session} until=${view.until} />`}>
        ${bid !== null && html`<${MoveBoxes} count=${Math.max(bid, moves.length)} made=${moves.length} />`}
      </>
      <${Proposal} session=${table.session} view=${view} />
      ${mine && !verdict.value && html`<${SwipeArea} onSwipe=${(/** @type {Direction} */ direction) => swipe(table, direction)} />`}
      ${demonstration.reached && (!view.exact || !verdict.value) && bid !== null && moves.length < bid && html`<${Reached} view=${view}
        left=${bid - moves.length} />`}
      <${Card} class="so-far">
        <p class="card-head"><b>${t("moves-so-far")}</b> <span>${lastMove(moves, bid)}</span></p>
        ${moves.length > 0 && html`<${MoveList} moves=${moves} label=${t("moves-so-far")} now=${moves.length} />`}
      </>
      ${view.mode === "friends" && html`<${Rows} session=${table.session} view=${view} chat=${table.chat} />
        <p class=${verdict.value ? "note settled" : "note"}>${failLine(view)} ${view.last_try && t("think-last-try")}</p>`}
      <${History} table=${table} view=${view} />
      <${PadToggle} room=${table.session.room} />
    </>
    ${aside ?? (mine && !verdict.value ? html`<${Sheet}><${ShowPad} table=${table} view=${view} />
      </>` : html`<${Waiting} table=${table} view=${view} />`)}
  `;
}

/** Moves the chosen robot in a direction of the screen. @param {Table} table @param {Direction} direction */
function swipe(table, direction) {
  const robot = table.chosen.value;
  if (robot) table.move(robot, table.api.directionOnBoard(direction));
}

/**
 * Shown when the robot is on its target but moves of the bid are left (R6.14).
 * @param {{view: View, left: number}} props
 */
function Reached({ view, left }) {
  const words = reachedWords(view, left);
  return html`<${Card} class="reached"><p class="card-head"><b>${words.title}</b></p><p>${words.text}</p></>`;
}

/** Returns the outcome of the demonstration in a few words. @param {Verdict} verdict @param {View} view */
export function verdictWords(verdict, view) {
  switch (verdict.type) {
    case "chip_taken":
      return verdict.scorers.length > 0 ? scoredWords(view, verdict.scorers) : t("phase-taken", who(view, verdict.seat));
    case "chip_laid":
      return t("alone-found-title");
    case "demonstration_failed":
      return t(`verdict-${verdict.reason}`, { ...who(view, verdict.seat), moves: view.demonstration?.moves ?? 0 });
  }
}

/** The sheet for players who are not demonstrating. @param {{table: Table, view: View}} props */
function Waiting({ table, view }) {
  if (!view.allowed_commands.includes("put_chip_back")) return null;
  return html`<${Sheet}><${PutChipBack} session=${table.session} view=${view} /></>`;
}

/** One box for each move: made, current or still to come. @param {{count: number, made: number}} props */
export function MoveBoxes({ count, made }) {
  return html`
    <div class="boxes" role="img" aria-label=${t("show-boxes", { made, moves: count })}>
      ${Array.from({ length: count }, (_, index) => {
        const state = index < made ? "done" : index === made ? "now" : "";
        return html`<span key=${index} class=${`box ${state}`} aria-hidden="true">${index + 1}</span>`;
      })}
    </div>
  `;
}

/** @param {readonly string[]} moves @param {number | null} bid */
function lastMove(moves, bid) {
  const last = moves.at(-1);
  if (!last) return t("show-none");
  const [robot, direction] = /** @type {[Robot, Direction]} */ ([...last]);
  const values = { number: moves.length, robot: robotName(robot), direction: directionName(direction) };
  return bid === null ? t("show-last-open", values) : t("show-last", { ...values, moves: bid });
}

/** Returns the consequence of a failed demonstration (R6.5, R6.6). @param {View} view */
function failLine(view) {
  const next = view.bids.find(({ state }) => state === "waiting");
  const { name, you } = who(view, next?.seat ?? null);
  return t("show-fail", {
    target: view.chip ? chipName(view.chip) : "",
    moves: view.demonstration?.moves ?? 0,
    exact: view.exact ? "yes" : "no",
    next: !next ? "nobody" : you === "yes" ? "you" : "other",
    name,
  });
}

/**
 * The pad of the demonstrator. The confirmation for giving up appears on the far side of the pad, away from the finger,
 * and closes after a while.
 * @param {{table: Table, view: View}} props
 */
function ShowPad({ table, view }) {
  const { singleKeys } = settings.value;
  useKeys([
    { keys: ["Tab"], text: "key-next-robot", when: () => onTheTable() && nextRobot(table) !== null, run: () => takeNext(table) },
  ]);
  const [sure, setSure] = useState(false);
  const shut = !table.inHand.value;
  const proof = table.moves.value.length === 0 ? keptProof(table.session.room, view) : null;
  useEffect(() => {
    const forget = sure ? setTimeout(() => setSure(false), FORGETS_MS) : undefined;
    return () => clearTimeout(forget);
  }, [sure]);
  const question = html`
    <div class="sure" role="group" aria-label=${t("show-give-up-sure")}>
      <p class="note">${t("show-give-up-sure")}</p>
      <${Button} kind="main" onClick=${() => ask(table.session, "give_up", { round: view.round })}>${t("show-give-up")}</>
    </div>
  `;
  return html`
    <${HandPad} table=${table} shut=${shut} waits=${table.waits.value} instead=${sure && !shut && question}>
      ${proof && !sure && html`<${Button} kind="main" disabled=${shut} onClick=${() => table.showPath(proof)}>${t("proof-show")}</>`}
      ${sure ? html`<${Button} onClick=${() => setSure(false)}>${t("show-go-on")}
        </>` : html`<${Button} disabled=${shut} onClick=${() => setSure(true)}>${t("show-give-up")}</>`}
    </>
    <p class="note hand-note">
      <span class="for-touch">${t("show-swipe")}</span>
      ${singleKeys && html`<span class="for-keys"><${Keyed} words=${t("show-keys", { fifth: "S" in view.robots ? "yes" : "no" })} />
        </span>`}
    </p>
  `;
}

/**
 * Returns the robot after the selected one, or null after the last, so that Tab moves on through the page.
 * @param {Table} table
 */
function nextRobot({ scene: { value: { robots = {}, selected } } }) {
  const inPlay = /** @type {Robot[]} */ (Object.keys(robots));
  return (selected && inPlay[inPlay.indexOf(selected) + 1]) ?? null;
}

/** @param {Table} table */
function takeNext(table) {
  const robot = nextRobot(table);
  if (!robot) return;
  table.choose(robot);
  say(t("say-stands", { robot, cell: table.scene.value.robots?.[robot] ?? "" }));
}
