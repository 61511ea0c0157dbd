// The options of a match (R8.4), in the order in which people look for them.

import { Segmented, Stepper, Toggle } from "../components/choice.js";
import { Icon } from "../components/icon.js";
import { Card } from "../components/panel.js";
import { DiagonalPiece, RobotPiece } from "../components/pieceicon.js";
import { CHIPS, EDITIONS, RANGES, TIE_BREAKS } from "../../rules/constants.js";
import { canLay, editionOf, hasDiagonals, hasFirstPanelsOnly } from "../../rules/editions.js";
import { chipsInAll, FEWEST_PLAYERS, usualChips } from "../../rules/lengths.js";
import { html } from "../../vendor/vendor.js";
import { editionWords, winWords } from "../../words/agreements.js";
import { t } from "../../words/text.js";
import { secondsWords } from "../../words/times.js";

/** @typedef {import("../../rules/messages.js").Options} Options */
/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {{options: Options, view: View, players: number, disabled: boolean, onChange: (changes: Partial<Options>) => void}} Props */

const CHIPS_TO_WIN = every("chips_to_win");
const TIMER_SECONDS = scale("timer_seconds", [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300]);
const THINKING_SECONDS = scale("no_bid_seconds", [60, 120, 180, 240, 300, 420, 600, 900, 1800]);
const ALONE_SHOWING_SECONDS = [...scale("solo_demonstration_seconds", [20, 30, 45, 60, 90, 120, 180, 300, 600]), null];
const SHOWING_SECONDS = [...scale("demonstration_seconds", [20, 30, 45, 60, 90, 120, 180, 300, 600, 1800]), null];
const RESULT_SECONDS = scale("result_seconds", [5, 10, 15, 20, 30, 45, 60, 120, 300]);
const SEATS = every("seats");
const SERIES_WINS = every("series_wins");
const LENGTHS = /** @type {const} */ (["short", "usual"]);
/** The usual share of the maximum number of rounds, and the usual length of a round besides the sand timer. */
const [USUAL_SHARE, BESIDE_SAND_SECONDS] = [0.7, 90];

/**
 * Returns some values of an option, from the lowest to the highest.
 * @param {keyof typeof RANGES} name @param {number[]} between
 */
function scale(name, between) {
  const { least, most } = RANGES[name];
  return [least, ...between.filter((value) => least < value && value < most), most];
}

/** Returns every value that an option may have. @param {keyof typeof RANGES} name */
function every(name) {
  const { least, most } = RANGES[name];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** @param {Props} props */
export function OptionsCard(props) {
  const { view } = props;
  const friends = view.mode === "friends";
  return html`
    <${Card} class="lines options">
      ${friends && html`<${Rules} ...${props} />`}
      <${Box} ...${props} />
      <${Switch} name="gentle_start" words="gentle" ...${props} />
      <${Amount} name="timer_seconds" words=${friends ? "timer" : "sand"} steps=${TIMER_SECONDS} ...${props} />
      <details class="more-options">
        <summary class="line">
          <span class="line-text"><b>${t("more")}</b> <small>${friends ? t("more-note") : t("more-note-alone")}</small></span>
          <${Icon} name="down" size=${18} />
        </summary>
        ${friends ? html`<${FriendsOptions} ...${props} />` : html`<${AloneOptions} ...${props} />`}
      </details>
    </>
  `;
}

/** The options of a match alone on this device. @param {Omit<Props, "view" | "players">} props */
export function DeviceOptions(props) {
  return html`
    <${Card} class="lines options">
      <${Rules} ...${props} note=${false} />
      <${Box} ...${props} />
      <${Amount} name="timer_seconds" words="sand" steps=${TIMER_SECONDS} ...${props} />
      <${Runs} ...${props} />
    </>
  `;
}

/** The fifth robot and the diagonals. @param {Omit<Props, "view" | "players">} props */
function Box({ options, disabled, onChange }) {
  const { fifth_robot_available: fifth } = editionOf(options.edition);
  return html`
    <${Toggle}
      label=${t("fifth-robot")} note=${fifth ? undefined : t("fifth-robot-none")} picture=${html`<${RobotPiece} robot="S" />`}
      checked=${options.fifth_robot} disabled=${disabled || !fifth}
      onChange=${(/** @type {boolean} */ on) => onChange({ fifth_robot: on })}
    />
    <${Toggle}
      label=${t("diagonals")} note=${diagonalsNote(options)} picture=${html`<${DiagonalPiece} robot="B" />`}
      checked=${options.panels === "diagonals"} disabled=${disabled || diagonalsNote(options) !== null}
      onChange=${(/** @type {boolean} */ on) => onChange({ panels: on ? "diagonals" : "plain" })}
    />
  `;
}

/** Returns the options of a match on this device in one line, shown while they are folded. @param {Options} options */
export function deviceOptionsWords({ edition, timer_seconds: sand, fifth_robot: fifth }) {
  return t("alone-options-note", { edition: t(`edition-${edition}`), sand: secondsWords(sand ?? editionOf(edition).timer_seconds),
    robots: fifth ? 5 : 4 });
}

/** Returns the options in one line, shown while they are folded. @param {Options} options */
export function optionsWords(options) {
  const edition = editionOf(options.edition);
  return t("table-rules-note", {
    edition: t(`edition-${options.edition}`), exact: isExact(options) ? "yes" : "no",
    sand: secondsWords(options.timer_seconds ?? edition.timer_seconds), robots: options.fifth_robot ? 5 : 4,
  });
}

/**
 * Returns whether a demonstration must use all moves of the bid (R6.3). A gentle start also accepts fewer (R6.14).
 * @param {Options} options
 */
function isExact({ exact, edition, gentle_start: gentle }) {
  return exact ?? (editionOf(edition).exact && !gentle);
}

/** `note`: whether to say how bids are shown in the edition. @param {Omit<Props, "view" | "players"> & {note?: boolean}} props */
function Rules({ options, disabled, onChange, note = true }) {
  return html`
    <div class="line">
      <span class="line-text"><b>${t("rules")}</b></span>
      <${Segmented}
        label=${t("rules")} value=${options.edition} disabled=${disabled}
        options=${EDITIONS.map(({ id }) => ({ value: id, text: t(`edition-${id}`) }))}
        onChange=${(/** @type {Options["edition"]} */ edition) => onChange(changedEdition(options, edition))}
      />
      ${note && html`<small class="line-note">${editionWords(editionOf(options.edition), isExact(options))}</small>`}
    </div>
  `;
}

/**
 * Returns the changes for another edition: its box, its timer, and its rules for bids and ties.
 * @param {Options} options @param {Options["edition"]} id @returns {Partial<Options>}
 */
function changedEdition({ panels, board, fifth_robot }, id) {
  const edition = editionOf(id);
  const lacking = (panels === "diagonals" && !hasDiagonals(edition)) || (board !== null && !canLay(edition, board));
  return {
    edition: id, exact: null, tie_break: null, timer_seconds: null,
    panels: lacking ? "plain" : panels, fifth_robot: fifth_robot && edition.fifth_robot_available,
  };
}

/** Returns why the switch cannot turn diagonals on or off, or null. @param {Options} options */
function diagonalsNote({ panels, edition }) {
  if (panels === "picked") return t("diagonals-picked");
  if (panels === "1999") return t("diagonals-1999");
  return hasDiagonals(editionOf(edition)) ? null : t("diagonals-none");
}

/** @param {Props} props */
function FriendsOptions(props) {
  const { options, disabled, onChange } = props;
  const edition = editionOf(options.edition);
  return html`
    <div class="line">
      <span class="line-text"><b>${t("reach")}</b></span>
      <${Segmented}
        label=${t("reach")} value=${isExact(options)} disabled=${disabled}
        options=${[true, false].map((value) => ({ value, text: value ? t("reach-exact") : t("reach-fewer") }))}
        onChange=${(/** @type {boolean} */ exact) => onChange({ exact })}
      />
    </div>
    <div class="line">
      <span class="line-text"><b>${t("ties")}</b></span>
      <${Segmented}
        label=${t("ties")} value=${options.tie_break ?? edition.tie_break} disabled=${disabled}
        options=${TIE_BREAKS.map((value) => ({ value, text: t(`ties-${value}`) }))}
        onChange=${(/** @type {View["tie_break"]} */ tie_break) => onChange({ tie_break })}
      />
    </div>
    <${Amount} name="no_bid_seconds" words="thinking" steps=${THINKING_SECONDS} ...${props} />
    <${Switch} name="consent" words="consent" ...${props} />
    <${Switch} name="everybody_scores" words="everybody" ...${props} />
    <${Amount} name="demonstration_seconds" words="showing" steps=${SHOWING_SECONDS} ...${props} />
    <${Amount} name="result_seconds" words="result" steps=${RESULT_SECONDS} ...${props} />
    <${Amount} name="seats" words="table" steps=${SEATS} ...${props} />
    <${FirstPanels} ...${props} />
    <${Switch} name="landing_marks" words="landing" ...${props} />
    <${Switch} name="spoken_slides" words="spoken" ...${props} />
    <${Switch} name="scratch_board" words="scratch" ...${props} />
    <${Switch} name="private" words="private" ...${props} />
  `;
}

/** @param {Props} props */
function AloneOptions(props) {
  return html`
    <${Runs} ...${props} />
    <${Amount} name="solo_demonstration_seconds" words="showing" steps=${ALONE_SHOWING_SECONDS} ...${props} />
    <${Amount} name="result_seconds" words="result" steps=${RESULT_SECONDS} ...${props} />
    <${FirstPanels} ...${props} />
    <${Switch} name="spoken_slides" words="spoken" ...${props} />
    <${Switch} name="scratch_board" words="scratch" ...${props} />
  `;
}

/** The number of times that the sand runs for each chip (R7.3). @param {Omit<Props, "view" | "players">} props */
function Runs({ options, disabled, onChange }) {
  return html`
    <div class="line">
      <span class="line-text"><b>${t("runs")}</b></span>
      <${Segmented}
        label=${t("runs")} value=${options.solo_timer_runs} disabled=${disabled}
        options=${every("solo_timer_runs").map((value) => ({ value, text: t("runs-value", { count: value }) }))}
        onChange=${(/** @type {number} */ runs) => onChange({ solo_timer_runs: runs })}
      />
    </div>
  `;
}

/** Restricts the board to panels of the first edition, whatever the rules. @param {Props} props */
function FirstPanels({ options, disabled, onChange }) {
  const noOthers = hasFirstPanelsOnly(editionOf(options.edition));
  return html`
    <${Toggle}
      label=${t("first-panels")} note=${t("first-panels-note")} checked=${options.panels === "1999" || noOthers}
      disabled=${disabled || noOthers}
      onChange=${(/** @type {boolean} */ on) => onChange({ panels: on ? "1999" : "plain" })}
    />
  `;
}

/**
 * @param {Props & {name: "consent" | "everybody_scores" | "gentle_start" | "landing_marks" | "spoken_slides" |
 * "scratch_board" | "private", words: string}} props
 */
function Switch({ name, words, options, disabled, onChange }) {
  return html`
    <${Toggle}
      label=${t(`option-${words}`)} note=${t(`option-${words}-note`)} checked=${options[name]} disabled=${disabled}
      onChange=${(/** @type {boolean} */ on) => onChange({ [name]: on })}
    />
  `;
}

/**
 * A number on a scale: a row with `option-WORDS` and its note.
 * @param {Omit<Props, "view" | "players"> & {name: "timer_seconds" | "no_bid_seconds" | "demonstration_seconds" |
 * "solo_demonstration_seconds" |
 *   "result_seconds" | "seats",
 *   words: string, steps: readonly (number | null)[]}} props
 */
function Amount({ name, words, steps, options, disabled, onChange }) {
  const value = options[name] ?? (name === "timer_seconds" ? editionOf(options.edition).timer_seconds : null);
  const label = t(`option-${words}`);
  return html`
    <${Stepper}
      label=${label} note=${t(`option-${words}-note`)} value=${value} steps=${steps} disabled=${disabled}
      shown=${name === "seats" ? t("number", { count: value ?? 0 }) : secondsWords(value)}
      less=${t("less", { what: label })} more=${t("more-of", { what: label })}
      onChange=${(/** @type {number | null} */ value) => onChange({ [name]: value })}
    />
  `;
}

/**
 * The length of the match: short, by the rulebook, or a number of chips (R8.4, R8.8), each for the number of seats
 * taken; and the number of matches that wins a series (R8.9).
 * @param {Props} props
 */
export function LengthCard({ options, view, players, disabled, onChange }) {
  const { chips_to_win: chips } = options;
  const racing = Math.max(players, FEWEST_PLAYERS);
  const usual = usualChips(racing, options.length) ?? CHIPS_TO_WIN[0];
  const choices = LENGTHS.map((value) => ({ value, text: t(`length-${value}`), note: lengthNote(racing, value) }));
  return html`
    <${Card} class="lines options length-card">
      <div class="line">
        <span class="line-text"><b>${t("length")}</b> <small>${t("length-about", { players: racing, minutes: minutesOf(racing, options) })}
          </small></span>
        <${Segmented}
          label=${t("length")} value=${chips === null ? options.length : "custom"} disabled=${disabled}
          options=${[...choices, { value: "custom", text: t("length-custom"), note: t("length-choose") }]}
          onChange=${(/** @type {Options["length"] | "custom"} */ length) =>
            onChange(length === "custom" ? { chips_to_win: usual } : { length, chips_to_win: null })}
        />
        <small class="line-note">${winWords({ ...view, options })}</small>
      </div>
      ${chips !== null && html`
        <${Stepper}
          label=${t("chips-to-win")} value=${chips} steps=${CHIPS_TO_WIN} shown=${t("number", { count: chips })}
          less=${t("less", { what: t("chips-to-win") })} more=${t("more-of", { what: t("chips-to-win") })} disabled=${disabled}
          onChange=${(/** @type {number} */ next) => onChange({ chips_to_win: next })}
        />
      `}
      <div class="line">
        <span class="line-text"><b>${t("series")}</b></span>
        <${Segmented}
          label=${t("series")} value=${options.series_wins} disabled=${disabled}
          options=${SERIES_WINS.map((wins) => ({ value: wins, text: wins === 1 ? t("series-one") : t("series-to", { wins }) }))}
          onChange=${(/** @type {number} */ wins) => onChange({ series_wins: wins })}
        />
        ${options.series_wins > 1 && html`<small class="line-note">${t("series-note", { wins: options.series_wins })}</small>`}
      </div>
    </>
  `;
}

/** Returns "first to 2" or "6 in all". @param {number} players @param {Options["length"]} length */
function lengthNote(players, length) {
  const chips = usualChips(players, length);
  return chips === null ? t("length-in-all", { chips: chipsInAll(length) }) : t("length-first-to", { chips });
}

/**
 * Returns the approximate length of a match in minutes, rounded to five.
 * @param {number} players @param {Options} options
 */
function minutesOf(players, { length, chips_to_win: agreed, timer_seconds: sand, edition }) {
  const chips = agreed ?? usualChips(players, length);
  const rounds = chips === null ? chipsInAll(length) : Math.min(CHIPS, (players * (chips - 1) + 1) * USUAL_SHARE);
  const seconds = rounds * ((sand ?? editionOf(edition).timer_seconds) + BESIDE_SAND_SECONDS);
  return Math.max(1, Math.round(seconds / 300)) * 5;
}

/** @param {{view: import("../../rules/messages.js").View}} props */
export function Goal({ view }) {
  const { chips_total: chips } = view;
  return html`
    <${Card} class="goal">
      <h2>${t("alone-goal")}</h2>
      <p>${t("alone-goal-chip")}</p>
      <p>${t("alone-goal-win", { chips, needed: Math.floor(chips / 2) + 1 })}</p>
    </>
  `;
}
