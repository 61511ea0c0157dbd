// What a bot does now in a match on this device, as bots/person_bot.py chooses it. The thoughts of a bot come from the
// solver's worker; everything else follows from the match.

import { DIRECTIONS } from "../../board/cells.js";
import { secondsAt } from "../../rules/botclock.js";
import { boardOf, ROBOTS } from "../../rules/match.js";
import { isThinkingTime, passMeaning } from "../../rules/passing.js";
import { landings, startFrom } from "../../rules/trial.js";
import { BOT_SECONDS, CHARACTERS, roundSeed } from "../../solver/bots.js";

/** @typedef {import("../../rules/messages.js").View} View */
/** @typedef {import("../../board/types.js").Robot} Robot */
/** @typedef {import("../../rules/messages.js").ClientCommand} ClientCommand */
/** @typedef {import("../../solver/bots.js").Mind} Mind */
/** @typedef {import("../../solver/bots.js").Thoughts} Thoughts */
/** @typedef {import("../../rules/bidding.js").Match} Match */

/**
 * Returns the mind of a bot in the present round.
 * @param {Match} match @param {number} seat @param {number} seed the bot's, for the match @returns {Mind}
 */
export function mindOf({ view }, seat, seed) {
  const bot = /** @type {import("../../rules/match.js").DeviceBot} */ (view.seats[seat].bot);
  return { level: /** @type {Mind["level"]} */ (bot.level), character: bot.character, seed: roundSeed(seed, view.number, view.round) };
}

/**
 * Returns the bid, the pass or the move of a bot that is due, or null.
 * @param {Match} match @param {number} seat @param {Thoughts} thoughts about the round @param {number} now
 * @returns {ClientCommand | null}
 */
export function botCommand(match, seat, thoughts, now) {
  const { view } = match;
  if (view.pause || (view.until !== null && now >= view.until)) return null;
  if (isThinkingTime(view)) return bid(match, seat, thoughts, now);
  return view.phase === "showing" && view.demonstration?.seat === seat ? show(match, seat, thoughts, now) : null;
}

/** @param {Match} match @param {number} seat @param {Thoughts} thoughts @param {number} now @returns {ClientCommand | null} */
function bid(match, seat, { known, overAfter }, now) {
  const { view, placed } = match;
  const time = secondsAt(view.clock, now);
  const last = known.findLast(({ after }) => after <= time);
  const standing = placed.find((one) => one.seat === seat);
  if (last && (!standing || last.bid < standing.moves)) return { type: "place_bid", id: "", round: view.round, moves: last.bid };
  if (!view.options.consent || view.seats[seat].passed) return null;
  const { stops } = CHARACTERS[/** @type {Mind["character"]} */ (view.seats[seat].bot?.character)];
  const latest = Math.max(last?.after ?? 0, ...placed.map(({ after }) => after));
  const patient = placed.length === 0 ? time < BOT_SECONDS.no_solution : time - latest < stops;
  const stopped = !patient || (overAfter !== null && time >= overAfter);
  return stopped ? { type: "pass", id: "", round: view.round, means: passMeaning(view) } : null;
}

/**
 * Shows the path in which the bot believed, and gives up if it does not work.
 * @param {Match} match @param {number} seat @param {Thoughts} thoughts @param {number} now
 * @returns {ClientCommand | null}
 */
function show(match, seat, thoughts, now) {
  const { view, shownAt } = match;
  const steps = view.demonstration?.steps ?? [];
  if (now < shownAt + BOT_SECONDS.first_move + BOT_SECONDS.move * steps.length) return null;
  const move = nextMove(match, seat, thoughts);
  return move ? { type: "move_robot", id: "", round: view.round, move } : { type: "give_up", id: "", round: view.round };
}

/** @param {Match} match @param {number} seat @param {Thoughts} thoughts @returns {string | undefined} */
function nextMove({ view, placed }, seat, thoughts) {
  const steps = view.demonstration?.steps ?? [];
  const standing = placed.find((one) => one.seat === seat);
  const legal = ROBOTS.filter((robot) => view.robots[robot] !== undefined).flatMap((robot) => legalMoves(view, robot));
  if (view.demonstration?.reached) return legal.find(([robot]) => robot !== steps.at(-1)?.move[0]); // the count was too high (R6.14)
  const believed = thoughts.known.findLast(({ after, bid: moves }) => standing && after <= standing.after && moves === standing.moves);
  const move = believed?.path[steps.length];
  return legal.find((one) => one === move);
}

/** @param {Match["view"]} view @param {Robot} robot */
function legalMoves({ board, robots }, robot) {
  const found = landings(boardOf(board), startFrom(robots).start, robot).map(({ direction }) => direction);
  return DIRECTIONS.filter((direction) => found.includes(direction)).map((direction) => robot + direction);
}
