// The rules in our own words, with small pictures of moving robots. In a room, they are the rules of that room.

import { RulePicture } from "./rulepicture.js";
import { Panel, Title } from "../components/panel.js";
import { useFrame } from "../frame/frame.js";
import { Link } from "../frame/router.js";
import { LearnLink } from "../links/learnlink.js";
import { agreed } from "../match/agreed.js";
import { CATCHING_UP, CHIPS, CHIPS_BY_PLAYERS, EDITIONS, GENTLE } from "../../rules/constants.js";
import { boardHasDiagonals } from "../../rules/editions.js";
import { html } from "../../vendor/vendor.js";
import { editionWords, winWords } from "../../words/agreements.js";
import { t } from "../../words/text.js";
import { secondsWords } from "../../words/times.js";

/** @typedef {import("../match/agreed.js").Agreed} Agreed */
/** @typedef {import("../../rules/messages.js").View} View */

/**
 * The sections in order. A section with `mode` is only for that mode. A section with `applies` is left out in rooms to
 * which it does not apply.
 * @type {readonly {id: string, mode?: "friends" | "alone", applies?: (room: View) => boolean, pictures?: readonly (keyof
 * typeof import("./rulepictures.js").PICTURES)[], paragraphs: (rules: Agreed) => readonly (string | false)[]}[]}
 */
const SECTIONS = [
  {
    id: "aim",
    paragraphs: ({ options, room }) => [
      t("rules-aim-1", { robots: !room ? "any" : options.fifth_robot ? 5 : 4, alone: isAlone(room) }),
        t("rules-aim-2", { alone: isAlone(room) }),
      options.gentle_start && t("rules-aim-gentle", { chips: GENTLE.chips, moves: GENTLE.moves }),
    ],
  },
  { id: "slide", pictures: ["wall", "robot"], paragraphs: () => [t("rules-slide-1"), t("rules-slide-2"), t("rules-slide-back")] },
  { id: "corner", pictures: ["straight", "corner"], paragraphs: () => [t("rules-corner-1"), t("rules-corner-2"), t("rules-corner-back")] },
  {
    id: "bid", mode: "friends",
    paragraphs: ({ room, options, tie_break: tie, timer_seconds: seconds }) => [
      t("rules-bid-1", { time: secondsWords(seconds) }),
        t("rules-bid-2"), [t("rules-bid-3"), t(`tie-rule-${tie}`),
        ...(tie === "fewer-chips" ? [t("rules-bid-still-equal")] : [])].join(" "),
      options.consent && t("rules-bid-consent"),
      options.consent && hasBots(room) && t("rules-bid-bots", { times: CATCHING_UP.pace, seconds: CATCHING_UP.seconds }),
      options.everybody_scores && t("rules-everybody"),
      t("rules-bid-nobody", { seconds: options.no_bid_seconds, time: secondsWords(options.no_bid_seconds) }),
    ],
  },
  {
    id: "show", mode: "friends",
    paragraphs: ({ options: { demonstration_seconds: limit }, exact }) => [
      t("rules-show-1"), t("rules-show-2", { exact: exact ? "yes" : "no" }),
      t("rules-show-limit", { limit: limit === null ? "none" : "some", time: secondsWords(limit) }), t("rules-show-3"),
    ],
  },
  {
    id: "diagonal", pictures: ["bounce", "through"], applies: (room) => boardHasDiagonals(room.board),
    paragraphs: ({ room }) => [t("rules-diagonal-1", { board: room ? "this" : "some" }), t("rules-diagonal-2")],
  },
  {
    id: "vortex",
    paragraphs: ({ room }) => [t("rules-vortex-1"), fifthRobot(room) !== "no" && t("rules-vortex-2", { fifth: fifthRobot(room) })],
  },
  {
    id: "end", mode: "friends",
    paragraphs: ({ room, options: { series_wins: wins } }) => [room ? winWords(room)
      : t("rules-end-1", { two: CHIPS_BY_PLAYERS[2], three: CHIPS_BY_PLAYERS[3], four: CHIPS_BY_PLAYERS[4], all: CHIPS }), t("rules-end-2"),
      t("rules-end-3"), t("rules-end-agree"), wins > 1 && t("series-note", { wins })],
  },
  {
    id: "alone", mode: "alone",
    paragraphs: ({ options: { solo_timer_runs: runs, solo_demonstration_seconds: limit }, timer_seconds: seconds }) => [
      t("rules-alone-1", { runs, time: secondsWords(seconds) }),
      t("rules-alone-2", { limit: limit === null ? "none" : "some", time: secondsWords(limit) }), t("rules-alone-3"),
    ],
  },
  { id: "editions", applies: () => false,
    paragraphs: () => EDITIONS.map((edition) =>
    t("rules-edition", { edition: t(`edition-${edition.id}`), words: editionWords(edition) })) },
];

/** @param {View | null} room */
function isAlone(room) {
  return room?.mode === "alone" ? "yes" : "no";
}

/** Returns whether the room has bots, or may have. @param {View | null} room */
const hasBots = (room) => !room || room.seats.some(({ bot }) => bot);

/** Returns whether the silver robot takes part in the room; outside a room, "maybe". @param {View | null} room */
function fifthRobot(room) {
  return !room ? "maybe" : room.options.fifth_robot ? "yes" : "no";
}

export function RulesPage() {
  useFrame({ screen: "page", title: t("how-to-play") });
  return html`
    <${Panel} class="rules-page">
      <${Title}>${t("how-to-play")}</>
      <${Rules} />
      <p><${Link} class="button main" to="/">${t("to-start")}</></p>
    </>
  `;
}

export function Rules() {
  const rules = agreed.value;
  const { room } = rules;
  const sections = SECTIONS.filter(({ mode, applies }) => !room || ((!mode || mode === room.mode) && (!applies || applies(room))));
  return html`
    <div class="rules">
      <p><${LearnLink} class="learn-link" apart=${room !== null}><b>${t("learn-title")}</b></> <span class="note">${t("learn-note")}</span>
        </p>
      ${room && html`<p class="note">${t("rules-here", { edition: t(`edition-${rules.options.edition}`) })}</p>`}
      ${sections.map(
        ({ id, paragraphs, pictures = [] }) => html`
          <section key=${id}>
            <h2>${t(`rules-${id}`, { fifth: fifthRobot(room) })}</h2>
            ${paragraphs(rules).map((words) => words && html`<p key=${words}>${words}</p>`)}
            ${pictures.length > 0 && html`<div
              class="rule-pictures">${pictures.map((name) => html`<${RulePicture} key=${name} name=${name} />`)}</div>`}
          </section>
        `,
      )}
    </div>
  `;
}
